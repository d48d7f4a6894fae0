import { LANGUAGES } from '@tallrik/domain/company/languages';
import { countryPreset } from '@tallrik/domain/company/country-presets';
import { CURRENCIES } from '@tallrik/domain/money/currency';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { makePause } from '../../../platform/json/pauses.ts';
import { PICTURE_COLUMNS } from '../pictures/picture-uses.ts';
import { ARCHIVED_TABLES, type ArchivedTable } from './archive-tables.ts';
import { type ArchiveProblem, ArchiveRefusedError } from './open-archive.ts';
import { LONGEST_TEXT } from './rename-ids.ts';

export type Row = Record<string, unknown>;
export type Rows = ReadonlyMap<string, readonly Row[]>;

const MOST_ROWS = 100_000;
/** Rows of one table that lack different columns: as many kinds no export has. */
const MOST_KINDS = 500;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRows = (json: unknown): json is Row[] =>
  Array.isArray(json) && json.length <= MOST_ROWS && json.every(isRow);

/** Of the company itself. */
const companySchema = z.strictObject({
  display_name: z.string().min(1).max(100),
  support_email: z.string().max(254).nullable(),
  country: z.string().refine((country) => countryPreset(country) !== null),
  default_currency: z.enum(CURRENCIES).nullable(),
  default_language: z.enum(LANGUAGES).nullable(),
  languages: z.array(z.enum(LANGUAGES)).min(1),
  code: z.string().max(10).nullable(),
  sms_sender: z.string().max(11).nullable(),
  phone_cooldown_days: z.int().min(0).max(1_000),
  captures_at_once: z.boolean(),
  unanswered_order_minutes: z.int().min(0).max(10_000),
  has_membership_cards: z.boolean(),
  keeps_neutral_look: z.boolean(),
});

const LONGEST_SHOWN = 60;
/** Of a whole list or thing only that it is one: writing it out would take as long as it is. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  const short = typeof value === 'string' ? value.slice(0, LONGEST_SHOWN) : value;
  return (JSON.stringify(short) ?? '').slice(0, LONGEST_SHOWN);
}

export const wrong = (place: string, value: unknown): ArchiveProblem => ({
  place,
  value: shown(value),
  code: 'VALUE_UNREADABLE',
});

/** The rows of every file, or what of them is none. */
export async function readRows(files: ReadonlyMap<string, unknown>): Promise<{
  company: Row | null;
  rows: Rows;
  problems: ArchiveProblem[];
}> {
  const pause = makePause();
  const problems: ArchiveProblem[] = [];
  const rows = new Map<string, Row[]>();
  for (const name of Object.keys(ARCHIVED_TABLES)) {
    const json = files.get(name);
    if (isRows(json)) rows.set(name, json);
    else problems.push(wrong(`${name}.json`, json));
    await pause();
  }
  const company = z.tuple([companySchema]).safeParse(files.get('company'));
  if (!company.success)
    for (const { path } of company.error.issues) {
      const field = path.slice(1).join('.');
      const [row] = Array.isArray(files.get('company')) ? (files.get('company') as Row[]) : [];
      problems.push(wrong(`company.json ${field}`, row?.[field]));
    }
  if (rows.get('cloud_configurations')?.length !== 1)
    problems.push(wrong('cloud_configurations.json', rows.get('cloud_configurations')?.length));
  return { company: company.success ? company.data[0] : null, rows, problems };
}

type Column = { table: string; name: string; type: string };

async function findColumns(trx: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as name, udt_name as type
    from information_schema.columns
    where table_schema = current_schema() and table_name = any(${Object.keys(ARCHIVED_TABLES)})`.execute(
    trx,
  );
  return rows;
}

/** Addresses that run something instead of leading somewhere. */
const RUNS = /^[\s\p{Cc}]*(?:javascript|data|vbscript)[\s\p{Cc}]*:/iu;

/**
 * Rows as they can be written: only columns that an archive has, ids that are the archive's own, pictures that came with
 * it. Whatever points at a row of somebody else's would be theirs as soon as it is written.
 */
export async function checkRows(
  trx: Database,
  rows: Rows,
  own: { ids: ReadonlySet<string>; pictures: ReadonlySet<string> },
): Promise<{ rows: Rows; problems: ArchiveProblem[]; picturesLeftOut: number }> {
  const columns = await findColumns(trx);
  const problems: ArchiveProblem[] = [];
  const checked = new Map<string, Row[]>();
  const pause = makePause();
  let picturesLeftOut = 0;
  for (const [table, { leaves = [] }] of Object.entries<ArchivedTable>(ARCHIVED_TABLES)) {
    const left = new Set(['company_id', 'version', ...leaves]);
    const known = new Map(
      columns
        .filter((column) => column.table === table && !left.has(column.name))
        .map(({ name, type }) => [name, type]),
    );
    const pictured = new Set<string>(
      PICTURE_COLUMNS.filter(([name]) => name === table).map(([, column]) => column),
    );
    const kept: Row[] = [];
    for (const [at, row] of (rows.get(table) ?? []).entries()) {
      const written: Row = {};
      for (const [name, value] of Object.entries(row)) {
        const place = `${table}.json ${at}.${name}`;
        const type = known.get(name);
        if (type === undefined || isUnsafe(value)) problems.push(wrong(place, value));
        const stranger = strangerIn(type, value, own.ids);
        if (stranger !== null) problems.push({ place, value: stranger, code: 'NOT_FOUND' });
        const isLeftOut = pictured.has(name) && value !== null && !own.pictures.has(String(value));
        if (isLeftOut) picturesLeftOut += 1;
        written[name] = isLeftOut ? null : value;
      }
      kept.push(written);
      const others = pause();
      if (others) await others;
    }
    checked.set(table, kept);
  }
  return { rows: checked, problems, picturesLeftOut };
}

function isUnsafe(value: unknown): boolean {
  if (typeof value === 'string') return value.length > LONGEST_TEXT || RUNS.test(value);
  if (Array.isArray(value)) return value.some(isUnsafe);
  return typeof value === 'object' && value !== null && Object.values(value).some(isUnsafe);
}

function strangerIn(
  type: string | undefined,
  value: unknown,
  ids: ReadonlySet<string>,
): string | null {
  if (value === null || (type !== 'uuid' && type !== '_uuid')) return null;
  const stranger = (Array.isArray(value) ? value : [value]).find(
    (id) => typeof id !== 'string' || !ids.has(id),
  );
  return stranger === undefined ? null : String(stranger).slice(0, 60);
}

/** In this order each row finds those it names. */
export const BEFORE_THE_MENU = [
  'venues',
  'venue_locations',
  'venue_availabilities',
  'venue_hours_exceptions',
  'delivery_rates',
  'restaurant_tables',
] as const;
export const AFTER_THE_MENU = [
  'stations',
  'station_categories',
  'station_items',
  'offers',
  'promo_code_series',
  'promo_codes',
  'referral_codes',
  'referral_terms',
  'stamp_cards',
  'membership_levels',
  'contents',
  'social_feed_items',
] as const;

/** The rows of a table; what a column takes is for the database to say, of the first one it does not take. */
export async function insertRows(
  trx: Database,
  companyId: string,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  // Rows of a table may lack different columns: those get what the column has by itself.
  const alike = new Map<string, Row[]>();
  for (const row of rows) {
    const names = Object.keys(row).toSorted().join();
    const same = alike.get(names);
    if (same) same.push(row);
    else alike.set(names, [row]);
  }
  if (alike.size > MOST_KINDS)
    throw new ArchiveRefusedError([{ place: `${table}.json`, value: '', code: 'FILE_TOO_LARGE' }]);
  for (const group of alike.values()) {
    const names = Object.keys(group[0] ?? {});
    const columns = sql.join([...names, 'company_id'].map((name) => sql.id(name)));
    const given = JSON.stringify(group.map((row) => ({ ...row, company_id: companyId })));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${given}::jsonb)`.execute(
      trx,
    );
  }
}

/** Look and switches; the path is this installation's own. */
export async function writeConfiguration(
  trx: Database,
  companyId: string,
  { id: _id, slug: _slug, ...row }: Row,
): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.id(name)));
  await sql`
    update cloud_configurations set version = version + 1, (${columns}) = (
      select ${columns}
      from jsonb_populate_record(null::cloud_configurations, ${JSON.stringify(row)}::jsonb))
    where company_id = ${companyId}`.execute(trx);
}

export async function writeCompany(trx: Database, companyId: string, row: Row): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.id(name)));
  await sql`
    update companies set version = version + 1, (${columns}) = (
      select ${columns} from jsonb_populate_record(null::companies, ${JSON.stringify(row)}::jsonb))
    where id = ${companyId}`.execute(trx);
}

const OWN_THINGS = [
  'items',
  'categories',
  'modification_groups',
  'upsell_groups',
  'offers',
  'promo_codes',
  'stamp_cards',
  'membership_levels',
  'contents',
] as const;

/** An archive is not mixed with what somebody has entered already (D-621). */
export async function isWithoutMenu(trx: Database, companyId: string): Promise<boolean> {
  for (const table of OWN_THINGS) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where company_id = ${companyId} limit 1`.execute(trx);
    if (rows.length > 0) return false;
  }
  return true;
}
