import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import type { Administrator } from '../administered-company.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { StampsScreen } from './StampsScreen.tsx';
import type { OfficeStampCard } from './stamps-query.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const text = (en: string) => ({ en, se: null, es: null, no: null, tr: null, dk: null });
const aCard = (fields: Partial<OfficeStampCard> = {}): OfficeStampCard => ({
  id: 's1',
  version: 2,
  name: text('Ten coffees'),
  description: text(''),
  details: text(''),
  icon: null,
  image: null,
  requiredCount: 10,
  itemIds: ['coffee'],
  venueIds: [],
  offerId: 'free',
  isArchived: false,
  endsAt: null,
  holders: [7, 5, 3, 2, 2, 1, 0, 0, 0, 0],
  fullCards: 4,
  ...fields,
});
const CATALOGUE = {
  defaultLanguage: 'en',
  languages: ['en', 'se'],
  categories: [
    {
      id: 'drinks',
      version: 1,
      name: text('Drinks'),
      description: text(''),
      parentId: null,
      order: 1,
    },
  ],
  items: [
    {
      id: 'coffee',
      version: 1,
      title: text('Coffee'),
      description: text(''),
      categoryIds: ['drinks'],
      entries: [],
      order: 1,
    },
  ],
  groups: [],
  upsells: [],
  menus: [],
  version: '1',
  vatRates: [],
};
const offer = (id: string, name: string, isDefault: boolean) => ({
  id,
  name: text(name),
  isDefault,
});
const owner = { id: 'ada', role: 'COMPANY_ADMIN' } as const;
const manager = { id: 'mo', role: 'VENUE_MANAGER' } as const;
const done = (card: OfficeStampCard) => ({ error: null, field: null, auditId: '1', card });

function show(path: string, answers: object = {}, administrator: Administrator = owner) {
  return renderOffice(
    <StampsScreen company={smash} administrator={administrator} venueId={null} />,
    {
      OfficeStampCards: () => ({ officeStampCards: [aCard()] }),
      OfficeCatalogue: () => ({ officeCatalogue: CATALOGUE }),
      OfficeOffers: () => ({
        officeOffers: [offer('free', 'Free coffee', false), offer('all', 'For all', true)],
      }),
      CreateStampCard: () => ({ createStampCard: done(aCard({ version: 1 })) }),
      SaveStampCard: () => ({ saveStampCard: done(aCard({ version: 3 })) }),
      ArchiveStampCard: () => ({ archiveStampCard: done(aCard({ version: 3, isArchived: true })) }),
      ...answers,
    },
    path,
  );
}
const tap = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: RegExp | string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

describe('stamp cards', () => {
  it('[GROWTH-20] are listed with stamps, restaurants, open and filled cards', async () => {
    show('/office/offers/stamps', {}, manager);
    const link = await screen.findByRole('link', { name: 'Ten coffees' });
    expect(link.getAttribute('href')).toBe('/office/offers/stamps/s1');
    screen.getByText('10 stamps · Everywhere · 7 open cards · 4 filled');
    expect(screen.queryByRole('link', { name: 'New stamp card' })).toBeNull();
  });

  it('[GROWTH-20] a new one takes dishes by category and earns a personal offer only', async () => {
    const { sent } = show('/office/offers/stamps/new');
    await screen.findByLabelText('Stamps on a full card');
    const earns = screen.getByLabelText('A full card earns');
    await within(earns).findByText('Free coffee');
    expect(within(earns).queryByText('For all')).toBeNull();
    await type('Name', 'Five coffees');
    await type('Stamps on a full card', '5');
    await tap('Dish');
    await tap('All of Drinks');
    await tap('Done: 1 dish');
    await tap('Save');
    expect(sent('CreateStampCard')).toEqual([]);
    screen.getByText(/Choose a personal offer/);
    await act(async () => void fireEvent.change(earns, { target: { value: 'free' } }));
    await tap('Save');
    expect(sent('CreateStampCard')).toMatchObject([
      { card: { requiredCount: 5, itemIds: ['coffee'], offerId: 'free' } },
    ]);
  });

  it('[GROWTH-21] fewer stamps ask first, with the number of cards that would be full', async () => {
    const { sent } = show('/office/offers/stamps/s1');
    await screen.findByLabelText('Stamps on a full card');
    await type('Stamps on a full card', '3');
    await tap('Save');
    screen.getByText(/3 guests have as many stamps already/);
    expect(sent('SaveStampCard')).toEqual([]);
    await tap('Yes, save it');
    expect(sent('SaveStampCard')).toMatchObject([{ id: 's1', card: { requiredCount: 3 } }]);
    cleanup();
    const quiet = show('/office/offers/stamps/s1');
    await screen.findByLabelText('Stamps on a full card');
    await type('Stamps on a full card', '8');
    await tap('Save');
    expect(quiet.sent('SaveStampCard')).toHaveLength(1);
  });

  it('[GROWTH-21] is taken away until a day that is chosen', async () => {
    const { sent } = show('/office/offers/stamps/s1');
    await screen.findByLabelText('Stamps on a full card');
    await tap('Take the card away');
    const dialog = within(screen.getByRole('dialog'));
    dialog.getByText(/7 guests have stamps on an open card/);
    await type('Last day for open cards', '2027-01-31');
    await act(
      async () => void fireEvent.click(dialog.getByRole('button', { name: 'Take the card away' })),
    );
    expect(sent('ArchiveStampCard')).toMatchObject([
      { id: 's1', version: 2, endsOn: '2027-01-31' },
    ]);
  });
});
