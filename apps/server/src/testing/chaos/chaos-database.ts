import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  chooseClusterFolder,
  defaultClusterFolder,
} from '../../platform/database/cluster-folder.ts';
import {
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../platform/database/embedded-postgres.ts';
import { findFreePort } from '../../platform/database/free-port.ts';
import { choosePostgresAccount } from '../../platform/database/postgres-account.ts';
import { readPostmaster } from '../../platform/database/postmaster-file.ts';
import { WORLD_PREFIX } from '../embedded-database-setup.ts';

const silent = { info: () => undefined, warn: () => undefined };

/** A PostgreSQL of its own, which can be killed and comes back at the same address with all it has promised. */
export async function openChaosDatabase() {
  // Named like the others: what a killed run leaves behind, the next one clears away.
  const dataDir = mkdtempSync(join(tmpdir(), `${WORLD_PREFIX}${process.pid}-chaos-`));
  chmodSync(dataDir, 0o755);
  const port = await findFreePort();
  const start = () =>
    startEmbeddedPostgres({
      dataDir,
      port,
      // What a killed process had written is with the operating system; only a power cut would need more.
      settings: { fsync: 'off', max_connections: '200' },
      log: silent,
    });
  let running = await start();
  const account = choosePostgresAccount(defaultClusterFolder(dataDir).cluster);
  const { cluster } = chooseClusterFolder(dataDir, account);

  return {
    url: running.url,
    port,
    kill: (): void => {
      const postmaster = readPostmaster(cluster);
      if (!postmaster) throw new Error('The database to be killed does not run');
      process.kill(postmaster.pid, 'SIGKILL');
    },
    raise: async (): Promise<void> => {
      running = await start();
    },
    /** Nobody can read or write the orders for a while: a careless migration, or somebody's forgotten transaction. */
    lock: async (ms: number): Promise<void> => {
      const client = new pg.Client({ connectionString: running.url });
      await client.connect();
      try {
        await client.query('begin; lock table orders in access exclusive mode');
        await new Promise((resolve) => setTimeout(resolve, ms));
        await client.query('rollback');
      } finally {
        await client.end();
      }
    },
    close: async (): Promise<void> => {
      await running.stop();
      await removeEmbeddedPostgres(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
