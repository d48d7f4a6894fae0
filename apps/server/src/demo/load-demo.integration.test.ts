import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyPassword } from '../platform/auth/passwords.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { demoCompanies } from './demo-companies.ts';
import { loadDemo } from './load-demo.ts';

const NOW = Temporal.Instant.from('2031-03-04T12:00:00Z');
const TABLES = [
  'companies',
  'cloudConfigurations',
  'companyHosts',
  'venues',
  'venueAvailabilities',
  'restaurantTables',
  'categories',
  'items',
  'itemCategories',
  'variations',
  'itemModificationGroups',
  'upsellGroupItems',
  'itemUpsellGroups',
  'menus',
  'menuAvailabilities',
  'menuEntries',
  'inventory',
  'membershipLevels',
  'offers',
  'stampCards',
  'promoCodes',
  'contents',
  'socialFeedItems',
  'users',
  'membershipCards',
  'stamps',
  'offerTokens',
  'staffMembers',
  'referralCodes',
  'invoiceTargets',
] as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const row = await database.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = row.count;
  }
  return counts;
}

const load = (printed: string[] = []) =>
  loadDemo({
    db: database.db,
    companies: demoCompanies(),
    now: NOW,
    progress: (message) => printed.push(message),
  });

describe('loading the demo', () => {
  it('moves in three companies, and a second time changes nothing', async () => {
    const printed: string[] = [];
    await load(printed);
    expect(printed).toEqual([
      'Moved in: Nordbro',
      'Moved in: SMASH!',
      'Moved in: Zeytin Lokantası',
    ]);
    const first = await countRows();
    expect(Object.entries(first).filter(([, count]) => count === 0)).toEqual([]);

    await database.db
      .updateTable('items')
      .set({ title: 'Renamed by its owner' })
      .where('id', '=', demoCompanies()[0]?.catalogue.items[0]?.id ?? '')
      .execute();
    const again: string[] = [];
    await load(again);
    expect(again).toEqual([]);
    expect(await countRows()).toEqual(first);
    const renamed = await database.db
      .selectFrom('items')
      .select('id')
      .where('title', '=', 'Renamed by its owner')
      .execute();
    expect(renamed).toHaveLength(1);
  });

  it('counts its dates from the moment of loading', async () => {
    const code = await database.db
      .selectFrom('promoCodes')
      .select('endsAt')
      .where('code', '=', 'TOOLATE')
      .executeTakeFirstOrThrow();
    expect(code.endsAt?.toISOString()).toBe('2031-03-03T12:00:00.000Z');
  });

  it('keeps passwords as hashes that open the door', async () => {
    const cook = await database.db
      .selectFrom('staffMembers')
      .select('passwordHash')
      .where('email', '=', 'kitchen@nordbro.example')
      .executeTakeFirstOrThrow();
    expect(cook.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await verifyPassword(cook.passwordHash, 'kitchen')).toBe(true);
  });

  it('keeps a staged offer with its stages', async () => {
    const offer = await database.db
      .selectFrom('offers')
      .select('stages')
      .where('type', '=', 'STAGED_BUNDLE')
      .where('price', '=', 1350)
      .executeTakeFirstOrThrow();
    expect(offer.stages).toHaveLength(3);
  });
});
