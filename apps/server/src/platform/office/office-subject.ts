import type { OfficeKind } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffErrorCode } from '@tallrik/contract/error-codes';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { DB } from '../database/generated/tables.ts';
import type { FieldValues } from './field-changes.ts';

/** Tables whose rows have a version (O-14). Child rows belong to their parent's. */
export type VersionedTable = Extract<
  keyof DB,
  | 'companies'
  | 'cloudConfigurations'
  | 'venues'
  | 'categories'
  | 'items'
  | 'modificationGroups'
  | 'upsellGroups'
  | 'menus'
  | 'offers'
  | 'stampCards'
  | 'membershipLevels'
  | 'promoCodes'
  | 'promoCodeSeries'
  | 'referralCodes'
  | 'referralTerms'
  | 'contents'
  | 'restaurantTables'
  | 'invoiceTargets'
  | 'pictures'
  | 'staffMembers'
  | 'users'
>;

export type Versioned = { id: string; version: number };

/** A kind of thing the office edits: everything that all its operations share. */
export type OfficeSubject<Thing extends Versioned> = {
  kind: OfficeKind;
  table: VersionedTable;
  /** The things as they are answered, children included; those of other companies are not there. */
  read: (db: Database, companyId: string, ids: readonly string[]) => Promise<Thing[]>;
  /** What somebody can change of it, as plain JSON: the log and undo compare this. Nothing computed. */
  fields: (thing: Thing) => FieldValues;
  /** Fields about persons, and secrets: in the log they are only 'changed' (O-36). */
  hidden?: readonly (string & {})[];
  /** Whose it is, for callers with rights at own venues only: one of these must be theirs, and none of others. */
  venueIds?: (thing: Thing) => readonly string[];
  /** Writes the fields as they were, for undo; without it nothing of this kind can be taken back (O-04). */
  restore?: (
    trx: Database,
    companyId: string,
    thing: Thing,
    fields: FieldValues,
  ) => Promise<OfficeRefusal | undefined>;
  /** The same for many at once, where one after the other would take too long. */
  restoreMany?: (
    trx: Database,
    companyId: string,
    things: readonly { thing: Thing; fields: FieldValues }[],
  ) => Promise<OfficeRefusal | undefined>;
  /** What undoing the creation sets, such as `{ isArchived: true }`. */
  undoneCreation?: FieldValues;
  /** After the transaction: tell whoever listens. */
  onChanged?: (companyId: string, id: string) => void;
};

/** Why a change is not made: a code, and the path of the field that is wrong. */
export type OfficeRefusal = { error: StaffErrorCode; field?: string };

export type OfficeResult<Thing> = {
  error: StaffErrorCode | null;
  field: string | null;
  /** As it stands now, also after a refusal. */
  thing: Thing | null;
  /** Of the entry in the log, for undo; null where nothing was written. */
  auditId: string | null;
};

const tenantColumn = (table: VersionedTable) => sql.ref(table === 'companies' ? 'id' : 'companyId');

/**
 * The versions of the company's rows with these ids, locked in one order: two bulk edits never wait for each other. Their
 * keys stay free: guests' carts and orders name the company and its venues, and must not wait for the office.
 */
export async function lockVersions(
  trx: Database,
  table: VersionedTable,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<Versioned>`
    select id, version from ${sql.table(table)}
    where id = any(${ids}::uuid[]) and ${tenantColumn(table)} = ${companyId}::uuid
    order by id for no key update`.execute(trx);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

export async function raiseVersions(
  trx: Database,
  table: VersionedTable,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} set version = version + 1
    where id = any(${ids}::uuid[]) and ${tenantColumn(table)} = ${companyId}::uuid`.execute(trx);
}
