import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../testing/fixed-id.ts';
import { seedCompany, seededIds } from '../../testing/seed-company.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { findInventory, loadCatalogue } from './menu-store.ts';

let server: TestServer;
/** Asks the server's own endpoint. */
const ask = (text: string, variables: object = {}) =>
  server.guest<Record<string, unknown>>(text, variables);
const one = seededIds(1);
const two = seededIds(2);
const three = seededIds(3);

/** Sixteen dishes two levels below a top category that has none of its own. */
async function seedDeepCategory() {
  const { db } = server;
  await seedCompany(db, 3, { configuration: { maxCategories: 1 } });
  const companyId = three.company;
  const [kitchen, warm, stews] = [fixedId(9_000), fixedId(9_001), fixedId(9_002)];
  await db
    .insertInto('categories')
    .values([
      { id: kitchen, companyId, name: 'Kitchen', order: 8 },
      { id: warm, companyId, name: 'Warm', order: 1, parentId: kitchen },
      { id: stews, companyId, name: 'Stews', order: 0, parentId: warm },
    ])
    .execute();
  const dishes = Array.from({ length: 16 }, (_, at) => ({
    id: fixedId(9_100 + at),
    title: `Stew ${String(at).padStart(2, '0')}`,
  }));
  await db
    .insertInto('items')
    .values(dishes.map((dish) => ({ ...dish, companyId, vatRate: 12 })))
    .execute();
  await db
    .insertInto('itemCategories')
    .values(dishes.map(({ id: itemId }) => ({ companyId, itemId, categoryId: stews })))
    .execute();
  return three;
}

beforeAll(async () => {
  server = await openTestServer();
  await seedCompany(server.db, 1, { configuration: { maxCategories: 1 } });
  await seedCompany(server.db, 2);
});
afterAll(() => server.close());

describe('the catalogue of a company', () => {
  it('[DATA-07] [DATA-08] [DATA-09] [DATA-10] [DATA-11] is answered as it is kept', async () => {
    const answer = await ask(`{ Item(id: "${one.burger}") {
      id title titleLang { se en es no } descriptionLang { se } description ageRestricted vatRate
      disableMembershipDiscount image allergens allergyTags defaultPrice order deleted instant
      categories { id } sizes { type variations { id name price absolutePrice } }
      modificationGroups { id externalName type required expandedByDefault preselectedVariations
        variations { id price name nameLang { se } allergen asItem { id } image } }
      upsales { id hideInApp enableMultiSelect name { se en } items { id } } } }`);
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.['Item']).toMatchObject({
      id: one.burger,
      title: 'Burger',
      vatRate: 12,
      deleted: false,
      instant: false,
      ageRestricted: false,
      disableMembershipDiscount: false,
      categories: [{ id: one.burgers }],
      sizes: { type: 'SIZE', variations: [{ id: 'large', price: 0, absolutePrice: 13_900 }] },
      modificationGroups: [
        {
          id: one.extras,
          type: 'MULTIPLE',
          required: false,
          preselectedVariations: [one.onion],
          variations: [
            { id: one.cheese, price: 1500, asItem: { id: one.fries } },
            { id: one.onion, price: 0, asItem: null },
          ],
        },
      ],
      // What was taken off the menu for good is in the group, and is not sold.
      upsales: [{ id: one.sides, name: { en: 'On the side?' }, items: [{ id: one.fries }] }],
    });
  });

  it('[D-138] holds nothing of another company', async () => {
    const loaded = await loadCatalogue(server.db, one.company);
    for (const id of Object.values(two)) expect(JSON.stringify(loaded)).not.toContain(id);
    expect(loaded?.catalogue.items).toHaveLength(4);
    expect(await findInventory(server.db, one.company, two.venue)).toEqual([]);
  });

  it('a company that does not exist has none', async () => {
    expect(await loadCatalogue(server.db, fixedId(404))).toBeNull();
  });
});

describe('menu queries', () => {
  it('[API-05] items of a company by order then title, without the deleted', async () => {
    const answer = await ask(`{ allItems(companyId: "${one.company}") { title } }`);
    expect(answer.data?.['allItems']).toEqual([
      { title: 'Bean burger' },
      { title: 'Burger' },
      { title: 'Fries' },
    ]);
  });

  it('[API-05] [D-138] items by id, in the order asked for, other companies’ left out', async () => {
    const ids = [one.fries, two.fries, one.retired, one.burger];
    const answer = await ask(
      'query ($c: ID!, $ids: [ID!]) { allItems(companyId: $c, ids: $ids) { id vatRate } }',
      { c: one.company, ids },
    );
    expect(answer.data?.['allItems']).toEqual([
      { id: one.fries, vatRate: 12 },
      { id: one.burger, vatRate: 12 },
    ]);
  });

  it('[API-20] [API-21] an item with its groups and upsells', async () => {
    const answer = await ask(`{ Item(id: "${one.burger}") {
      title categories { id } modificationGroups { variations { name price asItem { id } } }
      upsales { name { en } items { title allergens } } sizes { variations { absolutePrice } }
    } }`);
    expect(answer).toEqual({
      data: {
        Item: {
          title: 'Burger',
          categories: [{ id: one.burgers }],
          modificationGroups: [
            {
              variations: [
                { name: 'Cheese', price: 1500, asItem: { id: one.fries } },
                { name: 'Onion', price: 0, asItem: null },
              ],
            },
          ],
          upsales: [
            { name: { en: 'On the side?' }, items: [{ title: 'Fries', allergens: ['celery'] }] },
          ],
          sizes: { variations: [{ absolutePrice: 13_900 }] },
        },
      },
    });
  });

  it('[API-20] a deleted item is not answered', async () => {
    expect(await ask(`{ Item(id: "${one.retired}") { id } }`)).toEqual({ data: { Item: null } });
  });

  it('[API-25] top categories that guests may see, cut to the company’s maximum', async () => {
    const answer = await ask(`{ allCategories(companyId: "${one.company}") {
      name nameLang { se } items(first: 1) { title } } }`);
    expect(answer.data?.['allCategories']).toEqual([
      { name: 'Burgers', nameLang: { se: 'Burgare' }, items: [{ title: 'Bean burger' }] },
    ]);
  });

  it('[API-25] [MENU-21] only items that the venue sells', async () => {
    const answer = await ask(`{ allCategories(companyId: "${one.company}", first: 9) {
      items(venueId: "${one.venue}") { title } } }`);
    expect(answer.data?.['allCategories']).toEqual([
      { items: [{ title: 'Burger' }, { title: 'Fries' }] },
    ]);
  });

  it('[API-25] [MENU-03] [F-16] a category answers what lies in its subcategories, 15 of it, each dish once', async () => {
    const three = await seedDeepCategory();
    const answer = await ask(`{ allCategories(companyId: "${three.company}", first: 9) {
      name items { title } } }`);
    const [deep, burgers] = (answer.data?.['allCategories'] ?? []) as {
      name: string;
      items: { title: string }[];
    }[];
    expect(deep).toEqual({
      name: 'Kitchen',
      items: Array.from({ length: 15 }, (_, at) => ({
        title: `Stew ${String(at).padStart(2, '0')}`,
      })),
    });
    expect(burgers?.items).toEqual(['Bean burger', 'Burger', 'Fries'].map((title) => ({ title })));
    const sold = await ask(`{ allCategories(companyId: "${three.company}") {
      items(venueId: "${three.venue}") { title } } }`);
    expect(sold.data?.['allCategories']).toEqual([{ items: [] }]);
  });

  it('[API-27] [F-16] its own screen still tells them apart: getSubCategories answers each its own', async () => {
    const answer = await ask(`{ getCategoryInfo(categoryId: "${three.burgers}") { name }
      getSubCategories(ids: ["${fixedId(9_001)}", "${fixedId(9_002)}"]) { name items { title } } }`);
    const subcategories = (answer.data?.['getSubCategories'] ?? []) as { items: object[] }[];
    expect(subcategories.map(({ items }) => items.length)).toEqual([0, 15]);
  });

  it('[API-25] more than 500 items at once are refused', async () => {
    const answer = await ask(
      `{ allCategories(companyId: "${one.company}") { items(first: 501) { id } } }`,
    );
    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('[API-26] [API-27] the tree, one category and its subcategories', async () => {
    const answer = await ask(`{
      getAllCategories(companyId: "${one.company}") { id parentId }
      getCategoryInfo(categoryId: "${one.burgers}") { name }
      hidden: getCategoryInfo(categoryId: "${one.insideHidden}") { name }
      getSubCategories(ids: ["${one.vegan}", "${one.insideHidden}"]) { name items { title } }
    }`);
    expect(answer).toEqual({
      data: {
        getAllCategories: [
          { id: one.burgers, parentId: null },
          { id: one.vegan, parentId: one.burgers },
        ],
        getCategoryInfo: { name: 'Burgers' },
        hidden: null,
        getSubCategories: [{ name: 'Vegan', items: [{ title: 'Bean burger' }] }],
      },
    });
  });

  it('[API-28] removed variations in the order asked for', async () => {
    const answer = await ask(
      'query ($ids: [ID!]!) { GetRemovedVariations(removedVariationIds: $ids) { name } none: GetRemovedVariations(removedVariationIds: []) { name } }',
      { ids: [one.onion, fixedId(404), one.cheese] },
    );
    expect(answer.data).toEqual({
      GetRemovedVariations: [{ name: 'Onion' }, { name: 'Cheese' }],
      none: [],
    });
  });

  it('[API-32] [DATA-13] [DATA-14] menus of a venue, for one service type or all', async () => {
    const answer = await ask(
      `query ($c: ID!, $v: ID!) {
        all: getAppliedMenus(companyId: $c, venueId: $v) {
          id serviceTypes availabilities { dayOfWeek timeRange { start end } } }
        takeAway: getAppliedMenus(companyId: $c, venueId: $v, serviceType: TAKE_AWAY) {
          venueId menuEntries { price instant vatRate item { id vatRate } }
        }
      }`,
      { c: one.company, v: one.venue },
    );
    expect(answer.data).toEqual({
      all: [
        {
          id: one.lunch,
          serviceTypes: ['EAT_HERE', 'TAKE_AWAY'],
          availabilities: [{ dayOfWeek: 'MONDAY', timeRange: { start: '11:00', end: '14:00' } }],
        },
        { id: one.eveningMenu, serviceTypes: ['EAT_HERE'], availabilities: [] },
      ],
      takeAway: [
        {
          venueId: one.venue,
          menuEntries: [
            { price: 11_900, instant: null, vatRate: null, item: { id: one.burger, vatRate: 12 } },
            { price: 3_900, instant: true, vatRate: 25, item: { id: one.fries, vatRate: 12 } },
          ],
        },
      ],
    });
  });

  it('[D-138] another company’s venue has no menus here', async () => {
    const answer = await ask(
      `{ getAppliedMenus(companyId: "${one.company}", venueId: "${two.venue}") { id } }`,
    );
    expect(answer.data).toEqual({ getAppliedMenus: [] });
  });

  it('[API-34] [DATA-15] the stock of a venue', async () => {
    const answer = await ask(
      `{ venueInventory(venueId: "${one.venue}") { itemId outOfStock count }
         nobody: venueInventory(venueId: "${fixedId(404)}") { itemId } }`,
    );
    expect(answer.data).toEqual({
      venueInventory: [{ itemId: one.fries, outOfStock: false, count: 7 }],
      nobody: [],
    });
  });

  it('[O-29] [CATALOG-12] the poll of the stock names another version after every change of the menu', async () => {
    const versionNow = async () =>
      (
        await ask(`{ catalogueVersion(venueId: "${two.venue}")
          nobody: catalogueVersion(venueId: "${fixedId(404)}") }`)
      ).data;
    const before = await versionNow();
    expect(before).toEqual({ catalogueVersion: expect.stringMatching(/^\d+$/), nobody: null });
    expect(await versionNow()).toEqual(before);
    await server.db
      .updateTable('items')
      .set({ image: 'picture' })
      .where('id', '=', two.fries)
      .execute();
    expect(await versionNow()).not.toEqual(before);
  });

  it('a changed price is answered as soon as the catalogue’s version is raised', async () => {
    const { db } = server;
    const priceNow = async () =>
      (
        await ask(`{ getAppliedMenus(companyId: "${two.company}", venueId: "${two.venue}",
        serviceType: TAKE_AWAY) { menuEntries { price } } }`)
      ).data;
    await priceNow();
    await db
      .updateTable('menuEntries')
      .set({ price: 12_900 })
      .where('id', '=', two.burgerEntry)
      .execute();
    await db
      .updateTable('companies')
      .set((eb) => ({ catalogueVersion: eb('catalogueVersion', '+', 1) }))
      .where('id', '=', two.company)
      .execute();
    expect(await priceNow()).toMatchObject({
      getAppliedMenus: [{ menuEntries: [{ price: 12_900 }, { price: 3_900 }] }],
    });
  });
});
