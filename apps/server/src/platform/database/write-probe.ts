import type pg from 'pg';

/** How often the database is asked to write, however often we are asked whether it can. */
export const PROBE_EVERY_MS = 5_000;

/** PostgreSQL's codes for a database that answers and keeps nothing, in the operator's words. */
const REASONS: Record<string, string> = {
  '25006': 'database is read-only',
  '53000': 'database lacks resources to write',
  '53100': 'database has no room left on its disk',
  '53200': 'database is out of memory',
  '54000': 'database takes no new transactions',
  '58030': 'database cannot read or write its files',
};

class ReadOnly extends Error {
  override name = 'ReadOnly';
  readonly code = '25006';
}

/** What is wrong with a database that cannot write; null where that is not what the error says. */
export function whyNoWrites(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? whyNoWrites(error.cause);
}

/**
 * Asks for everything that a guest's event needs, and keeps nothing: leave to write, a transaction's number, and room
 * on the disk, for which a sort too large for its memory is spilled into a temporary file. No row is written and no
 * catalogue touched: a probe every few seconds must not make work for the vacuum.
 */
const PROBE = `begin;
  set local work_mem = '64kB';
  select current_setting('transaction_read_only')::boolean or pg_is_in_recovery() as "isReadOnly";
  select case when not current_setting('transaction_read_only')::boolean and not pg_is_in_recovery()
    then pg_current_xact_id() end;
  select count(*) from (select md5(n::text) as filler from generate_series(1, 4000) as n order by filler offset 1) as spilled;
  rollback`;

type Answer = { rows: { isReadOnly?: boolean }[] };

async function writeAndForget(pool: Pick<pg.Pool, 'connect'>): Promise<void> {
  const client = await pool.connect();
  let isClean = false;
  try {
    // Several statements in one text are several answers, which the driver's types do not know.
    const answers = (await client.query(PROBE)) as unknown as Answer[];
    isClean = true;
    if (answers.some(({ rows }) => rows[0]?.isReadOnly)) throw new ReadOnly();
  } finally {
    // A connection in the middle of a failed transaction is nobody else's.
    client.release(!isClean);
  }
}

/** Whether the database can still write: one that only reads looks healthy and fails every order (F-96). */
export function makeWriteProbe(
  pool: Pick<pg.Pool, 'connect'>,
  nowMs: () => number = () => performance.now(),
): () => Promise<void> {
  let last: { at: number; outcome: Promise<void> } | null = null;
  return () => {
    if (last && nowMs() - last.at < PROBE_EVERY_MS) return last.outcome;
    const outcome = writeAndForget(pool);
    // Whoever asked may have given up by the time it fails.
    outcome.catch(() => undefined);
    last = { at: nowMs(), outcome };
    return outcome;
  };
}
