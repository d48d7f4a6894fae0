import type { Insertable, Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/tables.ts';

export type DemoTransaction = Transaction<DB>;

const AT_ONCE = 500;

/** Kysely refuses an empty insert, and PostgreSQL one with more than 65,535 values. */
export async function insertRows<Table extends keyof DB>(
  trx: DemoTransaction,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await trx
      .insertInto(table)
      .values(rows.slice(from, from + AT_ONCE))
      .execute();
  }
}

export const json = (value: unknown): string => JSON.stringify(value);
