import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeReadyAnswer, type ResponseCache } from '../../platform/graphql/response-cache.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { makeMenuResponseCache } from './menu-response-cache.ts';
import { findStamps } from './menu-store.ts';

const MENU = 'query Menu($companyId: ID!) { getAllCategories(companyId: $companyId) { id } }';

describe('kept menus', () => {
  let database: TestDatabase;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let other: typeof ids;
  let responseCache: ResponseCache;
  beforeAll(async () => {
    database = await createTestDatabase();
    ids = await seedOpenShop(database.db, 1);
    other = await seedOpenShop(database.db, 2);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    responseCache = makeMenuResponseCache(database.db);
    for (const company of [ids.company, other.company]) {
      const stamp = await responseCache.stampFor(MENU, { companyId: company });
      if (!stamp) throw new Error('A menu must be kept');
      responseCache.keep(company, makeReadyAnswer('{}'), stamp);
    }
  });

  const isCached = async (company: string) => (await responseCache.find(company)) !== null;

  it('stand until a price changes, and then show it at once, to that company’s guests only', async () => {
    expect(await isCached(ids.company)).toBe(true);
    const { db } = database;
    await db
      .updateTable('menuEntries')
      .set({ price: 1 })
      .where('id', '=', ids.friesEntry)
      .execute();
    expect(await isCached(ids.company)).toBe(false);
    expect(await isCached(other.company)).toBe(true);
  });

  it('[O-29] a price or the hours raise the stamp of their company alone; an id of nobody has none', async () => {
    const { db } = database;
    const nobody = '00000000-0000-4000-8000-00000000dead';
    const stamps = async () => findStamps(db, [ids.company, other.company, nobody]);
    const before = await stamps();
    expect([...before.keys()].toSorted()).toEqual([ids.company, other.company].toSorted());
    await db
      .updateTable('menuEntries')
      .set({ price: 2 })
      .where('id', '=', ids.friesEntry)
      .execute();
    const priced = await stamps();
    expect(priced.get(ids.company)).not.toBe(before.get(ids.company));
    await db
      .updateTable('venues')
      .set({ minimumPickupWaitTime: 33 })
      .where('companyId', '=', ids.company)
      .execute();
    const moved = await stamps();
    expect(moved.get(ids.company)).not.toBe(priced.get(ids.company));
    expect(moved.get(other.company)).toBe(before.get(other.company));
  });

  it('fall with a change of the configuration, the venue and the company itself', async () => {
    const { db } = database;
    const changes = [
      db
        .updateTable('cloudConfigurations')
        .set({ maxCategories: 7 })
        .where('companyId', '=', ids.company),
      db.updateTable('venues').set({ name: 'New name' }).where('companyId', '=', ids.company),
      db.updateTable('companies').set({ displayName: 'New name' }).where('id', '=', ids.company),
    ];
    for (const change of changes) {
      const stamp = await responseCache.stampFor(MENU, { companyId: ids.company });
      if (!stamp) throw new Error('A menu must be kept');
      responseCache.keep(ids.company, makeReadyAnswer('{}'), stamp);
      expect(await isCached(ids.company)).toBe(true);
      await change.execute();
      expect(await isCached(ids.company)).toBe(false);
    }
  });

  it('[D-48] never hold stock, offers or the time, which change without a version', async () => {
    const texts = [
      'query Stock($id: ID!) { venueInventory(venueId: $id) { itemId } }',
      'query Mixed($id: ID!) { Item(id: $id) { id } venueInventory(venueId: $id) { itemId } }',
      'query Company($id: ID!) { Company(id: $id) { id } }',
    ];
    for (const text of texts)
      expect(await responseCache.stampFor(text, { id: ids.company })).toBeNull();
  });
});
