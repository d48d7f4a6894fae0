import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

describe('the prepared pool', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await sql`create table notes (id integer primary key, text text not null)`.execute(database.db);
  });
  afterAll(() => database.drop());

  const notes = async () =>
    (await sql<{ id: number }>`select * from notes order by id`.execute(database.db)).rows;
  const write = (id: number, text: string | null) => sql`insert into notes values (${id}, ${text})`;

  it('rolls back everything after a failed statement, also the one that began with it', async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      await write(1, 'kept?').execute(trx);
      await write(2, null).execute(trx);
    });
    await expect(failing).rejects.toThrow('not-null');
    expect(await notes()).toEqual([]);
  });

  it('fails with the first statement’s own reason', async () => {
    const failing = database.db.transaction().execute((trx) => write(3, null).execute(trx));
    await expect(failing).rejects.toMatchObject({ code: '23502' });
  });

  it('undoes everything when a last statement fails that nobody waited for before the commit', async () => {
    let last: Promise<unknown> = Promise.resolve();
    await database.db.transaction().execute(async (trx) => {
      await write(1, 'kept?').execute(trx);
      last = write(2, null).execute(trx);
      last.catch(() => undefined);
    });
    await expect(last).rejects.toMatchObject({ code: '23502' });
    expect(await notes()).toEqual([]);
  });

  it('commits a last statement that nobody waited for', async () => {
    let last: Promise<unknown> = Promise.resolve();
    await database.db.transaction().execute(async (trx) => {
      await write(8, 'first').execute(trx);
      last = write(9, 'last').execute(trx);
    });
    await last;
    expect((await notes()).map(({ id }) => id)).toEqual([8, 9]);
    await sql`delete from notes`.execute(database.db);
  });

  it('keeps a snapshot that was asked for', async () => {
    await write(4, 'first').execute(database.db);
    const seen = await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        const count = async () =>
          (await sql<{ n: number }>`select count(*) as n from notes`.execute(trx)).rows[0]?.n;
        const before = await count();
        await write(5, 'meanwhile').execute(database.db);
        return [before, await count()];
      });
    expect(seen).toEqual([1, 1]);
  });

  it('plans anew when a table changed under its plans', async () => {
    await notes();
    await sql`alter table notes add column colour text`.execute(database.db);
    const answers = await Promise.all(Array.from({ length: 20 }, () => notes()));
    expect(answers.map((rows) => rows.length)).toEqual(Array.from({ length: 20 }, () => 2));
  });
});
