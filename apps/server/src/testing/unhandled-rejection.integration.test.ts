import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, startChildServer } from './child-server.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Run in the server's process before anything of ours: a promise that fails and that nobody holds. */
const REJECTION_SCRIPT = `data:text/javascript,${encodeURIComponent(
  `setTimeout(() => void Promise.reject(new Error('planted by a test')), 1_500);`,
)}`;

describe('a promise that nobody holds', () => {
  let built: Awaited<ReturnType<typeof buildServer>>;
  let database: TestDatabase;
  beforeAll(async () => {
    [built, database] = await Promise.all([buildServer(), createTestDatabase()]);
  });
  afterAll(async () => {
    built.remove();
    await database.drop();
  });
  const start = (env: Record<string, string> = {}) =>
    startChildServer(built.file, {
      DATABASE_URL: database.url,
      TOKEN_SECRET_SEED: '0'.repeat(64),
      ...env,
    });

  it.each([
    ['', {}],
    [' and is reported', { ERROR_SINK_DSN: 'http://key@127.0.0.1:9/1' }],
  ])(
    '[F-86] ends the server’s process%s, and fails the test that started it',
    async (_how, env) => {
      const server = start({ NODE_OPTIONS: `--import=${REJECTION_SCRIPT}`, ...env });
      await server.origin.catch(() => null);
      await expect(server.gone).rejects.toThrow(/ended by itself with 1:[^]*planted by a test/);
      // Whoever only stops it hears of it, too.
      await expect(server.stop()).rejects.toThrow('planted by a test');
    },
  );

  it('[F-86] one that is killed or told to end does not', async () => {
    const server = start();
    expect(await server.origin).toMatch(/^http:/);
    await server.stop();
    expect(await server.gone).toBe('SIGKILL');
  });
});
