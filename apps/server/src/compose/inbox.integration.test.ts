import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../compose.ts';
import { parseConfig } from '../config.ts';
import { makeLog } from '../platform/logging/log.ts';
import { makeFileMedia } from '../providers/media/file-media.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

describe('the inbox page', () => {
  let database: TestDatabase;
  const dataDir = mkdtempSync(join(tmpdir(), 'tallrik-inbox-'));
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const statusWhere = async (environment: Record<string, string>): Promise<number[]> => {
    const base = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
    const config = parseConfig({ ...base, ...environment }, join(dataDir, 'apps'));
    const app = await compose({
      config,
      log: makeLog('silent'),
      ...database,
      media: makeFileMedia({ folder: join(dataDir, 'media') }),
      now: () => Temporal.Instant.from('2026-11-13T18:30:00Z'),
      newId: randomUUID,
    });
    const pages = ['/dev/inbox', '/dev/inbox.json'];
    const answers = await Promise.all(pages.map((url) => app.http.inject(url)));
    await app.close();
    return answers.map(({ statusCode }) => statusCode);
  };

  it('[D-148] is there in a demo, and nowhere else: it shows every activation code', async () => {
    const seed = { TOKEN_SECRET_SEED: 'f'.repeat(64) };
    expect(await statusWhere({ NODE_ENV: 'test', DEMO: 'true' })).toEqual([200, 200]);
    expect(await statusWhere({ NODE_ENV: 'production', ...seed })).toEqual([404, 404]);
    expect(await statusWhere({ NODE_ENV: 'development', DEMO: 'false' })).toEqual([404, 404]);
  });
});
