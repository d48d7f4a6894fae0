import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

describe('how long a connection waits', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('[F-95] [D-266] nobody waits for ever: not for a statement, not for a lock, not for a transaction left open', async () => {
    const { rows } = await database.pool.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
         current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(rows).toEqual([{ statement: '30s', lock: '15s', idle: '1min' }]);
  });

  it('[F-95] whoever waits for a locked table is let go with a code, and the connection serves again', async () => {
    const holder = await database.pool.connect();
    const waiter = await database.pool.connect();
    await holder.query('begin; lock table companies in access exclusive mode');
    await waiter.query("set lock_timeout = '50ms'");
    await expect(waiter.query('select 1 from companies')).rejects.toMatchObject({ code: '55P03' });
    await holder.query('rollback');
    expect((await waiter.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    holder.release();
    waiter.release(true);
  });
});
