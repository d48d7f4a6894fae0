import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeReadyAnswer, type KeptAnswers } from '../../platform/graphql/kept-answers.ts';
import { plantOpenShop } from '../../testing/plant-open-shop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { makeMenuAnswers } from './kept-answers.ts';

const MENU = 'query Menu($companyId: ID!) { getAllCategories(companyId: $companyId) { id } }';

describe('kept menus', () => {
  let database: TestDatabase;
  let ids: Awaited<ReturnType<typeof plantOpenShop>>;
  let other: typeof ids;
  let kept: KeptAnswers;
  beforeAll(async () => {
    database = await createTestDatabase();
    ids = await plantOpenShop(database.db, 1);
    other = await plantOpenShop(database.db, 2);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    kept = makeMenuAnswers(database.db);
    for (const company of [ids.company, other.company]) {
      const stamp = await kept.stampFor(MENU, { companyId: company });
      if (!stamp) throw new Error('A menu must be kept');
      kept.keep(company, makeReadyAnswer('{}'), stamp);
    }
  });

  const isKept = async (company: string) => (await kept.find(company)) !== null;

  it('stand until a price changes, and then show it at once, to that company’s guests only', async () => {
    expect(await isKept(ids.company)).toBe(true);
    const { db } = database;
    await db
      .updateTable('menuEntries')
      .set({ price: 1 })
      .where('id', '=', ids.friesEntry)
      .execute();
    expect(await isKept(ids.company)).toBe(false);
    expect(await isKept(other.company)).toBe(true);
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
      const stamp = await kept.stampFor(MENU, { companyId: ids.company });
      if (!stamp) throw new Error('A menu must be kept');
      kept.keep(ids.company, makeReadyAnswer('{}'), stamp);
      expect(await isKept(ids.company)).toBe(true);
      await change.execute();
      expect(await isKept(ids.company)).toBe(false);
    }
  });

  it('[D-48] never hold stock, offers or the time, which change without a version', async () => {
    const texts = [
      'query Stock($id: ID!) { venueInventory(venueId: $id) { itemId } }',
      'query Mixed($id: ID!) { Item(id: $id) { id } venueInventory(venueId: $id) { itemId } }',
      'query Company($id: ID!) { Company(id: $id) { id } }',
    ];
    for (const text of texts) expect(await kept.stampFor(text, { id: ids.company })).toBeNull();
  });
});
