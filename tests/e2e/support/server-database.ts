import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Runs one statement in the embedded database of a test's own server. */
export async function runInDatabase(
  dataDir: string,
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const root = join(dataDir, 'postgres');
  const [, , , port] = readFileSync(join(root, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'tallrik',
    password: readFileSync(join(root, 'password'), 'utf8').trim(),
    database: 'postgres',
  });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}
