import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseConfig } from './config.ts';
import { findFreePort } from './platform/database/free-port.ts';
import { startRespServer } from './platform/events/testing/resp-server.ts';
import { makeLog } from './platform/logging/log.ts';
import { startServer } from './start-server.ts';
import { openSlowLine } from './testing/chaos/slow-line.ts';
import { onlyReads, takeAway } from './testing/database-outage.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

/** As it is in production: nothing of the demo, a seed of its own. */
const PRODUCTION = { NODE_ENV: 'production', TOKEN_SECRET_SEED: '0'.repeat(64) };

describe('a start in production', () => {
  let database: TestDatabase;
  let dataDir: string;
  let port: number;
  let stopping: AbortController;
  const lines: string[] = [];
  beforeEach(async () => {
    database = await createTestDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'tallrik-start-'));
    port = await findFreePort();
    stopping = new AbortController();
    lines.length = 0;
  });
  afterEach(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const start = (env: Record<string, string> = {}) => {
    const variables = {
      ...PRODUCTION,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: String(port),
      HAND_OVER_SECONDS: '0',
      ...env,
    };
    return startServer(
      parseConfig(variables, join(dataDir, 'apps')),
      makeLog('info', { write: (line: string) => void lines.push(line) }),
      {
        progress: (text) => void lines.push(text),
        demoPictures: '',
        errorSink: null,
        stopping: stopping.signal,
      },
    );
  };
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
    return answer && { status: answer.status, body: await answer.text() };
  };
  const untilStatus = (status: number, path = '/readyz') =>
    vi.waitFor(async () => expect((await ask(path))?.status).toBe(status), { timeout: 30_000 });

  it('[F-87] [D-266] waits for a database that is away, alive and not ready, and says so once', async () => {
    const away = await takeAway(database.url);
    const starting = start();
    await untilStatus(503);
    expect(await ask('/healthz')).toMatchObject({ status: 200 });
    expect((await ask('/readyz'))?.body).toContain('DATABASE_URL');
    await away.giveBack();
    const server = await starting;
    await untilStatus(200);
    expect(lines.filter((line) => line.includes('"waiting"'))).toHaveLength(1);
    await server.stop();
  });

  it('[F-87] waits for Redis too', async () => {
    const redisPort = await findFreePort();
    const starting = start({ REDIS_URL: `redis://127.0.0.1:${redisPort}` });
    await untilStatus(503);
    expect((await ask('/readyz'))?.body).toContain('REDIS_URL');
    const redis = await startRespServer(() => performance.now(), redisPort);
    const server = await starting;
    await untilStatus(200);
    await server.stop();
    await redis.close();
  });

  it('[F-87] told to stop while it waits, it ends', async () => {
    const away = await takeAway(database.url);
    const starting = start();
    await untilStatus(503);
    stopping.abort();
    await expect(starting).rejects.toThrow(/abort/i);
    expect(await ask('/healthz')).toBeNull();
    await away.giveBack();
  });

  it('[F-91] [D-266] does not wait for a database that will never let it in', async () => {
    const wrong = new URL(database.url);
    wrong.pathname = '/nobody_made_this';
    await expect(start({ DATABASE_URL: wrong.href })).rejects.toMatchObject({ code: '3D000' });
  });

  it('[F-93] the first administrator is invited by an address that can be opened', async () => {
    const server = await start({
      FIRST_ADMIN_EMAIL: 'first@platform.example',
      PUBLIC_ORIGIN: 'https://order.example',
    });
    expect(lines.join('\n')).toMatch(/https:\/\/order\.example\/console\/invitation#[\w-]{32}/);
    await server.stop();
  });

  it('[D-283] [F-96] a database that takes no writes is not ready, and ready again when it does', async () => {
    const server = await start();
    await untilStatus(200);
    await onlyReads(database.url, true);
    await untilStatus(503);
    // Its connections were lost on the way: what is said first may be that.
    await vi.waitFor(
      async () => expect((await ask('/readyz'))?.body).toContain('database is read-only'),
      { timeout: 30_000 },
    );
    await onlyReads(database.url, false);
    await untilStatus(200);
    await server.stop();
  });

  it('[D-283] [F-96] a start over a database that takes no writes waits for one that does', async () => {
    // Brought up to date, or the wait would be for the first table.
    await onlyReads(database.url, true);
    const starting = start();
    await untilStatus(503);
    expect((await ask('/readyz'))?.body).toContain('database is read-only');
    await onlyReads(database.url, false);
    const server = await starting;
    await untilStatus(200);
    await server.stop();
  });

  it('[F-86] loses its database while it is open, and serves again when it is back', async () => {
    const server = await start();
    await untilStatus(200);
    const away = await takeAway(database.url);
    await untilStatus(503);
    expect(await ask('/healthz')).toMatchObject({ status: 200 });
    await away.giveBack();
    await untilStatus(200);
    await server.stop();
  });

  it('[F-95] [D-266] a database that hangs is found out within two seconds, not waited for', async () => {
    const url = new URL(database.url);
    const line = await openSlowLine(Number(url.port));
    url.port = String(line.port);
    const server = await start({ DATABASE_URL: url.href });
    await untilStatus(200);
    line.setDelay(10_000);
    const startedAt = performance.now();
    expect(await ask('/readyz')).toMatchObject({
      status: 503,
      body: '{"status":"database does not answer"}',
    });
    // Two seconds, and what a busy machine adds: far less than the line takes.
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    line.setDelay(0);
    await untilStatus(200);
    await server.stop();
    await line.close();
  });

  it('[F-88] [D-265] on a machine whose clock is off the database’s time is told, and it stays in service', async () => {
    const right = Temporal.Now.instant.bind(Temporal.Now);
    const machine = vi
      .spyOn(Temporal.Now, 'instant')
      .mockImplementation(() => right().add({ minutes: 15 }));
    const server = await start({ NODE_ENV: 'test', DEMO: 'false' });
    await untilStatus(200);
    expect((await ask('/readyz'))?.body).toMatch(/clock is (89\d|90\d) s off the database/);
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ currentTime }' }),
    });
    const { data } = (await answer.json()) as { data: { currentTime: string } };
    const serverMs = Temporal.Instant.from(data.currentTime).epochMilliseconds;
    machine.mockRestore();
    expect(Math.abs(serverMs - right().epochMilliseconds)).toBeLessThan(60_000);
    await server.stop();
  });
});
