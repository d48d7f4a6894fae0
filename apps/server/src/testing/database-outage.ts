import pg from 'pg';
import { inject } from 'vitest';

/** Takes one database away from everybody, as a crash of its server would, while the other test files keep theirs. */
export async function takeAway(url: string): Promise<{ giveBack: () => Promise<void> }> {
  const name = new URL(url).pathname.slice(1);
  const server = new pg.Client({ connectionString: inject('databaseServerUrl') });
  await server.connect();
  await server.query(`alter database ${name} allow_connections false`);
  await server.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  );
  return {
    giveBack: async () => {
      await server.query(`alter database ${name} allow_connections true`);
      await server.end();
    },
  };
}

/** What a failover to a standby, or an operator, does to a database: it answers, and takes no writes. */
export async function onlyReads(url: string, isReadOnly: boolean): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const server = new pg.Client({ connectionString: inject('databaseServerUrl') });
  await server.connect();
  await server.query(
    `alter database ${name} set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
  );
  // Connections keep the setting they were opened with.
  await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ]);
  await server.end();
}
