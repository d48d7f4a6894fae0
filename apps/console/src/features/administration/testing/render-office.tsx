import { loadAdminCatalogue } from '@tallrik/translations/load-admin-catalogue';
import type { AdminTranslationKey } from '@tallrik/translations/keys';
import { createTranslator } from '@tallrik/translations/translate';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { Services } from '../../../shared/services.tsx';
import { renderWith, type Answers } from '../../../shared/testing/render-with.tsx';
import { ConflictQuestions } from '../changes/ConflictSheet.tsx';
import { OfficeChanges } from '../changes/OfficeChanges.tsx';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { AdminTextProvider } from '../use-admin-text.tsx';

export const smash = {
  id: 'smash',
  displayName: 'Smash',
  slug: 'smash',
  country: 'GB',
  currency: 'GBP' as const,
  languages: ['en' as const, 'se' as const],
  enableQrOrders: true,
  requiresTwoFactor: false,
  isLive: false,
  venues: [
    { id: 'camden', name: 'Smash Camden' },
    { id: 'soho', name: 'Smash Soho' },
  ],
};

// Read before the first test begins: a busy machine would take its time inside of one.
const translate = createTranslator<AdminTranslationKey>('en', await loadAdminCatalogue('en'));

/** What stands around every page of the office: its words, the undo, the question of two people at once. */
export function renderOffice(
  page: ReactNode,
  answers: Answers = {},
  path = '/office/menu',
  prepare?: (services: Services) => void,
) {
  const world = renderWith(
    <MemoryRouter initialEntries={[path]}>
      <AdminTextProvider translate={translate}>
        <LeaveGuard staffId="ada">
          <OfficeChanges page="menu">
            <ConflictQuestions company={smash}>{page}</ConflictQuestions>
          </OfficeChanges>
        </LeaveGuard>
      </AdminTextProvider>
    </MemoryRouter>,
    answers,
    prepare,
  );
  return {
    ...world,
    /** What was sent to the operation, in its order. */
    sent: (name: string) =>
      world.requests.filter(([operation]) => operation === name).map(([, sent]) => sent),
  };
}
