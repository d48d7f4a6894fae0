import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { makeLog } from './platform/logging/log.ts';
import { startServer } from './start-server.ts';
import { seedPaidOrder } from './testing/paid-order.ts';
import { seedOpenShop } from './testing/seed-open-shop.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

/** What a restored backup is: yesterday's orders in a database, and live keys beside it. */
describe('a start over orders whose time is over', () => {
  let before: TestServer;
  let dataDir: string;
  const lines: string[] = [];
  beforeAll(async () => {
    before = await openTestServer();
    dataDir = mkdtempSync(join(tmpdir(), 'tallrik-start-'));
  });
  afterAll(async () => {
    await before.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Without anything of the demo, with the keys of the provider that holds the guest's money. */
  const start = (env: Record<string, string>) => {
    const provider = before.provider();
    const config = parseConfig(
      {
        // Not in production: there only operations run that the built apps have registered.
        NODE_ENV: 'test',
        DEMO: 'false',
        TOKEN_SECRET_SEED: '0'.repeat(64),
        DATABASE_URL: before.url,
        DATA_DIR: dataDir,
        PORT: '0',
        HAND_OVER_SECONDS: '0',
        ADYEN_API_BASE: `${before.origin}/simulator/adyen/v72`,
        ADYEN_API_KEY: provider.apiKey,
        ADYEN_MERCHANT_ACCOUNT: provider.merchantAccount,
        ADYEN_CLIENT_TOKEN: provider.clientToken,
        ADYEN_HMAC_KEY: provider.hmacKey,
        ADYEN_WEBHOOK_USER: provider.webhookUser,
        ADYEN_WEBHOOK_PASSWORD: provider.webhookPassword,
        ...env,
      },
      join(dataDir, 'apps'),
    );
    return startServer(config, makeLog('info', { write: (line) => void lines.push(line) }), {
      progress: (text) => void lines.push(text),
      demoPictures: '',
      errorSink: null,
      stopping: new AbortController().signal,
    });
  };
  const readiness = async ({ address }: { address: string }) =>
    (await fetch(`${address}/readyz`)).json();
  const look = async ({ address }: { address: string }, id: string) => {
    const answer = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'query ($id: ID!) { Venue(id: $id) { id } }',
        variables: { id },
      }),
    });
    return answer.json();
  };
  const moneyMoves = async () =>
    (await before.ledger()).reduce(
      (sum, line) => sum + line.captureRequests + line.cancelRequests + line.refundRequests,
      0,
    );
  const jobs = async () => {
    const { rows } = await sql<{ key: string | null }>`
      select key from graphile_worker._private_jobs`.execute(before.db);
    return rows;
  };

  it('[D-284] [F-98] JOBS=false leaves them alone, says so, and lets guests look; with jobs they are rejected', async () => {
    const ids = await seedOpenShop(before.db, 1);
    const { id } = await seedPaidOrder(before, ids);
    await sql`update orders set answer_by = now() - interval '1 day' where id = ${id}`.execute(
      before.db,
    );
    const statusOf = async () =>
      (
        await before.db
          .selectFrom('orders')
          .select('status')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).status;
    const moved = await moneyMoves();

    const quiet = await start({ JOBS: 'false' });
    expect(await readiness(quiet)).toEqual({ status: 'ready', jobs: 'off' });
    expect(lines.join('\n')).toContain('JOBS=false');
    expect(await look(quiet, ids.venue)).toEqual({ data: { Venue: { id: ids.venue } } });
    // A stop waits for whatever was begun: the first look for due work is made at once, where one is made.
    await quiet.stop();
    expect(await statusOf()).toBe('PENDING');
    expect(await jobs()).toEqual([]);
    expect(await moneyMoves()).toBe(moved);

    lines.length = 0;
    const server = await start({});
    expect(await readiness(server)).toEqual({ status: 'ready' });
    expect(lines.join('\n')).not.toContain('JOBS=false');
    await expect.poll(statusOf, { timeout: 30_000 }).toBe('REJECTED');
    // Its money goes back, too.
    await expect.poll(moneyMoves, { timeout: 30_000 }).toBeGreaterThan(moved);
    await server.stop();
  });

  it('[D-320] [D-92] an order whose time ended while no server was there can still be answered', async () => {
    const ids = await seedOpenShop(before.db, 2);
    const { id } = await seedPaidOrder(before, ids);
    await sql`update orders set answer_by = now() - interval '1 minute' where id = ${id}`.execute(
      before.db,
    );
    await sql`
      insert into service_pulse (beat_at) values (now() - interval '8 minutes')
      on conflict (is_only) do update set beat_at = excluded.beat_at`.execute(before.db);
    const row = () =>
      before.db
        .selectFrom('orders')
        .select(['status', 'answerBy'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const server = await start({});
    await expect
      .poll(async () => (await row()).answerBy.getTime() > Date.now(), { timeout: 30_000 })
      .toBe(true);
    await server.stop();
    expect((await row()).status).toBe('PENDING');
  });
});
