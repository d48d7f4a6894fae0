import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDialogsTheirMethods } from '../shared/testing/native-dialog.ts';
// Read before the first test begins: a busy machine would take its time inside of one.
import '../features/administration/menu/UpsellsScreen.tsx';
import '../features/administration/menu/translations/TranslationsScreen.tsx';
import type { OfficeUpsell } from '../features/administration/menu/catalogue.ts';
import {
  group,
  item,
  officeCatalogue,
  text,
} from '../features/administration/menu/testing/office-catalogue.ts';
import { aVenue } from '../features/administration/venues/testing/office-venue.ts';
import { companyAdmin, openConsole, tap } from './testing/open-administration.tsx';
import { openMenu, saving } from './testing/open-menu.tsx';

/** Two days from now, as a field of day and time has it. */
const SOON = Temporal.Now.plainDateTimeISO('Europe/London')
  .add({ days: 2 })
  .with({ hour: 11 })
  .round('minute')
  .toString({ smallestUnit: 'minute' });
const SOON_AT = Temporal.PlainDateTime.from(SOON)
  .toZonedDateTime('Europe/London')
  .toInstant()
  .toString();

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const sides: OfficeUpsell = {
  id: 'sides',
  version: 3,
  name: text('Sides', { se: 'Tillbehör' }),
  hideInApp: false,
  enableMultiSelect: true,
  itemIds: ['fries', 'water'],
  isArchived: false,
};
const catalogue = officeCatalogue({
  items: [
    item('burger', {
      title: text('Burger', { se: 'Hamburgare' }),
      instant: true,
      upsellIds: ['sides'],
    }),
    item('fries', { title: text('Fries') }),
    item('water', { title: text('Water'), entries: [] }),
  ],
  groups: [group('heat', { name: text('Heat'), required: true })],
  upsells: [sides],
});
const answers = (more: object = {}) =>
  saving({
    OfficeCatalogue: () => ({ officeCatalogue: catalogue }),
    SaveUpsell: ({ upsell, version }: Record<string, unknown>) => ({
      saveUpsell: {
        error: null,
        field: null,
        auditId: 'audit-2',
        upsell: { ...sides, ...(upsell as object), version: Number(version) + 1 },
      },
    }),
    ...more,
  });
const open = (path: string, heading: string, given = {}) =>
  openConsole(companyAdmin, `/office/menu/${path}`, answers(given), heading);

describe('what is suggested with a dish', () => {
  it('[CATALOG-22] is listed with its uses; in it a dish that no menu shows is marked', async () => {
    await open('upsells', 'Suggestions');
    const link = await screen.findByRole('link', { name: 'Sides' });
    expect(screen.getByText('Used in 1 dish')).toBeInstanceOf(HTMLElement);
    await act(async () => link.click());
    const [fries, water] = within(
      await screen.findByRole('list', { name: 'Dishes, in this order' }),
    ).getAllByRole('listitem');
    expect(fries!.textContent).not.toContain('Never shown here');
    expect(water!.textContent).toContain('Never shown here');
  });

  it('[CATALOG-22] is saved in its order with its rule, and refused without a dish', async () => {
    const { sent } = await open('upsells/sides', 'Suggestions');
    await screen.findByRole('form', { name: 'Sides' });
    fireEvent.change(screen.getByLabelText('Add a dish'), { target: { value: 'burger' } });
    await tap('Remove Water');
    fireEvent.click(screen.getByRole('switch', { name: 'Guests may take several' }));
    await tap('Save');
    expect(sent('SaveUpsell')).toMatchObject([
      {
        id: 'sides',
        version: 3,
        upsell: { itemIds: ['fries', 'burger'], enableMultiSelect: false },
      },
    ]);
    await tap('Remove Fries');
    await tap('Remove Burger');
    await tap('Save');
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(sent('SaveUpsell')).toHaveLength(1);
  });

  it('[CATALOG-22] a dish takes it in its editor, and gives it back', async () => {
    const { sent } = await openMenu('/items/burger', answers());
    await tap('Remove Sides');
    expect(sent('SaveItem')).toMatchObject([{ id: 'burger', item: { upsellIds: [] } }]);
    fireEvent.change(await screen.findByLabelText('Add suggestions'), {
      target: { value: 'sides' },
    });
    await act(async () => {});
    expect(sent('SaveItem')).toMatchObject([{}, { item: { upsellIds: ['sides'] } }]);
  });
});

describe('the price of a dish', () => {
  it('[CATALOG-11] says below its field for whom a new one counts', async () => {
    await openMenu('/items/burger', answers());
    const words = /counts for guests at once\. What is being paid keeps its amount\./;
    expect(await screen.findByText(words)).toBeInstanceOf(HTMLElement);
  });
});

describe('a dish that is added from its card', () => {
  it('[CATALOG-14] says what keeps it from being so, first a choice, then what is offered', async () => {
    const { sent } = await openMenu('/items/burger', answers());
    await screen.findByText('Without effect: guests are offered “Sides” first.');
    fireEvent.change(screen.getByLabelText('Add an option group'), { target: { value: 'heat' } });
    await screen.findByText('Without effect: guests have to choose “Heat” first.');
    fireEvent.click(screen.getByRole('switch', { name: /^Age limit/ }));
    await act(async () => {});
    expect(sent('SaveItem')).toMatchObject([
      { item: { groupIds: ['heat'] } },
      { item: { ageRestricted: true } },
    ]);
  });
});

describe('the translations', () => {
  it('[CATALOG-36] stand side by side with how far each part is, and are saved one by one', async () => {
    const { sent } = await open('translations', 'Translations');
    await screen.findByRole('button', { name: 'Dishes 1 of 3' });
    expect(screen.getByRole('button', { name: 'Suggestions 1 of 1' })).toBeInstanceOf(HTMLElement);
    await tap('Missing or outdated only');
    expect(screen.queryByRole('textbox', { name: 'Burger' })).toBeNull();
    const fries = screen.getByRole('textbox', { name: 'Fries' });
    fries.focus();
    fireEvent.change(fries, { target: { value: 'Pommes' } });
    await act(async () => void fireEvent.keyDown(fries, { key: 'Enter', ctrlKey: true }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Water' }));
    expect(sent('SaveItem')).toMatchObject([
      { id: 'fries', item: { title: { en: 'Fries', se: 'Pommes' } } },
    ]);
    expect(screen.getByRole('button', { name: 'Dishes 2 of 3' })).toBeInstanceOf(HTMLElement);
  });
});

describe('a translation that is older than its original', () => {
  it('[CATALOG-35] [CATALOG-36] is marked, counts as left to do, and is confirmed with a tap', async () => {
    let texts = [{ id: 'burger', field: 'TITLE', language: 'se' }];
    const { sent } = await open('translations', 'Translations', {
      OutdatedTexts: () => ({ outdatedTexts: texts }),
      ConfirmTranslation: () => {
        texts = [];
        return { confirmTranslation: true };
      },
    });
    await screen.findByText('Older than the text beside it');
    await tap('Missing or outdated only');
    expect(screen.getByRole('textbox', { name: 'Burger' })).toBeInstanceOf(HTMLElement);
    await tap('Still right');
    expect(sent('ConfirmTranslation')).toMatchObject([
      { id: 'burger', field: 'TITLE', language: 'se' },
    ]);
    await waitFor(() => expect(screen.queryByText('Older than the text beside it')).toBeNull());
  });

  it('[CATALOG-35] is marked on its tab in the dish', async () => {
    const texts = [{ id: 'burger', field: 'DESCRIPTION', language: 'se' }];
    await openMenu('/items/burger', answers({ OutdatedTexts: () => ({ outdatedTexts: texts }) }));
    const mark = await screen.findByRole('img', { name: 'Older than the main language' });
    expect(mark.closest('[role="tab"]')?.textContent).toBe('SV');
  });
});

describe('an import whose headings nobody knows', () => {
  it('[CATALOG-40] has its columns assigned by hand, one column for one meaning', async () => {
    const plan = { catalogueVersion: '5', created: 1, changed: 0, untouched: 0 };
    const { sent } = await openConsole(
      companyAdmin,
      '/office/menu/import',
      answers({
        PlanCatalogueImport: () => ({
          planCatalogueImport: { ...plan, newCategories: [], problems: [], sample: [] },
        }),
      }),
      'Import',
    );
    const file = new File(['Gericht,Preis,price\nPizza,9,8'], 'menu.csv');
    const chooser = await screen.findByLabelText('Choose file', { selector: 'input' });
    await act(async () => void fireEvent.change(chooser, { target: { files: [file] } }));
    const meaning = (name: string) =>
      screen.getByRole<HTMLSelectElement>('combobox', { name: `What is “${name}”?` });
    expect([meaning('Gericht').value, meaning('price').value]).toEqual(['', 'price']);
    const choose = (name: string, value: string) =>
      act(async () => void fireEvent.change(meaning(name), { target: { value } }));
    await choose('Gericht', 'title (en)');
    await choose('Preis', 'price');
    expect(meaning('price').value).toBe('');
    const last = sent('PlanCatalogueImport').at(-1) as { content: string };
    expect(last.content.split('\n')[0]?.trim()).toBe('title (en),price,');
  });
});

describe('what is left of a dish', () => {
  it('[CATALOG-29] [CATALOG-30] is switched and counted by restaurant; what guests hold who are paying is said', async () => {
    const line = { id: 'burger', soldOut: false, soldOutUntil: null, count: 5, held: 2 };
    const done = { success: true, error: null };
    const { sent } = await openMenu('/items/burger', {
      ...answers(),
      OfficeStock: () => ({ venueStock: { items: [line], variationGroups: [] } }),
      OfficeSetSoldOut: () => ({ setItemSoldOut: done }),
      OfficeSetStockCount: () => ({ setStockCount: done }),
    });
    const count = await screen.findByRole('textbox', { name: 'Units left at Smash Camden' });
    expect(
      screen.getAllByText('2 are held by guests who are paying; those orders still come.'),
    ).toHaveLength(2);
    fireEvent.change(count, { target: { value: '1.5' } });
    fireEvent.blur(count);
    expect(screen.getByText('A whole number from 0 to 100,000.')).toBeInstanceOf(HTMLElement);
    fireEvent.change(count, { target: { value: '1' } });
    await act(async () => void fireEvent.blur(count));
    fireEvent.change(count, { target: { value: '' } });
    await act(async () => void fireEvent.blur(count));
    expect(sent('OfficeSetStockCount')).toEqual([
      { venueId: 'camden', itemId: 'burger', count: 1 },
      { venueId: 'camden', itemId: 'burger', count: null },
    ]);
    await act(async () => screen.getByRole('switch', { name: 'Smash Soho' }).click());
    expect(sent('OfficeSetSoldOut')).toMatchObject([{ venueId: 'soho', soldOut: true }]);
  });

  it('[CATALOG-29] is sold out until the next opening or a chosen time, and filled up at every opening', async () => {
    const line = {
      id: 'burger',
      soldOut: true,
      soldOutUntil: null,
      count: 5,
      refillTo: 10,
      held: 0,
    };
    const done = { success: true, error: null };
    const { sent } = await openMenu('/items/burger', {
      ...answers(),
      OfficeStock: ({ venueId }: Record<string, unknown>) => ({
        venueStock: { items: venueId === 'camden' ? [line] : [], variationGroups: [] },
      }),
      OfficeVenues: () => ({ officeVenues: [aVenue()] }),
      OfficeSetSoldOut: () => ({ setItemSoldOut: done }),
      OfficeSetStockCount: () => ({ setStockCount: done }),
    });
    const refill = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Fill up to/ });
    expect(refill.value).toBe('10');
    fireEvent.change(refill, { target: { value: '24' } });
    await act(async () => void fireEvent.blur(refill));
    expect(sent('OfficeSetStockCount')).toEqual([
      { venueId: 'camden', itemId: 'burger', count: 5, refillTo: 24 },
    ]);
    await tap('Until we open next');
    await tap('Until a time');
    fireEvent.change(screen.getByLabelText('Back on sale'), {
      target: { value: '2020-01-01T11:00' },
    });
    await tap('Save');
    expect(screen.getByText('Choose a time after now, within a year.')).toBeInstanceOf(HTMLElement);
    fireEvent.change(screen.getByLabelText('Back on sale'), {
      target: { value: SOON },
    });
    await tap('Save');
    expect(sent('OfficeSetSoldOut')).toMatchObject([
      { venueId: 'camden', soldOut: true, untilOpening: true, until: null },
      { venueId: 'camden', soldOut: true, untilOpening: false, until: SOON_AT },
    ]);
  });

  it('[CATALOG-29] options run out and are counted as dishes are', async () => {
    const line = {
      id: 'mild',
      soldOut: false,
      soldOutUntil: null,
      count: null,
      refillTo: null,
      held: 0,
    };
    const { sent } = await openConsole(
      companyAdmin,
      '/office/menu/options/heat?venue=camden',
      {
        ...answers(),
        OfficeCatalogue: () => ({
          officeCatalogue: {
            ...catalogue,
            groups: [
              group('heat', {
                name: text('Heat'),
                options: [{ ...group('x').options[0]!, id: 'mild' }],
              }),
            ],
          },
        }),
        OfficeStock: () => ({
          venueStock: { items: [], variationGroups: [{ variations: [line] }] },
        }),
        OfficeVenues: () => ({ officeVenues: [aVenue()] }),
        OfficeSetSoldOut: () => ({ setItemSoldOut: { success: true, error: null } }),
      },
      'Options',
    );
    const details = (await screen.findByText('On sale, option by option')).closest('details')!;
    await act(async () => {
      details.open = true;
      fireEvent(details, new Event('toggle'));
    });
    await act(async () => (await screen.findByRole('switch', { name: 'Smash Camden' })).click());
    expect(sent('OfficeSetSoldOut')).toMatchObject([
      { venueId: 'camden', itemId: 'mild', soldOut: true },
    ]);
  });

  it('[CATALOG-30] a count the board has set meanwhile stands here within ten seconds', async () => {
    let count = 5;
    const world = await openMenu('/items/burger', {
      ...answers(),
      OfficeStock: ({ venueId }: Record<string, unknown>) => ({
        venueStock: {
          items:
            venueId === 'camden'
              ? [
                  {
                    id: 'burger',
                    soldOut: false,
                    soldOutUntil: null,
                    count,
                    refillTo: null,
                    held: 0,
                  },
                ]
              : [],
          variationGroups: [],
        },
      }),
      OfficeVenues: () => ({ officeVenues: [aVenue()] }),
      OfficeSetStockCount: ({ count: set }: Record<string, unknown>) => {
        count = Number(set);
        return { setStockCount: { success: true, error: null } };
      },
    });
    const field = () =>
      screen.findByRole<HTMLInputElement>('textbox', { name: 'Units left at Smash Camden' });
    const mine = await field();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.change(mine, { target: { value: '8' } });
    await act(async () => void fireEvent.blur(mine));
    expect(world.sent('OfficeSetStockCount')).toMatchObject([{ count: 8 }]);
    expect((await field()).value).toBe('8');
    count = 3;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect((await field()).value).toBe('3');
    vi.useRealTimers();
  });
});
