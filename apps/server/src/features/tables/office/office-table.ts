import type { VenueTable } from '@tallrik/contract/generated/staff-resolvers';
import type { Database } from '../../../platform/database/database.ts';
import type { OfficeRefusal, OfficeSubject } from '../../../platform/office/office-subject.ts';
import { tableAddress, type FindGuestAddress } from './table-address.ts';

/** A table as the office changes it. */
export type OfficeTable = {
  id: string;
  version: number;
  venueId: string;
  code: string;
  supportsPayLater: boolean;
  active: boolean;
  isArchived: boolean;
  openBillSince: string | null;
};

type Fields = Pick<OfficeTable, 'code' | 'supportsPayLater' | 'active' | 'isArchived'>;

const openTables = (db: Database, companyId: string) =>
  db
    .selectFrom('restaurantTables')
    .leftJoin('cheques', (join) =>
      join.onRef('cheques.tableId', '=', 'restaurantTables.id').on('cheques.closedAt', 'is', null),
    )
    .where('restaurantTables.companyId', '=', companyId)
    .select([
      'restaurantTables.id',
      'restaurantTables.version',
      'restaurantTables.venueId',
      'restaurantTables.code',
      'restaurantTables.supportsPayLater',
      'restaurantTables.active',
      'restaurantTables.retiredAt',
      'cheques.createdAt as openBillSince',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof openTables>['execute']>>[number];

const fromRow = ({ retiredAt, openBillSince, ...table }: Row): OfficeTable => ({
  ...table,
  isArchived: retiredAt !== null,
  openBillSince: openBillSince?.toISOString() ?? null,
});

export async function findOfficeTables(
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<OfficeTable[]> {
  if (ids.length === 0) return [];
  const rows = await openTables(db, companyId).where('restaurantTables.id', 'in', ids).execute();
  return rows.map(fromRow);
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** Those that are there, by number: table 10 comes after table 9. */
export async function findTablesOfVenue(
  db: Database,
  companyId: string,
  venueId: string,
): Promise<OfficeTable[]> {
  const rows = await openTables(db, companyId)
    .where('restaurantTables.venueId', '=', venueId)
    .where('restaurantTables.retiredAt', 'is', null)
    .execute();
  return rows.map(fromRow).toSorted((one, other) => byNumber.compare(one.code, other.code));
}

/** The same as they are answered, each with what its code opens. */
export async function answerTables(
  deps: { db: Database; findGuestAddress: FindGuestAddress },
  companyId: string,
  venueId: string,
): Promise<VenueTable[]> {
  const [tables, guestAddress] = await Promise.all([
    findTablesOfVenue(deps.db, companyId, venueId),
    deps.findGuestAddress(companyId),
  ]);
  return tables.map((table) => ({
    ...table,
    address: tableAddress(guestAddress, table),
  }));
}

/** Whether another table of the venue has this number. */
export async function isNumberTaken(
  trx: Database,
  table: { companyId: string; venueId: string; code: string; id: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('restaurantTables')
    .select('id')
    .where('companyId', '=', table.companyId)
    .where('venueId', '=', table.venueId)
    .where('code', '=', table.code)
    .where('id', '!=', table.id)
    .where('retiredAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** One at a time gives numbers at a venue: two at once would both find one free. False where it is not the company's. */
export async function lockTablesOf(
  trx: Database,
  companyId: string,
  venueId: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('venues')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', venueId)
    .where('deleted', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

async function writeTable(
  trx: Database,
  companyId: string,
  id: string,
  { isArchived, ...fields }: Partial<Fields>,
  now: Date,
): Promise<void> {
  const retiredAt = isArchived === undefined ? {} : { retiredAt: isArchived ? now : null };
  const changed = { ...fields, ...retiredAt };
  if (Object.keys(changed).length === 0) return;
  await trx
    .updateTable('restaurantTables')
    .set(changed)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** Writes what was changed, or says why it cannot be: a bill that is open needs its table as it is (PLACES-25). */
export async function changeTable(
  trx: Database,
  companyId: string,
  table: OfficeTable,
  fields: Partial<Fields>,
  now: Date,
): Promise<OfficeRefusal | undefined> {
  const code = fields.code ?? table.code;
  await lockTablesOf(trx, companyId, table.venueId);
  const { id, venueId } = table;
  if (fields.isArchived !== true && (await isNumberTaken(trx, { companyId, venueId, code, id })))
    return { error: 'TABLE_CODE_TAKEN', field: 'table.code' };
  const losesPayLater = fields.supportsPayLater === false && table.supportsPayLater;
  const isTakenAway = (fields.active === false && table.active) || fields.isArchived === true;
  if (table.openBillSince !== null && (losesPayLater || isTakenAway))
    return { error: 'TABLE_IN_USE' };
  await writeTable(trx, companyId, id, fields, now);
  return undefined;
}

export const makeTableSubject = (now: () => Date): OfficeSubject<OfficeTable> => ({
  kind: 'TABLE',
  table: 'restaurantTables',
  read: findOfficeTables,
  fields: ({ code, supportsPayLater, active, isArchived }): Fields => ({
    code,
    supportsPayLater,
    active,
    isArchived,
  }),
  venueIds: ({ venueId }) => [venueId],
  restore: (trx, companyId, thing, fields) =>
    changeTable(trx, companyId, thing, fields as Partial<Fields>, now()),
  undoneCreation: { isArchived: true },
});
