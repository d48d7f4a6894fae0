import { CamelCasePlugin, Kysely, PostgresDialect, type LogEvent } from 'kysely';
import pg from 'pg';
import type { DB } from './generated/tables.ts';
import { makePreparedPool } from './prepared-pool.ts';

export type Database = Kysely<DB>;

/** How our connections call themselves in `pg_stat_activity`. */
export const APPLICATION_NAME = 'tallrik';

const POOL_SIZE = 16;
const CONNECT_TIMEOUT_MS = 10_000;
/**
 * Nobody waits for ever: one locked table would hold all connections, one after the other, and with them every guest
 * of every company (F-95). Whatever takes this long has failed for whoever asked.
 */
const STATEMENT_TIMEOUT_MS = 30_000;
const LOCK_TIMEOUT_MS = 15_000;
const IDLE_IN_TRANSACTION_MS = 60_000;

// By default pg hands out numeric and bigint as text, and a VAT rate of '12.00' adds up to nonsense.
// Ours are rates and counters, far inside what a number holds exactly.
const NUMERIC_OID = 1700;
const BIGINT_OID = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === NUMERIC_OID || oid === BIGINT_OID ? Number : pg.types.getTypeParser(oid, format),
};

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  /**
   * For what a transaction looks up beside itself (menu, prices, configuration). With connections of its own: asked of
   * the same pool, sixteen transactions at once would each hold one and wait for ever for a second.
   */
  reads: Database;
};

type Options = {
  poolSize?: number;
  onError?: (error: Error) => void;
  /** Told of each statement once it has ended; without it nobody takes its time. */
  onStatement?: ((event: LogEvent) => void) | undefined;
};

export function openDatabase(url: string, options: Options = {}): OpenDatabase {
  const poolSize = options.poolSize ?? POOL_SIZE;
  const { db, pool } = openPool(url, { ...options, poolSize });
  const reads = openPool(url, { ...options, poolSize: Math.ceil(poolSize / 4) }).db;
  return { db, pool, reads };
}

function openPool(url: string, options: Options): Omit<OpenDatabase, 'reads'> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: APPLICATION_NAME,
    max: options.poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    types,
    // Statements that do not wait for each other leave together; see prepared-pool.ts.
    pipeline: true,
  });
  // An idle connection that the server closes raises 'error' on the pool; unheard, it ends the
  // process. The pool opens another one by itself.
  const onError = options.onError ?? (() => undefined);
  pool.on('error', onError);
  // The same for one that is lent out at that moment: its query fails with the reason anyway.
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: makePreparedPool(pool) }),
    // Keys inside JSON columns are the product's own names and stay as they are.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(options.onStatement ? { log: options.onStatement } : {}),
  });
  return { db, pool };
}

export async function closeDatabase({ db, reads }: OpenDatabase): Promise<void> {
  await db.destroy();
  await reads.destroy();
}
