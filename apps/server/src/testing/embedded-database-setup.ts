import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import {
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../platform/database/embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';
import { TEMPLATE_DATABASE } from './test-database.ts';

export const WORLD_PREFIX = 'tallrik-test-';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function removeWorld(dataDir: string): Promise<void> {
  await removeEmbeddedPostgres(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}

/** A killed test run cannot tidy up after itself: the next one does it. */
async function removeWorldsOfKilledRuns(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(WORLD_PREFIX))) {
    const pid = Number(name.slice(WORLD_PREFIX.length).split('-')[0]);
    if (!isAlive(pid)) await removeWorld(path.join(tmpdir(), name));
  }
}

/** One PostgreSQL for the whole run, with one migrated template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeWorldsOfKilledRuns();
  const dataDir = mkdtempSync(path.join(tmpdir(), `${WORLD_PREFIX}${process.pid}-`));
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({
    dataDir,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
    },
    log: { info: () => undefined, warn: () => undefined },
  });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  const templateUrl = new URL(server.url);
  templateUrl.pathname = `/${TEMPLATE_DATABASE}`;
  await migrate(templateUrl.href);
  await runMigrations({ connectionString: templateUrl.href });
  project.provide('databaseServerUrl', server.url);
  return async () => {
    await server.stop();
    await removeWorld(dataDir);
  };
}
