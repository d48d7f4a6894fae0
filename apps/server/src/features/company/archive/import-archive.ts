import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { makePause } from '../../../platform/json/pauses.ts';
import { brokenRules } from './check-rules.ts';
import {
  type ArchiveProblem,
  ArchiveRefusedError,
  type OpenedArchive,
  parsedJson,
} from './open-archive.ts';
import { collectIds, type NewIds, renamed } from './rename-ids.ts';
import {
  AFTER_THE_MENU,
  BEFORE_THE_MENU,
  checkRows,
  insertRows,
  isWithoutMenu,
  readRows,
  type Row,
  type Rows,
  writeCompany,
  writeConfiguration,
} from './write-archive.ts';

/** What a menu did, in the words of its own plan. */
export type ImportedMenu = {
  problems: readonly ArchiveProblem[];
  kinds: readonly { kind: string; created: number; changed: number; untouched: number }[];
  sample: readonly { kind: string; name: string; isNew: boolean }[];
  picturesLeftOut: number;
};

export type ImportPorts = {
  importMenu: (
    trx: Database,
    companyId: string,
    json: unknown,
    own: { pictures: ReadonlySet<string>; ids: ReadonlySet<string>; now: Date },
  ) => Promise<ImportedMenu>;
  /** Reads all of it as guests will; throws at what nobody could. */
  readBack: (trx: Database, companyId: string) => Promise<unknown>;
};

export type ImportSummary = Omit<ImportedMenu, 'problems'> & {
  companyName: string;
  rows: { name: string; count: number }[];
};

/** Files, and under which ids they come in: known before anything is written, since pictures are stored first. */
export type RenamedArchive = { files: ReadonlyMap<string, unknown>; news: NewIds };

export const keyOf = (id: string): string => id.replaceAll('-', '');
const idOf = (key: string): string =>
  key.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

export async function renameArchive(
  archive: OpenedArchive,
  newId: () => string,
): Promise<RenamedArchive> {
  const pause = makePause();
  const files = new Map<string, unknown>();
  const old = new Set<string>();
  for (const [name, text] of archive.texts) {
    const json = parsedJson(text);
    files.set(name, json);
    await pause();
    await collectIds(json, old);
  }
  const broken = [...files].filter(([, json]) => json === undefined);
  if (broken.length > 0)
    throw new ArchiveRefusedError(
      broken.map(([name]) => ({ place: `${name}.json`, value: '', code: 'VALUE_UNREADABLE' })),
    );
  for (const key of archive.pictures.keys()) old.add(idOf(key));
  const ids = new Map<string, string>();
  for (const id of old) {
    ids.set(id, newId());
    const others = pause();
    if (others) await others;
  }
  const keys = new Map(
    [...archive.pictures.keys()].map((key) => [key, keyOf(ids.get(idOf(key)) ?? '')]),
  );
  const news = { ids, keys };
  for (const [name, json] of files) files.set(name, await renamed(json, news));
  return { files, news };
}

/** Everything but the pictures' own rows, into a company without a menu of its own (D-621). */
export async function writeArchive(
  trx: Database,
  ports: ImportPorts,
  companyId: string,
  { files, news }: RenamedArchive,
  now: Date,
): Promise<{ summary: ImportSummary; pictureRows: readonly Row[] }> {
  const refuse = (problems: readonly ArchiveProblem[]) => {
    if (problems.length > 0) throw new ArchiveRefusedError(problems);
  };
  await trx.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate().execute();
  if (!(await isWithoutMenu(trx, companyId)))
    refuse([{ place: '', value: '', code: 'COMPANY_NOT_EMPTY' }]);
  const read = await readRows(files);
  refuse(read.problems);
  const ids = new Set(news.ids.values());
  const pictures = new Set([...news.keys.values()].map((key) => `/media/${key}`));
  const checked = await checkRows(trx, read.rows, { ids, pictures });
  refuse(checked.problems);
  const company: Row = read.company ?? {};
  refuse(await brokenRules(company, checked.rows));
  await at('company', () => writeCompany(trx, companyId, company));
  await insertAll(trx, companyId, BEFORE_THE_MENU, checked.rows);
  const menu = await ports.importMenu(trx, companyId, files.get('menu'), { pictures, ids, now });
  refuse(menu.problems.map((problem) => ({ ...problem, place: `menu.json ${problem.place}` })));
  await dropFirstStations(trx, companyId, checked.rows.get('stations') ?? []);
  await insertAll(trx, companyId, AFTER_THE_MENU, checked.rows);
  const [configuration = {}] = checked.rows.get('cloud_configurations') ?? [];
  await at('cloud_configurations', () => writeConfiguration(trx, companyId, configuration));
  // Some rules are looked at when all is written; found at the very end they would be nobody's fault.
  await at('', async () => void (await sql`set constraints all immediate`.execute(trx)));
  try {
    await ports.readBack(trx, companyId);
  } catch (error) {
    // A connection that broke says nothing about the archive.
    if (typeof Reflect.get(Object(error), 'code') === 'string') throw error;
    refuse([{ place: '', value: messageOf(error), code: 'VALUE_UNREADABLE' }]);
  }
  const rows = [...checked.rows]
    .filter(([name]) => name !== 'pictures' && name !== 'cloud_configurations')
    .map(([name, list]) => ({ name, count: list.length }));
  return {
    summary: {
      companyName: String(company['display_name']),
      rows,
      kinds: menu.kinds,
      sample: menu.sample,
      picturesLeftOut: menu.picturesLeftOut + checked.picturesLeftOut,
    },
    pictureRows: checked.rows.get('pictures') ?? [],
  };
}

/** A new restaurant gets a station by itself; this one has those of the archive. */
async function dropFirstStations(
  trx: Database,
  companyId: string,
  stations: readonly Row[],
): Promise<void> {
  if (stations.length === 0) return;
  await trx
    .deleteFrom('stations')
    .where('companyId', '=', companyId)
    .where(
      'venueId',
      'in',
      stations.map((station) => String(station['venue_id'])),
    )
    .execute();
}

async function insertAll(
  trx: Database,
  companyId: string,
  tables: readonly string[],
  rows: Rows,
): Promise<void> {
  for (const table of tables)
    await at(table, () => insertRows(trx, companyId, table, rows.get(table) ?? []));
}

/** What the database does not take of a file is a problem of the file, and no failure of ours. */
export async function at(file: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const code = String(Reflect.get(Object(error), 'code'));
    // Of data and of integrity; everything else is a failure.
    if (!/^2[23]/.test(code)) throw error;
    throw new ArchiveRefusedError([
      {
        place: file === '' ? '' : `${file}.json`,
        value: messageOf(error),
        code: 'VALUE_UNREADABLE',
      },
    ]);
  }
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 120);
