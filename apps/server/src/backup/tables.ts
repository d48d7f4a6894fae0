import pg from 'pg';

/** A table of ours or of the job queue, with the columns that hold something of their own. */
export type Table = { schema: string; name: string; columns: string[] };
export type Sequence = { schema: string; name: string; value: string; isCalled: boolean };
/** So many rows, and a sum over their contents in which their order does not matter. */
export type TableContent = { rows: string; checksum: string };

export const SCHEMAS = ['public', 'graphile_worker'];
/** Written by the migrations themselves. */
const HISTORIES = ['public.applied_migrations', 'graphile_worker.migrations'];

const quoted = (name: string): string => pg.escapeIdentifier(name);
export const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${schema}.${name}`;
export const sqlName = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`;
export const sqlColumns = ({ columns }: Table): string => columns.map(quoted).join(', ');

/** Values as text must look the same in every session, or equal rows have different sums. */
export async function speakPlainly(client: pg.ClientBase): Promise<void> {
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
    set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8';
    set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`);
}

/** Every table, each behind those it refers to. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname = any($1)
     group by 1, 2 order by 1, 2`,
    [SCHEMAS],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select n.nspname || '.' || c.relname as from, rn.nspname || '.' || rc.relname as to
     from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
       join pg_class rc on rc.oid = f.confrelid join pg_namespace rn on rn.oid = rc.relnamespace
     where f.contype = 'f' and f.conrelid <> f.confrelid`,
  );
  return behindWhatTheyNeed(
    tables.filter((table) => !HISTORIES.includes(nameOf(table))),
    references,
  );
}

export function behindWhatTheyNeed(
  tables: Table[],
  references: { from: string; to: string }[],
): Table[] {
  const ordered: Table[] = [];
  let left = tables;
  while (left.length > 0) {
    const waiting = new Set(left.map(nameOf));
    const isFree = (table: Table): boolean =>
      !references.some(({ from, to }) => from === nameOf(table) && waiting.has(to));
    const free = left.filter(isFree);
    if (free.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...waiting].join(', ')}`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select schemaname as schema, sequencename as name, coalesce(last_value, start_value)::text as value,
       last_value is not null as "isCalled"
     from pg_sequences where schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

export async function contentOf(client: pg.ClientBase, table: Table): Promise<TableContent> {
  const { rows } = await client.query<TableContent>(
    `select count(*)::text as rows,
       coalesce(sum(('x' || substr(md5(row(${sqlColumns(table)})::text), 1, 15))::bit(60)::bigint), 0)::text as checksum
     from ${sqlName(table)}`,
  );
  const content = rows[0];
  if (!content) throw new Error(`${nameOf(table)} did not answer`);
  return content;
}
