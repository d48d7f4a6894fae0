import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withTypeScript } from './load-typescript.mjs';

/**
 * Runs `work` with the address of a fresh, migrated database that is deleted afterwards.
 * @template T
 * @param {(url: string) => Promise<T>} work
 */
export async function withScratchDatabase(work) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tallrik-scratch-'));
  chmodSync(dataDir, 0o755);
  const embedded = 'apps/server/src/platform/database/embedded-postgres.ts';
  return withTypeScript(embedded, async ({ startEmbeddedPostgres, removeEmbeddedPostgres }) => {
    const log = { info: () => undefined, warn: () => undefined };
    const server = await startEmbeddedPostgres({ dataDir, log, settings: { fsync: 'off' } });
    try {
      await withTypeScript('apps/server/src/platform/database/migrate.ts', ({ migrate }) =>
        migrate(server.url),
      );
      return await work(server.url);
    } finally {
      await server.stop();
      await removeEmbeddedPostgres(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
}
