import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Row = Record<string, unknown>;
type Snapshot = ReadonlyMap<string, readonly Row[]>;

/** Every table with its columns, as the database has them after all migrations. */
export async function readColumns(db: Database): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ tableName: string; columnName: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`.execute(db);
  const tables = new Map<string, string[]>();
  for (const { tableName, columnName } of rows)
    tables.set(tableName, [...(tables.get(tableName) ?? []), columnName]);
  return tables;
}

export async function takeSnapshot(db: Database, tables: readonly string[]): Promise<Snapshot> {
  const snapshot = new Map<string, readonly Row[]>();
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(db);
    snapshot.set(
      table,
      rows.map(({ row }) => JSON.parse(row) as Row),
    );
  }
  return snapshot;
}

/** What a row gets that names nothing: a column counts as written by a new row only if it holds something else. */
async function readDefaults(db: Database, table: string): Promise<Row> {
  const { rows } = await sql<{ columnName: string; columnDefault: string }>`
    select column_name, column_default from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and column_default is not null
      and column_default not like 'nextval%'`.execute(db);
  const defaults: Row = {};
  for (const { columnName, columnDefault } of rows) {
    const { rows: values } = await sql<{ value: string }>`
      select to_jsonb(${sql.raw(columnDefault)})::text as value`.execute(db);
    defaults[columnName] = JSON.parse(values[0]?.value ?? 'null');
  }
  return defaults;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** `table.column` of everything that differs between the two. */
export async function changedColumns(
  db: Database,
  before: Snapshot,
  after: Snapshot,
): Promise<Set<string>> {
  const changed = new Set<string>();
  for (const [table, rows] of after) {
    const defaults = await readDefaults(db, table);
    const old = before.get(table) ?? [];
    for (const row of rows) {
      const earlier = 'id' in row ? old.find(({ id }) => id === row['id']) : undefined;
      const isKnown = earlier !== undefined || old.some((known) => isSame(known, row));
      if (isKnown && earlier === undefined) continue;
      for (const [column, value] of Object.entries(row))
        if (!isSame(value, (earlier ?? defaults)[column])) changed.add(`${table}.${column}`);
    }
  }
  return changed;
}
