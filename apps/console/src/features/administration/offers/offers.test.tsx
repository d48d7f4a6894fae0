import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import type { Administrator } from '../administered-company.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { OffersScreen } from './OffersScreen.tsx';
import type { OfficeOffer, OfferTrial } from './offers-query.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const text = (en: string) => ({ en, se: null, es: null, no: null, tr: null, dk: null });
const anOffer = (fields: Partial<OfficeOffer> = {}): OfficeOffer => ({
  id: 'o1',
  version: 3,
  type: 'BUNDLE',
  state: 'RUNNING',
  isDefault: true,
  isAtTillOnly: false,
  name: text('Burger and fries'),
  description: text(''),
  image: null,
  venueIds: [],
  startsAt: null,
  endsAt: null,
  discountType: 'PERCENTAGE',
  discountRate: 0,
  price: 950,
  itemIds: ['burger', 'fries'],
  stages: [],
  areRightsKept: false,
  rightsHeld: 0,
  uses: 4,
  turnover: 12_000,
  unavailableVenueIds: ['soho'],
  ...fields,
});
const dish = (id: string, title: string, categoryId: string) => ({
  id,
  version: 1,
  title: text(title),
  description: text(''),
  categoryIds: [categoryId],
  entries: [],
  order: 1,
});
const category = (id: string, name: string) => ({
  id,
  version: 1,
  name: text(name),
  description: text(''),
  parentId: null,
  order: 1,
});
const CATALOGUE = {
  defaultLanguage: 'en',
  languages: ['en', 'se'],
  categories: [category('mains', 'Mains'), category('sides', 'Sides')],
  items: [
    dish('burger', 'Burger', 'mains'),
    dish('fries', 'Fries', 'sides'),
    dish('dip', 'Dip', 'sides'),
  ],
  groups: [],
  upsells: [],
  menus: [],
  version: '1',
  vatRates: [],
};
const TRIAL: OfferTrial = {
  venues: [
    {
      venueId: 'camden',
      singlyLeast: 1_100,
      singlyMost: 1_300,
      savingLeast: 150,
      savingMost: 350,
      missingItemIds: [],
      missingStages: [],
    },
    {
      venueId: 'soho',
      singlyLeast: null,
      singlyMost: null,
      savingLeast: null,
      savingMost: null,
      missingItemIds: ['fries'],
      missingStages: [],
    },
  ],
  freeItemIds: [],
  meets: [{ otherId: 'o2', otherName: 'Half-price fries', itemIds: ['fries'], winner: 'GUEST' }],
  orderValue: 2_000,
};
const owner = { id: 'ada', role: 'COMPANY_ADMIN' } as const;
const manager = { id: 'mo', role: 'VENUE_MANAGER' } as const;
const done = (offer: OfficeOffer) => ({ error: null, field: null, auditId: '1', offer });

function show(path: string, answers: object = {}, administrator: Administrator = owner) {
  return renderOffice(
    <OffersScreen company={smash} administrator={administrator} venueId={null} />,
    {
      OfficeOffers: () => ({ officeOffers: [anOffer()] }),
      OfficeOffer: () => ({ officeOffer: anOffer() }),
      OfficeCatalogue: () => ({ officeCatalogue: CATALOGUE }),
      TryOffer: () => ({ tryOffer: TRIAL }),
      CreateOffer: () => ({ createOffer: done(anOffer({ version: 1 })) }),
      SaveOffer: () => ({ saveOffer: done(anOffer({ version: 4 })) }),
      SetOfferPaused: () => ({ setOfferPaused: done(anOffer({ version: 4, state: 'PAUSED' })) }),
      ArchiveOffer: () => ({ archiveOffer: done(anOffer({ version: 4, state: 'ARCHIVED' })) }),
      ...answers,
    },
    path,
  );
}
const tap = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const choose = (name: RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('radio', { name })));
const type = (label: RegExp | string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

describe('[GROWTH-11] the list of offers', () => {
  it('shows what it is, who gets it, where, how it stands, uses and turnover', async () => {
    show('/office/offers');
    const link = await screen.findByRole('link', { name: 'Burger and fries' });
    expect(link.getAttribute('href')).toBe('/office/offers/o1');
    const row = within(link.closest('li')!);
    for (const shown of [
      'These dishes together · £9.50',
      'Everywhere',
      'Running',
      'used 4 times',
      '£120',
      'Not available at Smash Soho',
    ])
      row.getByText(shown);
    screen.getByRole('link', { name: 'New offer' });
  });

  it('shows the archive when it is asked for; managers make none', async () => {
    const { sent } = show('/office/offers', {}, manager);
    await screen.findByRole('link', { name: 'Burger and fries' });
    expect(screen.queryByRole('link', { name: 'New offer' })).toBeNull();
    await tap(/^Archived/);
    await waitFor(() => expect(sent('OfficeOffers').at(-1)).toMatchObject({ isArchived: true }));
  });
});

describe('a new offer', () => {
  it('[GROWTH-11] [GROWTH-12] begins with what guests get; a bundle takes the same dish twice', async () => {
    const { sent } = show('/office/offers/new');
    await screen.findByRole('radiogroup', { name: 'What should guests get?' });
    expect(screen.getByRole('radio', { name: /These dishes together/ })).toMatchObject({
      checked: true,
    });
    await type('Name', 'Two fries');
    await type(/^Price for all/, '7.50');
    await tap('Save');
    // Nothing to choose from is not sent.
    expect(sent('CreateOffer')).toEqual([]);
    screen.getByText(/Something guests choose from is missing/);
    await tap('Dish');
    await tap('Add Fries');
    await tap('Add Fries');
    await tap('Done: 2 dishes');
    await tap('Save');
    expect(sent('CreateOffer')).toMatchObject([
      {
        companyId: 'smash',
        offer: {
          type: 'BUNDLE',
          price: 750,
          itemIds: ['fries', 'fries'],
          name: { en: 'Two fries' },
          isDefault: true,
        },
      },
    ]);
  });

  it('[GROWTH-13] a discount takes a whole category; what it takes off altogether is free', async () => {
    const { sent } = show('/office/offers/new', {
      TryOffer: () => ({ tryOffer: { ...TRIAL, freeItemIds: ['dip'] } }),
    });
    await screen.findByRole('radiogroup', { name: 'What should guests get?' });
    await choose(/Some dishes cheaper/);
    await type('Name', 'Sides');
    await type('Percent off', '20');
    await tap('Dish');
    await tap('All of Sides');
    await tap('Done: 2 dishes');
    const chosen = within(screen.getByRole('group', { name: 'Dishes' }));
    chosen.getByText('free');
    await choose(/Who holds a right/);
    await tap('Save');
    expect(sent('CreateOffer')).toMatchObject([
      {
        offer: {
          type: 'ITEM_DISCOUNT',
          itemIds: ['fries', 'dip'],
          discountType: 'PERCENTAGE',
          discountRate: 20,
          isDefault: false,
        },
      },
    ]);
  });

  it('[GROWTH-14] steps have a name, dishes and an order', async () => {
    const { sent } = show('/office/offers/new');
    await screen.findByRole('radiogroup', { name: 'What should guests get?' });
    await choose(/A discount in each step/);
    await type('Name', 'Set');
    await type('Name of step 1', 'Main');
    await type('Name of step 2', 'Side');
    for (const [name, dishName] of [
      ['Main', 'Burger'],
      ['Side', 'Fries'],
    ] as const) {
      const group = within(screen.getByRole('group', { name: `Dishes of ${name}` }));
      await act(async () => void fireEvent.click(group.getByRole('button', { name: 'Dish' })));
      await act(async () => void fireEvent.click(screen.getByLabelText(dishName)));
      await tap('Done: 1 dish');
    }
    await act(
      async () =>
        void fireEvent.change(screen.getAllByLabelText('Percent off')[1]!, {
          target: { value: '50' },
        }),
    );
    await tap('Move Side up');
    await tap('Save');
    expect(sent('CreateOffer')).toMatchObject([
      {
        offer: {
          stages: [
            { name: { en: 'Side' }, itemIds: ['fries'], discountRate: 50 },
            { name: { en: 'Main' }, itemIds: ['burger'], discountRate: 0 },
          ],
        },
      },
    ]);
  });

  it('[GROWTH-15] says that a picture changes no price', async () => {
    show('/office/offers/new');
    await screen.findByRole('radiogroup', { name: 'What should guests get?' });
    await choose(/Only a picture/);
    screen.getByText(/No price changes/);
    expect(screen.queryByLabelText(/^Price for all/)).toBeNull();
  });
});

describe('an offer’s page', () => {
  it('[GROWTH-12] [GROWTH-14] [GROWTH-17] shows the saving by restaurant, where it cannot be taken, and what it meets', async () => {
    const { sent } = show('/office/offers/o1');
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('row', { name: /Smash Camden/ }).textContent).toBe(
      'Smash Camden£11 to £13£1.50 to £3.50',
    );
    table.getByText('Not available: not on its menu: Fries');
    screen.getByRole('link', { name: 'Half-price fries' });
    screen.getByText('On Fries guests choose one of them.');
    await type(/^Price for all/, '10');
    await waitFor(() => expect(sent('TryOffer').at(-1)).toMatchObject({ offer: { price: 1_000 } }));
    await tap('Save');
    expect(sent('SaveOffer')).toEqual([
      { companyId: 'smash', id: 'o1', version: 3, offer: { price: 1_000 } },
    ]);
  });

  it('[GROWTH-12] says why the server refused it', async () => {
    show('/office/offers/o1', {
      SaveOffer: () => ({
        saveOffer: { error: 'OFFER_COSTS_MORE', field: 'price', auditId: null, offer: anOffer() },
      }),
    });
    await screen.findByRole('table');
    await type(/^Price for all/, '99');
    await tap('Save');
    // At the form, and in the head of the page.
    expect(await screen.findAllByText(/cost less singly than together/)).not.toEqual([]);
    expect(screen.getByLabelText(/^Price for all/).getAttribute('aria-invalid')).toBe('true');
  });

  it('[GROWTH-18] pauses at once; where guests hold rights it asks first, with their number', async () => {
    const { sent } = show('/office/offers/o1');
    await screen.findByRole('table');
    await tap('Pause');
    expect(sent('SetOfferPaused')).toMatchObject([{ id: 'o1', version: 3, isPaused: true }]);
    cleanup();
    const held = { isDefault: false, rightsHeld: 12 };
    const page = show('/office/offers/o1', {
      OfficeOffer: () => ({ officeOffer: anOffer(held) }),
    });
    await screen.findByRole('table');
    await tap('Archive');
    const dialog = within(screen.getByRole('dialog'));
    dialog.getByText(/Guests hold 12 rights/);
    expect(page.sent('ArchiveOffer')).toEqual([]);
    await act(async () => void fireEvent.click(dialog.getByRole('radio', { name: /They end/ })));
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Archive' })));
    expect(page.sent('ArchiveOffer')).toMatchObject([{ id: 'o1', areRightsKept: false }]);
  });

  it('managers read it', async () => {
    show('/office/offers/o1', {}, manager);
    await screen.findByRole('table');
    for (const name of ['Save', 'Pause', 'Archive', 'Dish'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
