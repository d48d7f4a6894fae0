import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createHash, randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenKeysFromSeed } from '../../platform/auth/token-keys.ts';
import { makeTokens } from '../../platform/auth/tokens.ts';
import { openTestServer } from '../test-server.ts';
import type { GraphCall } from './graph-calls.ts';
import { keepRows } from './keep-rows.ts';
import { seedSecrets } from './seed-secrets.ts';
import { makeCallers } from './fuzz-callers.ts';
import { readPrivateIds } from './private-ids.ts';

const SEED = 'f022'.repeat(16);
const OPERATIONS_FILE = 'src/shared/graphql-client/generated/persisted-documents.json';

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** As a web build leaves it behind: the fuzz calls by hash what the server knows as its own apps' operations. */
function writeOperations(folder: string, app: string, calls: readonly GraphCall[]): void {
  const file = join(folder, app, OPERATIONS_FILE);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify(Object.fromEntries(calls.map(({ text }) => [hashOf(text), text]))),
  );
}

export type FuzzWorld = Awaited<ReturnType<typeof openFuzzWorld>>;

/** Two companies full of recognisable secrets, and everybody who might come asking for them. */
export async function openFuzzWorld(calls: { guest?: GraphCall[]; staff?: GraphCall[] } = {}) {
  const appsFolder = mkdtempSync(join(tmpdir(), 'tallrik-fuzz-'));
  writeOperations(appsFolder, 'ordering', calls.guest ?? []);
  writeOperations(appsFolder, 'console', calls.staff ?? []);
  const env = {
    TOKEN_SECRET_SEED: SEED,
    LOG_LEVEL: process.env['FUZZ_LOG'] ?? 'silent',
    // Nobody answers there, at once: a test asks no network.
    SOCIAL_FEED_API_BASE: 'http://127.0.0.1:9',
  };
  const server = await openTestServer(undefined, env, appsFolder);
  const own = await seedSecrets(server, 1, 'A');
  const foreign = await seedSecrets(server, 2, 'B');
  const restoreRows = await keepRows(server.pool);
  const tokens = makeTokens(tokenKeysFromSeed(SEED), () => 'fuzz');
  const forger = makeTokens(tokenKeysFromSeed(randomBytes(32).toString('hex')), () => 'fuzz');
  const privateIds = {
    A: await readPrivateIds(server.pool, own.ids.company),
    B: await readPrivateIds(server.pool, foreign.ids.company),
  };
  let minutes = 0;
  return {
    ...server,
    own,
    foreign,
    privateIds,
    callers: makeCallers({ tokens, forger, own, foreign }),
    /** Whoever was signed out, deleted or switched off by what came before is back, and tries count from nought. */
    refresh: async () => {
      await restoreRows();
      await server.pool.query('delete from tries');
      minutes += 20;
      server.setTime(Temporal.Instant.from('2026-11-13T18:30:00Z').add({ minutes }).toString());
    },
    close: async () => {
      await server.close();
      rmSync(appsFolder, { recursive: true, force: true });
    },
  };
}
