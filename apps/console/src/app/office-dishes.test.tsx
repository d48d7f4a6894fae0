import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../shared/testing/native-dialog.ts';
import '../features/administration/menu/ArchiveScreen.tsx';
import '../features/administration/menu/OptionsScreen.tsx';
import '../features/administration/menu/import/ImportScreen.tsx';
import {
  category,
  group,
  item,
  text,
} from '../features/administration/menu/testing/office-catalogue.ts';
import { aVenue } from '../features/administration/venues/testing/office-venue.ts';
import { address, companyAdmin, fill, openConsole, tap } from './testing/open-administration.tsx';
import { catalogue, openMenu, price, saving, type } from './testing/open-menu.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

/** The words of all of them: a form keeps the place for its own ready. */
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

/** A server with a reason, and two restaurants whose clocks differ. */
const whyNot = (firstReason: string | null) => ({
  OfficeVenues: () => ({
    officeVenues: [
      aVenue(),
      aVenue({ id: 'soho', name: 'Smash Soho', timeZone: 'Asia/Tokyo' }),
      aVenue({ id: 'gone', name: 'Smash Gone', isArchived: true }),
    ],
  }),
  WhyNotOrderable: () => ({
    whyNotOrderable: { canBeOrdered: firstReason === null, firstReason },
  }),
});
async function ask() {
  await screen.findByRole('heading', { name: 'Burger' });
  await tap('Why can guests not order this?');
}
const cure = () => screen.getByRole('link', { name: 'Put it right' }).getAttribute('href');

describe('a dish in the office', () => {
  it('[CATALOG-35] [CATALOG-05] is written in each language beside the restaurant’s own, and checked by the server’s rule', async () => {
    const { sent } = await openMenu('/items/burger');
    const swedish = await screen.findByRole('tab', { name: /SV.*missing/ });
    fireEvent.click(swedish);
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    expect(name.placeholder).toBe('Burger');
    await type(name, 'Hamburgare');
    expect(sent('SaveItem')).toMatchObject([
      { item: { title: { en: 'Burger', se: 'Hamburgare' } } },
    ]);
    fireEvent.click(screen.getByRole('tab', { name: /EN/ }));
    await type(screen.getByLabelText('Name'), ' ');
    expect(alerts()).toContain('own language');
    expect(sent('SaveItem')).toHaveLength(1);
  });

  it('[CATALOG-13] [CATALOG-07] decides about allergens, and leaves no dish without a category', async () => {
    const { sent } = await openMenu('/items/burger');
    await tap('No allergens');
    const milk = await screen.findByRole('button', { name: 'Milk' });
    await act(async () => void fireEvent.click(milk));
    await act(
      async () =>
        void fireEvent.click(screen.getByRole('button', { name: 'Grill', pressed: true })),
    );
    expect(sent('SaveItem')).toMatchObject([
      { item: { allergens: null } },
      { item: { allergens: ['milk'] } },
    ]);
    expect(alerts()).toContain('one category at least');
  });

  it('[CATALOG-44] says why guests cannot order it, with the way to the cure', async () => {
    const { sent } = await openMenu('/items/burger', {
      ...whyNot('VENUE_CLOSED'),
    });
    await ask();
    await screen.findByText(/The restaurant is closed then/);
    expect(cure()).toBe('/office/places/hours?venue=camden');
    expect(sent('WhyNotOrderable')).toMatchObject([
      { itemId: 'burger', venueId: 'camden', serviceType: 'TAKE_AWAY', at: null },
    ]);
  });

  it.each([
    ['VENUE_PAUSED', '/office/places/camden'],
    ['APP_CLOSED', '/office/setup'],
    ['GROUP_CANNOT_BE_FULFILLED', '/office/menu/options'],
  ])('[CATALOG-44] %s leads to %s', async (reason, path) => {
    await openMenu('/items/burger', whyNot(reason));
    await ask();
    await screen.findByRole('link', { name: 'Put it right' });
    expect(cure()).toBe(path);
  });

  it('[CATALOG-44] a dish that is not on the menu is put on it here, among its prices by menu', async () => {
    await openMenu('/items/burger', whyNot('NOT_ON_MENU'));
    await ask();
    const prices = screen.getByText('Prices by menu').closest('details');
    expect(prices?.open).toBe(false);
    await screen.findByRole('button', { name: 'Put it right' });
    await tap('Put it right');
    expect(prices?.open).toBe(true);
    expect(document.activeElement).toBe(prices?.querySelector('summary'));
  });

  it('[CATALOG-44] a time is one of the restaurant’s clock, not of the device’s', async () => {
    const { sent } = await openMenu('/items/burger', whyNot(null));
    await ask();
    await screen.findByText(/can order/);
    const typeTime = (value: string) =>
      act(async () => void fireEvent.change(screen.getByLabelText(/^When/), { target: { value } }));
    await typeTime('2026-07-01T18:30');
    fireEvent.change(screen.getByLabelText('Restaurant'), { target: { value: 'soho' } });
    await act(async () => {});
    const questions = sent('WhyNotOrderable') as { venueId: string; at: string | null }[];
    expect(questions.map(({ venueId, at }) => [venueId, at])).toEqual([
      ['camden', null],
      ['camden', '2026-07-01T17:30:00Z'],
      ['soho', '2026-07-01T09:30:00Z'],
    ]);
  });

  it('[CATALOG-04] [O-07] a new one needs four things, and lands where its category is', async () => {
    const { sent } = await openMenu('/items/new/grill', {
      CreateItem: ({ id, item: input }: Record<string, unknown>) => ({
        createItem: {
          error: null,
          field: null,
          auditId: 'new',
          item: item(String(id), input as object),
        },
      }),
    });
    await screen.findByRole('heading', { name: 'New dish' });
    await tap('Save');
    expect(alerts()).not.toBe('');
    expect(sent('CreateItem')).toEqual([]);
    fill('Name', 'Toast');
    await type(screen.getByRole('textbox', { name: 'Price' }), '7');
    await tap('Save');
    expect(sent('CreateItem')).toMatchObject([
      {
        item: { title: { en: 'Toast' }, categoryIds: ['grill'], vatRate: 20, price: 700 },
        entries: [{ menuId: 'all-day', price: 700 }],
      },
    ]);
    expect(address()).toMatch(/^\/office\/menu\/items\/[0-9a-f-]{36}$/);
  });

  it('[CATALOG-39] is archived, and gone from the list', async () => {
    await openMenu('/items/burger', {
      ArchiveItem: () => ({
        archiveItem: {
          error: null,
          field: null,
          auditId: 'gone',
          item: { ...catalogue.items[0]!, isArchived: true },
        },
      }),
    });
    await screen.findByRole('heading', { name: 'Burger' });
    await tap('Archive');
    await screen.findByRole('button', { name: 'Undo: Archived a dish' });
    expect(screen.queryByText('Burger')).toBeNull();
    expect(address()).toBe('/office/menu');
  });

  it('[CATALOG-09] [CATALOG-02] in the list of one restaurant a price is that restaurant’s, and saved there only', async () => {
    const [burger] = catalogue.items;
    const [allDay] = burger!.entries;
    const [menu] = catalogue.menus;
    const dearer = { ...burger!, entries: [allDay!, { ...allDay!, menuId: 'soho', price: 1_250 }] };
    const { sent } = await openMenu('?venue=soho', {
      OfficeCatalogue: () => ({
        officeCatalogue: {
          ...catalogue,
          items: [dearer],
          menus: [menu, { ...menu!, id: 'soho', venueId: 'soho' }],
        },
      }),
      SaveEntries: () => ({
        saveEntries: { error: null, field: null, auditId: 'm', item: { ...dearer, version: 2 } },
      }),
    });
    await screen.findByText('Burger');
    expect(price('Burger').value).toBe('12.50');
    await type(price('Burger'), '13');
    expect(sent('SaveItem')).toEqual([]);
    expect(sent('SaveEntries')).toMatchObject([{ entries: [{ menuId: 'soho', price: 1300 }] }]);
  });

  it('[O-02] a manager changes prices at the own restaurants, and nothing else', async () => {
    const { sent } = await openConsole(
      { ...companyAdmin, role: 'VENUE_MANAGER' },
      '/office/menu/items/burger',
      saving({
        SaveEntries: () => ({
          saveEntries: {
            error: null,
            field: null,
            auditId: 'm',
            item: { ...catalogue.items[0]!, version: 2 },
          },
        }),
      }),
      'Menu',
    );
    await screen.findByRole('heading', { name: 'Burger' });
    expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'New dish' })).toBeNull();
    await type(price('Burger'), '11');
    expect(sent('SaveItem')).toEqual([]);
    expect(sent('SaveEntries')).toMatchObject([{ entries: [{ menuId: 'all-day', price: 1100 }] }]);
  });
});

describe('categories, options and imports', () => {
  it('[CATALOG-23] a category is made with a name, and a dish is begun in it', async () => {
    const { sent } = await openMenu('/categories/new', {
      CreateCategory: ({ id }: Record<string, unknown>) => ({
        createCategory: { error: null, field: null, auditId: 'c', category: category(String(id)) },
      }),
    });
    await screen.findByRole('heading', { name: 'New category' });
    fill('Category name', 'Sweets');
    await tap('Save');
    expect(sent('CreateCategory')).toMatchObject([{ category: { name: { en: 'Sweets' } } }]);
    expect(address()).toMatch(/\/items\/new\//);
  });

  it('[CATALOG-16] [CATALOG-17] [CATALOG-20] a group says its rule in words and where it is used', async () => {
    const used = {
      ...catalogue,
      items: catalogue.items.map((one) => ({ ...one, groupIds: ['heat'] })),
    };
    const { sent } = await openConsole(
      companyAdmin,
      '/office/menu/options/heat',
      saving({
        OfficeCatalogue: () => ({ officeCatalogue: used }),
        SaveGroup: ({ group: input }: Record<string, unknown>) => ({
          saveGroup: {
            error: null,
            field: null,
            auditId: 'g',
            group: { ...group('heat'), ...(input as object), version: 2 },
          },
        }),
      }),
      'Options',
    );
    await screen.findByText('Guests read: Choose 1');
    expect(screen.getByText('Used in 2 dishes')).toBeInstanceOf(HTMLElement);
    await tap('Add option');
    fill('Name of option 2', 'Second');
    const preselected = () =>
      screen
        .getAllByRole<HTMLInputElement>('checkbox', { name: 'Chosen from the start' })
        .map(({ checked }) => checked);
    for (const box of screen.getAllByRole('checkbox', { name: 'Chosen from the start' }))
      fireEvent.click(box);
    expect(preselected()).toEqual([false, true]);
    expect(screen.getByText('What is chosen from the start is charged.')).toBeInstanceOf(
      HTMLElement,
    );
    fireEvent.change(screen.getByLabelText('Rule'), { target: { value: 'MULTIPLE' } });
    fireEvent.click(screen.getByRole('switch', { name: 'Guests must choose' }));
    expect(screen.getByText('Guests read: Any number')).toBeInstanceOf(HTMLElement);
    await tap('Save');
    expect(sent('SaveGroup')).toMatchObject([
      { version: 1, group: { type: 'MULTIPLE', required: false } },
    ]);
  });

  it('[CATALOG-39] what was archived is brought back', async () => {
    const gone = item('soup', { title: text('Soup'), version: 4, isArchived: true });
    const { sent } = await openConsole(
      companyAdmin,
      '/office/menu/archive',
      saving({
        OfficeCatalogue: () => ({ officeCatalogue: { ...catalogue, items: [gone] } }),
        RestoreItem: () => ({
          restoreItem: { error: null, field: null, auditId: 'r', item: gone },
        }),
      }),
      'Archive',
    );
    await screen.findByText('Soup');
    await tap('Restore Soup');
    expect(sent('RestoreItem')).toEqual([{ companyId: 'smash', id: 'soup', version: 4 }]);
    await screen.findByText('Soup is back');
  });

  it('[CATALOG-41] [CATALOG-40] an import is a plan first; a wrong cell is put right here', async () => {
    const { sent } = await openConsole(
      companyAdmin,
      '/office/menu/import',
      saving({
        PlanCatalogueImport: ({ content }: Record<string, unknown>) => ({
          planCatalogueImport: {
            catalogueVersion: '5',
            created: 1,
            changed: 0,
            untouched: 0,
            newCategories: ['Pizza'],
            problems: String(content).includes('1x9')
              ? [{ row: 2, column: 'price', value: '1x9', code: 'PRICE_UNREADABLE' }]
              : [],
            sample: [{ row: 2, title: 'Margherita', isNew: true, change: { defaultPrice: 19500 } }],
          },
        }),
        RunCatalogueImport: () => ({ runCatalogueImport: { error: null, created: 1, changed: 0 } }),
      }),
      'Import',
    );
    const file = new File(['category,title,price\nPizza,Margherita,1x9'], 'menu.csv');
    const chooser = await screen.findByLabelText('Choose file', { selector: 'input' });
    await act(async () => void fireEvent.change(chooser, { target: { files: [file] } }));
    const cell = await screen.findByRole('textbox', { name: 'price, row 2' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Run import' }).disabled).toBe(
      true,
    );
    await type(cell, '195');
    await screen.findByText('Nothing is written yet.');
    await act(async () => {});
    const plan = within(screen.getByRole('region', { name: 'Plan: the first ten' }));
    expect(plan.getByText('£195')).toBeInstanceOf(HTMLElement);
    await tap('Run import');
    await screen.findByText(/Imported: 1 new, 0 changed/);
    expect(sent('RunCatalogueImport')).toMatchObject([{ catalogueVersion: '5', format: 'CSV' }]);
    expect(sent('RunCatalogueImport')[0]).toMatchObject({
      content: expect.stringContaining('Margherita,195'),
    });
  });
});
