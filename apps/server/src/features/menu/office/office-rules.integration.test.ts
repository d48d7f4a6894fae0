import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { type OfficeWorld, openOfficeWorld, type Thing } from './testing/office-world.ts';

/** The catalogue's own rules, through the staff endpoint and as guests then see it. */
describe('the catalogue in the office', () => {
  let world: OfficeWorld;
  beforeEach(async () => {
    await world?.server.close();
    world = await openOfficeWorld();
  });
  afterAll(() => world.server.close());

  const text = (words: string) => ({ se: words });
  const NEW = fixedId(83_000);
  const dish = () => ({
    title: text('Soppa'),
    categoryIds: [world.ids.burgers],
    price: 9_500,
    vatRate: 12,
  });
  const created = (item: object = {}, more: object = {}) =>
    world.call('createItem', { id: NEW, item: { ...dish(), ...item }, ...more });
  const saved = async (id: string, item: object) =>
    world.call('saveItem', { id, version: (await world.read('Item', id)).version, item });
  const savedGroup = async (group: object) =>
    world.call('saveGroup', {
      id: world.ids.extras,
      version: (await world.read('Group', world.ids.extras)).version,
      group,
    });
  const entriesOf = (thing: Thing | null) =>
    thing?.['entries'] as { menuId: string; price: number }[];
  const guestMenu = async () => {
    const { data } = await world.server.guest<{
      getAppliedMenus: {
        id: string;
        menuEntries: { price: number; item: { id: string; title: string } }[];
      }[];
    }>(
      `query Menus($companyId: ID!, $venueId: ID!) { getAppliedMenus(companyId: $companyId, venueId: $venueId) {
        id menuEntries { price item { id title } } } }`,
      { companyId: world.ids.company, venueId: world.ids.venue },
    );
    return data!.getAppliedMenus.flatMap(({ id, menuEntries }) =>
      menuEntries.map(({ price, item }) => ({ menuId: id, price, ...item })),
    );
  };
  const soldTo = async (itemId: string) => (await guestMenu()).filter(({ id }) => id === itemId);

  it('[CATALOG-04] [O-07] a new dish is on the menus that show its category, on sale at once; hidden, on none', async () => {
    const { thing } = await created();
    expect(entriesOf(thing)).toEqual([
      { menuId: world.ids.lunch, price: 9_500, vatRate: null, instant: null },
    ]);
    expect(await soldTo(NEW)).toEqual([
      { menuId: world.ids.lunch, price: 9_500, id: NEW, title: 'Soppa' },
    ]);
    const hidden = await world.call('createItem', {
      id: fixedId(83_001),
      item: dish(),
      entries: [],
    });
    expect(hidden.thing?.['entries']).toEqual([]);
  });

  it.each([
    [{ title: { en: 'Soup' } }, 'TEXT_REQUIRED', 'title.se'],
    [{ price: null }, 'PRICE_REQUIRED', 'price'],
    [{ vatRate: null }, 'VAT_RATE_UNKNOWN', 'vatRate'],
    [{ categoryIds: [] }, 'CATEGORY_REQUIRED', 'categoryIds'],
    [{ title: { se: 'x'.repeat(101) } }, 'TEXT_TOO_LONG', 'title.se'],
    [{ price: 10_000_001 }, 'PRICE_OUT_OF_RANGE', 'price'],
    [{ vatRate: 19 }, 'VAT_RATE_UNKNOWN', 'vatRate'],
  ])(
    '[CATALOG-04] [CATALOG-05] [CATALOG-07] [CATALOG-08] [CATALOG-10] %j is refused',
    async (item, error, field) => {
      expect(await created(item)).toMatchObject({ error, field, thing: null });
    },
  );

  it('[CATALOG-05] texts are cleaned, and the plain columns repeat the default language', async () => {
    await created({
      title: { se: ' Fisk\n& chips ', en: 'Fish' },
      description: text('God\u0007 soppa'),
    });
    const row = await world.server.db
      .selectFrom('items')
      .selectAll()
      .where('id', '=', NEW)
      .executeTakeFirstOrThrow();
    expect([row.title, row.titleLang, row.description]).toEqual([
      'Fisk & chips',
      { se: 'Fisk & chips', en: 'Fish' },
      'God  soppa',
    ]);
  });

  it('[CATALOG-06] the switch writes the marker that no field shows', async () => {
    const { thing } = await created({ isOffStartPage: true });
    expect(thing).toMatchObject({ isOffStartPage: true, title: { se: 'Soppa', en: null } });
    const row = await world.server.db
      .selectFrom('items')
      .select('title')
      .where('id', '=', NEW)
      .executeTakeFirstOrThrow();
    expect(row.title).toBe('Soppa [m]');
    expect((await saved(NEW, { isOffStartPage: false })).thing).toMatchObject({
      isOffStartPage: false,
    });
    expect((await saved(NEW, { title: text('Kasse [m]') })).thing).toMatchObject({
      isOffStartPage: true,
      title: { se: 'Kasse' },
    });
  });

  it('[CATALOG-09] [O-11] one price changes the entries that had it, and guests read it at once; carts and orders stay', async () => {
    const { lunch, eveningMenu } = world.ids;
    await created(
      {},
      {
        entries: [
          { menuId: lunch, price: 9_500 },
          { menuId: eveningMenu, price: 12_000 },
        ],
      },
    );
    const events = () => world.server.db.selectFrom('cartEvents').select('sequence').execute();
    const before = await events();
    await saved(NEW, { price: 9_900 });
    expect((await soldTo(NEW)).map(({ menuId, price }) => [menuId, price])).toEqual([
      [lunch, 9_900],
      [eveningMenu, 12_000],
    ]);
    expect(await events()).toEqual(before);
  });

  it('[CATALOG-08] [CATALOG-09] a manager sets prices and rates by menu at own venues, and nothing else', async () => {
    const { fries, eveningMenu } = world.ids;
    const { version } = await world.read('Item', fries);
    const given = {
      itemId: fries,
      version,
      entries: [{ menuId: eveningMenu, price: 5_000, vatRate: 25 }],
    };
    const twice = { ...given, entries: [...given.entries, ...given.entries] };
    expect((await world.call('saveEntries', twice, world.manager)).code).toBe('BAD_USER_INPUT');
    const { thing } = await world.call('saveEntries', given, world.manager);
    expect(entriesOf(thing)).toContainEqual({
      menuId: eveningMenu,
      price: 5_000,
      vatRate: 25,
      instant: null,
    });
    expect(
      (await world.call('saveItem', { id: fries, version: version + 1, item: {} }, world.manager))
        .code,
    ).toBe('FORBIDDEN');
  });

  it('[CATALOG-13] no allergens is a decision, not decided is none', async () => {
    expect((await created()).thing?.['allergens']).toBeNull();
    expect((await saved(NEW, { allergens: [] })).thing?.['allergens']).toEqual([]);
    expect(await saved(NEW, { allergens: ['love'] })).toMatchObject({
      error: 'ALLERGEN_UNKNOWN',
      field: 'allergens.0',
    });
  });

  it('[CATALOG-15] sizes are two or none, with one kind of price', async () => {
    const sizes = [
      { id: fixedId(84_001), name: text('Liten'), price: 8_000 },
      { id: fixedId(84_002), name: text('Stor'), price: 11_000 },
    ];
    const input = (some: object[]) => ({ sizes: { type: 'Size', isAbsolute: true, sizes: some } });
    expect(await created(input(sizes.slice(1)))).toMatchObject({ error: 'SIZES_TOO_FEW' });
    expect((await created(input(sizes))).thing?.['sizes']).toMatchObject({
      isAbsolute: true,
      sizes: [{ price: 8_000 }, { price: 11_000 }],
    });
  });

  it('[CATALOG-16] [CATALOG-18] [CATALOG-19] [CATALOG-48] a group that nobody could fulfil is refused', async () => {
    const option = (number: number, more: object = {}) => ({
      id: fixedId(85_000 + number),
      name: text(`Val ${number}`),
      price: 0,
      ...more,
    });
    const two = [option(1, { isPreselected: true }), option(2, { isPreselected: true })];
    expect(await savedGroup({ required: true, options: [] })).toMatchObject({
      error: 'GROUP_CANNOT_BE_FULFILLED',
      field: 'options',
    });
    expect(await savedGroup({ type: 'SINGLE', options: two })).toMatchObject({
      error: 'GROUP_CANNOT_BE_FULFILLED',
      field: 'type',
    });
    expect(
      await savedGroup({ options: [option(1, { asItemId: world.ids.burger })] }),
    ).toMatchObject({ error: 'OPTION_OF_ITSELF' });
    expect(await savedGroup({ minChoices: 3 })).toMatchObject({
      error: 'CHOICES_OUT_OF_RANGE',
      field: 'minChoices',
    });
    expect((await savedGroup({ options: two, minChoices: 1, maxChoices: 2 })).thing).toMatchObject({
      required: true,
      minChoices: 1,
      maxChoices: 2,
    });
  });

  it('[CATALOG-21] the order of groups and options is saved as sent and survives other edits', async () => {
    const { extras, onion, cheese, burger } = world.ids;
    const option = (id: string) => ({ id, name: text('Val'), price: 0 });
    await savedGroup({ options: [option(onion), option(cheese)] });
    await savedGroup({ name: text('Tillval') });
    const group = await world.read('Group', extras);
    expect((group['options'] as { id: string }[]).map(({ id }) => id)).toEqual([onion, cheese]);
    await world.call('createGroup', {
      id: NEW,
      group: { name: text('Bröd'), options: [option(fixedId(85_001))] },
    });
    await saved(burger, { groupIds: [NEW, extras] });
    await saved(burger, { instant: true });
    expect((await world.read('Item', burger))['groupIds']).toEqual([NEW, extras]);
  });

  it('[CATALOG-20] a group for this dish only is a copy with ids of its own', async () => {
    const { extras, burger, beanBurger } = world.ids;
    await saved(beanBurger, { groupIds: [extras] });
    const { thing } = await world.call('detachGroup', { id: extras, itemId: burger, newId: NEW });
    expect((await world.read('Item', burger))['groupIds']).toEqual([NEW]);
    expect((await world.read('Item', beanBurger))['groupIds']).toEqual([extras]);
    const shared = await world.read('Group', extras);
    const idsOf = (group: Thing | null) =>
      (group!['options'] as { id: string }[]).map(({ id }) => id);
    expect(idsOf(thing).filter((id) => idsOf(shared).includes(id))).toEqual([]);
    expect(
      (thing!['options'] as { isPreselected: boolean }[]).map((each) => each.isPreselected),
    ).toEqual([false, true]);
  });

  it('[CATALOG-23] categories nest one level', async () => {
    const { burgers, vegan, hidden } = world.ids;
    const under = async (id: string, parentId: string) =>
      (await world.call('saveCategory', { id, version: 1, category: { parentId } })).error;
    expect(await under(burgers, burgers)).toBe('CATEGORY_TOO_DEEP');
    expect(await under(burgers, hidden)).toBe('CATEGORY_TOO_DEEP');
    await world.call('createCategory', { id: NEW, category: { name: text('Soppor') } });
    expect(await under(NEW, vegan)).toBe('CATEGORY_TOO_DEEP');
    expect(await under(NEW, burgers)).toBeNull();
  });

  it('[CATALOG-25] [O-30] moving a dish changes its own place only, with and without a gap', async () => {
    const { fries, burger, beanBurger } = world.ids;
    const order = async () => (await world.catalogue()).Item.map(({ id }) => id);
    expect(await order()).toEqual([beanBurger, burger, fries]);
    // Both stand at 1: there is no number between them.
    await world.call('moveItem', { id: fries, afterId: beanBurger, beforeId: burger });
    expect(await order()).toEqual([beanBurger, fries, burger]);
    const numbers = new Map(
      (await world.catalogue()).Item.map(({ id, order: number }) => [id, number]),
    );
    const { auditId } = await world.call('moveItem', { id: burger, beforeId: beanBurger });
    expect(await order()).toEqual([burger, beanBurger, fries]);
    const after = new Map(
      (await world.catalogue()).Item.map(({ id, order: number }) => [id, number]),
    );
    expect([after.get(fries), after.get(beanBurger)]).toEqual([
      numbers.get(fries),
      numbers.get(beanBurger),
    ]);
    expect(await world.undo(auditId!)).toBeNull();
    expect(await order()).toEqual([beanBurger, fries, burger]);
  });

  it('[CATALOG-39] [O-08] what is archived is off sale at once, keeps its ties, and comes back with them', async () => {
    const { burger } = world.ids;
    const before = await world.read('Item', burger);
    const archived = await world.call('archiveItem', { id: burger, version: before.version });
    expect(await soldTo(burger)).toEqual([]);
    expect((await world.catalogue()).Item.map(({ id }) => id)).not.toContain(burger);
    const restored = await world.call('restoreItem', {
      id: burger,
      version: archived.thing!.version,
    });
    expect(restored.thing).toEqual({ ...before, version: before.version + 2 });
    expect(await soldTo(burger)).toHaveLength(1);
  });

  it('[CATALOG-39] [O-08] [D-420] an archived option leaves the dish and keeps its name for old orders', async () => {
    const { cheese, onion, extras } = world.ids;
    await savedGroup({ options: [{ id: onion, name: text('Lök'), price: 0 }] });
    const { data } = await world.server.guest<{
      Company: object;
      GetRemovedVariations: { name: string }[];
    }>(
      `query Options($companyId: ID!, $ids: [ID!]!) { GetRemovedVariations(removedVariationIds: $ids) { name }
        Company(id: $companyId) { modificationGroups { id variations { id } } } }`,
      { companyId: world.ids.company, ids: [cheese] },
    );
    expect(data).toEqual({
      GetRemovedVariations: [{ name: 'Cheese' }],
      Company: { modificationGroups: [{ id: extras, variations: [{ id: onion }] }] },
    });
  });

  it('[CATALOG-38] a copy is hidden and ready to rename', async () => {
    const { burger } = world.ids;
    const { thing } = await world.call('duplicateItem', { id: burger, newId: NEW });
    const original = await world.read('Item', burger);
    expect(thing).toMatchObject({
      title: { se: 'Burger (copy)' },
      entries: [],
      groupIds: original['groupIds'],
      categoryIds: original['categoryIds'],
    });
  });

  it('[CATALOG-26] [CATALOG-27] [CATALOG-28] [O-15] a menu is copied with its prices raised and rounded', async () => {
    const { venue, lunch } = world.ids;
    const menu = {
      name: 'Äta här',
      serviceTypes: ['EAT_HERE'],
      hours: [{ dayOfWeek: 'FRIDAY', start: '18:00', end: '02:00' }],
    };
    const { thing } = await world.call('createMenu', {
      id: NEW,
      venueId: venue,
      menu,
      fromMenuId: lunch,
      multiplyPrice: 1.1,
      rounding: 'TO_1',
    });
    expect(thing).toMatchObject(menu);
    expect(
      (await guestMenu())
        .filter(({ menuId }) => menuId === NEW)
        .map(({ title, price }) => [title, price]),
    ).toEqual(
      expect.arrayContaining([
        ['Burger', 13_100],
        ['Fries', 4_300],
      ]),
    );
    expect(
      await world.call('saveMenu', { id: NEW, version: 1, menu: { serviceTypes: [] } }),
    ).toMatchObject({ error: 'SERVICE_TYPE_REQUIRED' });
  });

  it('[CATALOG-46] [O-12] what lies beyond a limit is refused', async () => {
    const rows = Array.from({ length: 200 }, (_, at) => ({
      id: fixedId(86_000 + at),
      companyId: world.ids.company,
      name: `${at}`,
    }));
    await world.server.db.insertInto('categories').values(rows).execute();
    expect(
      await world.call('createCategory', { id: NEW, category: { name: text('En till') } }),
    ).toMatchObject({ error: 'LIMIT_REACHED' });
    const categoryIds = rows.slice(0, 11).map(({ id }) => id);
    expect(await saved(world.ids.fries, { categoryIds })).toMatchObject({
      error: 'LIMIT_REACHED',
      field: 'categoryIds',
    });
  });

  it('[CATALOG-44] says the first reason why guests cannot order', async () => {
    const { fries, venue, lunch } = world.ids;
    const why = async () => {
      const { data } = await world.server.staff<{
        whyNotOrderable: { canBeOrdered: boolean; firstReason: string | null };
      }>(
        `query Why($itemId: ID!, $venueId: ID!) { whyNotOrderable(itemId: $itemId, venueId: $venueId, serviceType: TAKE_AWAY) {
          canBeOrdered firstReason } }`,
        { itemId: fries, venueId: venue },
        world.manager,
      );
      return data?.whyNotOrderable;
    };
    expect(await why()).toEqual({ canBeOrdered: true, firstReason: null });
    await world.server.db
      .updateTable('inventory')
      .set({ outOfStock: true })
      .where('itemId', '=', fries)
      .execute();
    expect((await why())?.firstReason).toBe('SOLD_OUT');
    await world.call('archiveMenu', { id: lunch, version: 1 });
    expect((await why())?.firstReason).toBe('NOT_ON_MENU');
    await world.call('archiveItem', { id: fries, version: 1 });
    expect((await why())?.firstReason).toBe('ARCHIVED');
  });
});
