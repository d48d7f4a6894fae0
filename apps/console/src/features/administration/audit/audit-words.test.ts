import schema from '@tallrik/contract/staff-schema.graphql?raw';
import { JOB_ACTIONS } from '@tallrik/domain/company/audit';
import { LANGUAGES } from '@tallrik/domain/company/languages';
import { loadAdminCatalogue } from '@tallrik/translations/load-admin-catalogue';
import type { AdminTranslationKey } from '@tallrik/translations/keys';
import { createTranslator } from '@tallrik/translations/translate';
import { expect, it } from 'vitest';
import { AUDIT_WORDS } from './audit-words.ts';

/** Names of the mutations, read from the text: the console does not depend on a parser. */
function mutationNames(): string[] {
  const body = /^type Mutation \{$([\s\S]*?)^\}$/m.exec(schema)?.[1] ?? '';
  return [...body.matchAll(/^ {2}([a-z]\w*)[(:]/gm)].map(([, name]) => name ?? '');
}

/**
 * Calls that are no operation of the endpoint: `POST /staff/pictures` (O-13), `POST /staff/company-archive` (D-582),
 * `POST /staff/guest-files` (D-722), `POST /staff/payout-reports` (D-781).
 */
const SENT_BY_FORM = [
  'exportCompany',
  'fetchGuestFile',
  'importCompany',
  'uploadPayoutReport',
  'uploadPicture',
];

it('[F-85] [D-115] [D-294] the audit log has words for every call of staff', () => {
  const names = mutationNames();
  expect(names).toContain('inviteStaffMember');
  expect(Object.keys(AUDIT_WORDS).toSorted()).toEqual(
    [...names, ...SENT_BY_FORM, ...JOB_ACTIONS].toSorted(),
  );
});

it('[TEAM-11] what was done begins with a capital in every language, as whatever stands beside it', async () => {
  for (const language of LANGUAGES) {
    const t = createTranslator<AdminTranslationKey>(language, await loadAdminCatalogue(language));
    const small = Object.values(AUDIT_WORDS)
      .map((key) => t(key))
      .filter((words) => words[0] !== words[0]?.toLocaleUpperCase(language === 'tr' ? 'tr' : 'en'));
    expect(small).toEqual([]);
  }
});
