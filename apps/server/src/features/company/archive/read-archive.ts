import { Buffer } from 'node:buffer';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { ARCHIVED_COMPANY_COLUMNS, ARCHIVED_TABLES } from './archive-tables.ts';

export type ArchivedFile = { name: string; bytes: Uint8Array; isPacked: boolean };

export const ARCHIVE_FORMAT = 'tallrik-company';
/** Raised whenever an older reader would misread a newer archive. */
export const ARCHIVE_VERSION = 2;
const PICTURE_ADDRESS = /\/media\/([0-9a-f]{32})/g;

type Row = Record<string, unknown>;

/** The whole menu as the file has it that is exported by itself. */
export type ReadMenu = (trx: Database, companyId: string) => Promise<object>;

/** Everything the company has entered, as it stood at one moment, one file a table. */
export async function readTables(
  db: Database,
  companyId: string,
  at: Temporal.Instant,
  readMenu: ReadMenu,
): Promise<{ files: ArchivedFile[]; pictureKeys: string[] } | null> {
  const read = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const found = await rowsOf(trx, companyId);
      return found && { tables: found, menu: await readMenu(trx, companyId) };
    });
  if (read === null) return null;
  const { tables, menu } = read;
  const manifest = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    exportedAt: at.toString(),
    rows: Object.fromEntries([...tables].map(([name, rows]) => [name, rows.length])),
  };
  const json = (name: string, value: unknown): ArchivedFile => ({
    name,
    bytes: Buffer.from(`${JSON.stringify(value, null, 1)}\n`),
    isPacked: false,
  });
  const named = [...tables.values(), menu].flatMap((rows) =>
    [...JSON.stringify(rows).matchAll(PICTURE_ADDRESS)].map(([, key]) => key ?? ''),
  );
  const kept = (tables.get('pictures') ?? []).map(({ id }) => String(id));
  return {
    files: [
      json('manifest.json', manifest),
      json('menu.json', menu),
      ...[...tables].map(([name, rows]) => json(`${name}.json`, rows)),
    ],
    pictureKeys: [...new Set([...kept, ...named])].toSorted(),
  };
}

async function rowsOf(trx: Database, companyId: string): Promise<Map<string, Row[]> | null> {
  const columns = ARCHIVED_COMPANY_COLUMNS.map((column) => sql.id(column));
  const company = await sql<Row>`
    select to_jsonb(kept) as row from (select ${sql.join(columns)} from companies where id = ${companyId}) kept`.execute(
    trx,
  );
  if (company.rows.length === 0) return null;
  const tables = new Map([['company', company.rows.map(({ row }) => row as Row)]]);
  for (const [name, { leaves = [], only }] of Object.entries(ARCHIVED_TABLES)) {
    const condition = only === undefined ? sql`true` : sql.raw(only);
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(kept) - ${['company_id', 'version', ...leaves]}::text[] as row from ${sql.table(name)} kept
      where company_id = ${companyId} and ${condition} order by row`.execute(trx);
    tables.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return tables;
}
