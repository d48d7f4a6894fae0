import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { compiledOnce } from './compiled-once.ts';

describe('a query that is compiled once', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('is built for the first call only, and answers each with its own values', async () => {
    let built = 0;
    const add = compiledOnce((db, { one, other }: { one: number; other: number | null }) => {
      built += 1;
      return {
        compile: () =>
          sql<{
            theSum: number | null;
          }>`select ${one}::int + ${other}::int + ${100}::int as the_sum`.compile(db),
      };
    });
    expect((await add(database.db, { one: 1, other: 2 })).rows).toEqual([{ theSum: 103 }]);
    expect((await add(database.db, { other: 20, one: 10 })).rows).toEqual([{ theSum: 130 }]);
    expect((await add(database.db, { one: 1, other: null })).rows).toEqual([{ theSum: null }]);
    expect(built).toBe(1);
  });

  it('belongs to the transaction it is asked in', async () => {
    const write = compiledOnce((db, { key }: { key: string }) => ({
      compile: () => sql`insert into notes_of_test values (${key})`.compile(db),
    }));
    await sql`create table notes_of_test (key text)`.execute(database.db);
    await write(database.db, { key: 'kept' });
    const undone = database.db.transaction().execute(async (trx) => {
      await write(trx, { key: 'undone' });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    const { rows } = await sql`select key from notes_of_test`.execute(database.db);
    expect(rows).toEqual([{ key: 'kept' }]);
  });
});
