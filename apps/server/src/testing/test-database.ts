import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { closeDatabase, openDatabase, type OpenDatabase } from '../platform/database/database.ts';

export const TEMPLATE_DATABASE = 'tallrik_template';

export type TestDatabase = OpenDatabase & { url: string; drop: () => Promise<void> };

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServerUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A migrated, empty database of its own for a test file; `drop` it in `afterAll`. */
export async function createTestDatabase(template = TEMPLATE_DATABASE): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${template}`);
  const url = new URL(inject('databaseServerUrl'));
  url.pathname = `/${name}`;
  const opened = openDatabase(url.href, { poolSize: 4 });
  return {
    ...opened,
    url: url.href,
    drop: async () => {
      await closeDatabase(opened);
      await onServer(`drop database ${name} with (force)`);
    },
  };
}
