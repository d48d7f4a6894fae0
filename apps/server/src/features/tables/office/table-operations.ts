import type {
  MutationResolvers,
  TableInput,
  TablesResult,
} from '@tallrik/contract/generated/staff-resolvers';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import { readTableNumber } from '@tallrik/domain/tables/table-form';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import { officeCaller } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput, forbidden, notFound } from '../../../platform/graphql/errors.ts';
import type { OfficeRefusal, OfficeSubject } from '../../../platform/office/office-subject.ts';
import type { Office } from '../../../platform/office/office.ts';
import { rotateTable } from '../rotate-table.ts';
import {
  answerTables,
  changeTable,
  findTablesOfVenue,
  isNumberTaken,
  lockTablesOf,
  type OfficeTable,
} from './office-table.ts';
import type { FindGuestAddress } from './table-address.ts';

type Mutation<Name extends keyof MutationResolvers> = NonNullable<
  MutationResolvers<StaffContext>[Name]
>;

export type TableOfficeDeps = {
  db: Database;
  office: Office;
  subject: OfficeSubject<OfficeTable>;
  newId: () => string;
  findGuestAddress: FindGuestAddress;
};

const dateOf = (context: StaffContext): Date => new Date(context.now().epochMilliseconds);

export function makeCreateTables(deps: TableOfficeDeps): Mutation<'createTables'> {
  return async (_root, { companyId: wanted, venueId, tables, supportsPayLater }, context) => {
    const { companyId, venueIds } = officeCaller(context, {
      area: 'TABLES',
      access: 'WRITE',
      companyId: wanted,
    });
    if (venueIds !== 'ALL' && !venueIds.includes(venueId))
      throw forbidden('This is not of your venues');
    const ids = tables.map(({ id }) => id);
    if (ids.length === 0 || ids.length > OFFICE_LIMITS.tablesOfVenue)
      throw badInput('One table at least, and no more than a venue can have');
    if (new Set(ids).size !== ids.length) throw badInput('The same table is named twice');
    const count = async (trx: Database) =>
      (await findTablesOfVenue(trx, companyId, venueId)).length;
    const { error, field, auditId } = await deps.office.createMany(
      context,
      deps.subject,
      {
        action: 'createTables',
        area: 'TABLES',
        companyId,
        ids,
        limit: { most: OFFICE_LIMITS.tablesOfVenue, count },
      },
      async (trx, _caller, missing) => {
        if (!(await lockTablesOf(trx, companyId, venueId))) throw notFound('Venue');
        const rows = tables.filter(({ id }) => missing.includes(id));
        return insertTables(trx, { companyId, venueId, supportsPayLater }, rows);
      },
    );
    return { error, field, auditId, tables: await answerTables(deps, companyId, venueId) };
  };
}

async function insertTables(
  trx: Database,
  given: { companyId: string; venueId: string; supportsPayLater: boolean },
  tables: readonly { id: string; code: string }[],
): Promise<OfficeRefusal | undefined> {
  const rows: { id: string; code: string }[] = [];
  for (const [place, { id, code: typed }] of tables.entries()) {
    const code = readTableNumber(typed);
    const field = `tables.${place}.code`;
    if (code === null) return { error: 'FIELD_INVALID', field };
    const isTwice = rows.some((row) => row.code === code);
    if (isTwice || (await isNumberTaken(trx, { ...given, id, code })))
      return { error: 'TABLE_CODE_TAKEN', field };
    rows.push({ id, code });
  }
  await trx
    .insertInto('restaurantTables')
    .values(rows.map((row) => ({ ...row, ...given, active: true })))
    .execute();
  return undefined;
}

/** One table that is there; one that was taken away is not. */
async function changeOne(
  deps: TableOfficeDeps,
  context: StaffContext,
  call: { action: string; companyId?: string | null | undefined; id: string; version: number },
  write: (
    trx: Database,
    table: OfficeTable,
    companyId: string,
  ) => Promise<OfficeRefusal | undefined>,
): Promise<TablesResult> {
  const { error, field, auditId, thing } = await deps.office.change(
    context,
    deps.subject,
    { ...call, area: 'TABLES' },
    async (trx, table, caller) => {
      if (table.isArchived) throw notFound('Table');
      return write(trx, table, caller.companyId);
    },
  );
  const { companyId } = officeCaller(context, { ...call, area: 'TABLES', access: 'WRITE' });
  const tables = thing ? await answerTables(deps, companyId, thing.venueId) : [];
  return { error, field, auditId, tables };
}

export const makeSaveTable =
  (deps: TableOfficeDeps): Mutation<'saveTable'> =>
  (_root, { companyId, id, version, table: given }, context) =>
    changeOne(
      deps,
      context,
      { action: 'saveTable', companyId, id, version },
      async (trx, table, company) => {
        const fields = fieldsOf(given);
        if (fields === null) return { error: 'FIELD_INVALID', field: 'table.code' };
        return changeTable(trx, company, table, fields, dateOf(context));
      },
    );

/** Null where the number is none. */
function fieldsOf({ code: typed, supportsPayLater, active }: TableInput) {
  const code = typed == null ? undefined : readTableNumber(typed);
  if (code === null) return null;
  return {
    ...(code === undefined ? {} : { code }),
    ...(supportsPayLater == null ? {} : { supportsPayLater }),
    ...(active == null ? {} : { active }),
  };
}

export const makeArchiveTable =
  (deps: TableOfficeDeps): Mutation<'archiveTable'> =>
  (_root, { companyId, id, version }, context) =>
    changeOne(
      deps,
      context,
      { action: 'archiveTable', companyId, id, version },
      (trx, table, company) =>
        changeTable(trx, company, table, { isArchived: true }, dateOf(context)),
    );

export const makeRotateTables =
  (deps: TableOfficeDeps): Mutation<'rotateTables'> =>
  async (_root, { companyId: wanted, venueId, tableIds }, context) => {
    const { staff, companyId, venueIds } = officeCaller(context, {
      area: 'TABLE_CODES',
      access: 'WRITE',
      companyId: wanted,
    });
    if (venueIds !== 'ALL' && !venueIds.includes(venueId))
      throw forbidden('This is not of your venues');
    if (tableIds.length > OFFICE_LIMITS.tablesOfVenue) throw badInput('Too many tables');
    const now = context.now();
    await deps.db.transaction().execute(async (trx) => {
      for (const id of [...new Set(tableIds)].toSorted()) {
        const which = { id, venueId, newId: deps.newId() };
        if (!(await rotateTable(trx, companyId, which, now))) throw notFound('Table');
        // The new id is a key to the table: the log, read by more people than may sit there, does not hold it.
        const entry = { action: 'rotateTables', subjectId: id, details: { venueId }, companyId };
        await writeAudit(trx, staff, entry, now);
      }
    });
    const tables = await answerTables(deps, companyId, venueId);
    return { error: null, field: null, auditId: null, tables };
  };
