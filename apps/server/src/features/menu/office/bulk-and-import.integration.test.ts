import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../../../testing/count-statements.ts';
import { fixedId } from '../../../testing/fixed-id.ts';
import { type OfficeWorld, openOfficeWorld } from './testing/office-world.ts';

type Bulk = {
  error: string | null;
  field: string | null;
  changed: number;
  sample: { id: string; changes: Record<string, { before: unknown; after: unknown }> }[];
  conflicts: string[];
  auditId: string | null;
};
type Plan = {
  catalogueVersion: string;
  created: number;
  changed: number;
  untouched: number;
  newCategories: string[];
  problems: { row: number; column: string; value: string; code: string }[];
};
type Given = { format: 'CSV' | 'LINES' | 'JSON_LD'; content: string; vatRate?: number };

describe('many dishes at once', () => {
  let world: OfficeWorld;
  beforeEach(async () => {
    await world?.server.close();
    world = await openOfficeWorld();
  });
  afterAll(() => world.server.close());

  async function edit(items: { id: string; version: number }[], change: object, isTrial = false) {
    const { data, errors } = await world.server.staff<{ editItems: Bulk }>(
      `mutation Edit($items: [VersionedId!]!, $edit: BulkEditInput!, $isTrial: Boolean!) {
        editItems(items: $items, edit: $edit, isTrial: $isTrial) { error field changed sample conflicts auditId } }`,
      { items, edit: change, isTrial },
      world.owner,
    );
    return data?.editItems ?? errors?.[0]?.extensions.code;
  }
  const both = () => [
    { id: world.ids.burger, version: 1 },
    { id: world.ids.fries, version: 1 },
  ];
  const prices = async () =>
    Object.fromEntries((await world.catalogue()).Item.map(({ id, price }) => [id, price]));

  it('[F-27] no page is read from this machine, whatever an owner calls it', async () => {
    let connections = 0;
    const listener = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as AddressInfo;
    for (const address of [
      `https://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      'https://[::1]/',
    ]) {
      const { data } = await world.server.staff<{ menuOfPage: object }>(
        'query Page($address: String!) { menuOfPage(address: $address) { error rows } }',
        { address },
        world.owner,
      );
      expect(data?.menuOfPage, address).toEqual({ error: 'PAGE_NOT_READABLE', rows: [] });
    }
    expect(connections).toBe(0);
    await new Promise((resolve) => listener.close(resolve));
  });

  it('[CATALOG-26] [CATALOG-28] a lunch menu takes along some dishes of another menu', async () => {
    const { venue, lunch, fries } = world.ids;
    const id = fixedId(87_001);
    const menu = { name: 'Lunch', serviceTypes: ['TAKE_AWAY'] };
    const given = { id, venueId: venue, menu, fromMenuId: lunch, itemIds: [fries] };
    expect(await world.call('createMenu', given)).toMatchObject({ error: null });
    const items = (await world.catalogue()).Item.filter(({ entries }) =>
      (entries as { menuId: string }[]).some(({ menuId }) => menuId === id),
    );
    expect(items.map((item) => item.id)).toEqual([fries]);
  });

  it('[CATALOG-37] a trial tells what would change, the edit changes all, one undo takes it back', async () => {
    const { burger, fries } = world.ids;
    const before = await prices();
    const change = { multiplyPrice: 1.1, rounding: 'TO_050', addAllergens: ['milk'] };
    const trial = (await edit(both(), change, true)) as Bulk;
    expect(trial).toMatchObject({ error: null, changed: 2, auditId: null });
    expect(trial.sample[1]?.changes['allergens']).toEqual({
      before: ['celery'],
      after: ['celery', 'milk'],
    });
    expect(await prices()).toEqual(before);
    const done = (await edit(both(), change)) as Bulk;
    expect(done).toMatchObject({ error: null, changed: 2, conflicts: [] });
    expect(await prices()).toMatchObject({ [burger]: 13_100, [fries]: 4_300 });
    expect(await world.undo(done.auditId!)).toBeNull();
    expect(await prices()).toEqual(before);
  });

  it('[CATALOG-37] [CATALOG-40] 300 dishes are imported, changed and put back in a handful of statements', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => `Soups,Soup ${at},${10 + at}.00`);
    const given = {
      format: 'CSV',
      content: ['category,title,price', ...rows].join('\n'),
      vatRate: 12,
    } as const;
    const { catalogueVersion } = (await plan(given)) as Plan;
    const statements = countStatements();
    try {
      // One for each dish would be 300 at least.
      expect(await statements.during(() => run(given, catalogueVersion))).toBeLessThan(60);
      const soups = (await world.catalogue()).Item.filter(({ title }) =>
        JSON.stringify(title).includes('Soup'),
      ).map(({ id }) => ({ id, version: 1 }));
      expect(soups).toHaveLength(300);
      let auditId: string | null = null;
      const change = async () => {
        const done = (await edit(soups, { multiplyPrice: 1.05 })) as Bulk;
        expect(done).toMatchObject({ error: null, changed: 300 });
        ({ auditId } = done);
      };
      const before = await prices();
      expect(await statements.during(change)).toBeLessThan(60);
      expect(await prices()).not.toEqual(before);
      expect(
        await statements.during(async () => expect(await world.undo(auditId!)).toBeNull()),
      ).toBeLessThan(60);
      expect(await prices()).toEqual(before);
    } finally {
      statements.stop();
    }
  });

  it('[CATALOG-37] all or none: one conflict, one wrong result, and nothing is written', async () => {
    const before = await prices();
    const [burger, fries] = both();
    expect(await edit([burger!, { ...fries!, version: 7 }], { setPrice: 100 })).toMatchObject({
      error: 'VERSION_CONFLICT',
      conflicts: [fries!.id],
    });
    expect(await edit(both(), { addToPrice: -5_000 })).toMatchObject({
      error: 'PRICE_OUT_OF_RANGE',
      changed: 0,
    });
    expect(await edit(both(), { removeCategoryIds: [world.ids.burgers] })).toMatchObject({
      error: 'CATEGORY_REQUIRED',
    });
    expect(await edit(both(), { vatRate: 19 })).toMatchObject({ error: 'VAT_RATE_UNKNOWN' });
    expect(await edit(both(), { setPrice: 100, addToPrice: 1 })).toBe('BAD_USER_INPUT');
    expect(await edit(both(), { addToMenuIds: [world.foreign.lunch] })).toBe('NOT_FOUND');
    expect(await edit([{ id: world.foreign.fries, version: 1 }], { setPrice: 100 })).toBe(
      'NOT_FOUND',
    );
    expect(await prices()).toEqual(before);
  });

  it('[CATALOG-37] menus on and off, switches, archive', async () => {
    const { burger, lunch, eveningMenu } = world.ids;
    await edit([both()[0]!], {
      addToMenuIds: [eveningMenu],
      removeFromMenuIds: [lunch],
      instant: true,
    });
    expect(await world.read('Item', burger)).toMatchObject({
      instant: true,
      entries: [{ menuId: eveningMenu, price: 11_900 }],
    });
    await edit([{ id: burger, version: 2 }], { archive: true });
    expect(await world.read('Item', burger)).toMatchObject({ isArchived: true });
  });

  async function plan(given: Given) {
    const { data, errors } = await world.server.staff<{ planCatalogueImport: Plan }>(
      `query Plan($format: ImportFormat!, $content: String!, $vatRate: Float) {
        planCatalogueImport(format: $format, content: $content, vatRate: $vatRate) {
          catalogueVersion created changed untouched newCategories problems { row column value code } } }`,
      given,
      world.owner,
    );
    return data?.planCatalogueImport ?? errors?.[0]?.extensions.code;
  }
  async function run(given: Given, catalogueVersion: string) {
    const { data } = await world.server.staff<{ runCatalogueImport: object }>(
      `mutation Run($format: ImportFormat!, $content: String!, $vatRate: Float, $catalogueVersion: String!) {
        runCatalogueImport(format: $format, content: $content, vatRate: $vatRate, catalogueVersion: $catalogueVersion) {
          error created changed } }`,
      { ...given, catalogueVersion },
      world.owner,
    );
    return data?.runCatalogueImport;
  }

  it('[CATALOG-42] [O-28] the own export imports without a change', async () => {
    const { data } = await world.server.staff<{
      exportCatalogue: { name: string; content: string };
    }>('{ exportCatalogue { name content } }', {}, world.owner);
    const { name, content } = data!.exportCatalogue;
    expect(name).toBe('menu-2026-11-13.csv');
    expect(content.startsWith('\ufeffid;category;title (se)')).toBe(true);
    expect(await plan({ format: 'CSV', content })).toMatchObject({
      created: 0,
      changed: 0,
      untouched: 3,
      problems: [],
    });
  });

  it('[CATALOG-40] [CATALOG-41] [D-421] [D-423] a table is planned, then taken as a whole; new dishes land as by hand', async () => {
    const content = 'Kategori;Namn;Pris;Moms\nBurgare;Fries;45,50;\nSoppor;Ärtsoppa;95;12\n';
    const given: Given = { format: 'CSV', content };
    const planned = (await plan(given)) as Plan;
    expect(planned).toMatchObject({
      created: 1,
      changed: 1,
      newCategories: ['Soppor'],
      problems: [],
    });
    expect(await run(given, planned.catalogueVersion)).toEqual({
      error: null,
      created: 1,
      changed: 1,
    });
    expect(await world.newestEntry()).toMatchObject({
      action: 'runCatalogueImport',
      details: { created: 1, changed: 1 },
    });
    const { Item } = await world.catalogue();
    expect(Item.find(({ id }) => id === world.ids.fries)).toMatchObject({
      price: 4_550,
      version: 2,
    });
    const soup = Item.find(({ title }) => (title as { se: string }).se === 'Ärtsoppa');
    expect((soup!['entries'] as { price: number }[]).map(({ price }) => price)).toEqual([
      9_500, 9_500,
    ]);
    expect(await run(given, planned.catalogueVersion)).toMatchObject({ error: 'VERSION_CONFLICT' });
  });

  it('[CATALOG-41] with a wrong cell nothing is taken', async () => {
    const given: Given = {
      format: 'CSV',
      content: 'category,title,price,vat\nSoups,Soup,free,12\nSoups,Broth,95,12\n',
    };
    const planned = (await plan(given)) as Plan;
    expect(planned.problems).toEqual([
      { row: 2, column: 'price', value: 'free', code: 'PRICE_UNREADABLE' },
    ]);
    expect(await run(given, planned.catalogueVersion)).toMatchObject({
      error: 'IMPORT_HAS_PROBLEMS',
      created: 0,
    });
    expect((await world.catalogue()).Item).toHaveLength(3);
  });

  it('[D-422] pasted lines and a page’s structured data are tables too', async () => {
    const lines: Given = {
      format: 'LINES',
      content: 'Pizza\nMargherita 95\nHawaii\n',
      vatRate: 12,
    };
    expect(await plan(lines)).toMatchObject({
      created: 1,
      problems: [{ row: 3, code: 'PRICE_REQUIRED' }],
    });
    const page = {
      '@type': 'MenuSection',
      name: 'Pizza',
      hasMenuItem: [{ '@type': 'MenuItem', name: 'Margherita', offers: { price: '95.00' } }],
    };
    expect(
      await plan({ format: 'JSON_LD', content: JSON.stringify(page), vatRate: 12 }),
    ).toMatchObject({ created: 1, newCategories: ['Pizza'], problems: [] });
    expect(await plan({ format: 'JSON_LD', content: '{' })).toBe('BAD_USER_INPUT');
  });

  it('[CATALOG-46] two thousand dishes are read in one answer, and no more are made', async () => {
    const companyId = world.ids.company;
    const rows = Array.from({ length: 1_997 }, (_, at) => ({
      id: fixedId(200_000 + at),
      companyId,
      title: `Dish ${at}`,
      vatRate: 12,
    }));
    await world.server.db.insertInto('items').values(rows).execute();
    expect((await world.catalogue()).Item).toHaveLength(2_000);
    const item = {
      title: { se: 'En till' },
      categoryIds: [world.ids.burgers],
      price: 1,
      vatRate: 12,
    };
    expect(await world.call('createItem', { id: fixedId(83_000), item })).toMatchObject({
      error: 'LIMIT_REACHED',
    });
  });
});
