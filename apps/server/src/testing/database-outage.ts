import pg from 'pg';
import { inject } from 'vitest';

/** Takes one database away from everybody, as a crash of its server would, while the other test files keep theirs. */
export async function takeAway(url: string): Promise<{ giveBack: () => Promise<void> }> {
  const name = new URL(url).pathname.slice(1);
  const server = new pg.Client({ connectionString: inject('databaseServerUrl') });
  await server.connect();
  await server.query(`alter database ${name} allow_connections false`);
  await endSessions(server, name);
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
  await endSessions(server, name);
  await server.end();
}

const ENDED_WITHIN_MS = 30_000;

/**
 * Waits until they have gone: on a busy machine a session that was only asked to end still writes down what it is sent
 * next, and one that was let in a moment before is not in the first list.
 */
async function endSessions(server: pg.Client, database: string): Promise<void> {
  // Whoever comes after this moment is refused, or has the new setting: a running server comes back at once.
  const { rows } = await server.query<{ cutoff: string }>(
    'select clock_timestamp()::text as cutoff',
  );
  const until = performance.now() + ENDED_WITHIN_MS;
  for (;;) {
    // False also for one that left by itself a moment ago: only the next list tells.
    const { rowCount } = await server.query(
      `select pg_terminate_backend(pid, ${ENDED_WITHIN_MS}) from pg_stat_activity
        where datname = $1 and pid <> pg_backend_pid() and backend_start <= $2::timestamptz`,
      [database, rows[0]?.cutoff],
    );
    if (rowCount === 0) return;
    if (performance.now() > until) throw new Error('A session outlived its end');
  }
}
