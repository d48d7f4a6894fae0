import { sql } from 'kysely';
import type { OfficeArea } from '@tallrik/domain/accounts/staff-rights';
import { UNDO_MINUTES } from '@tallrik/domain/company/office-limits';
import type { OfficeCaller } from '../auth/staff-rights.ts';
import type { Database } from '../database/database.ts';
import type { FieldValues } from './field-changes.ts';

const keptSince = (now: Temporal.Instant): Date =>
  new Date(now.subtract({ minutes: UNDO_MINUTES }).epochMilliseconds);

export async function keepUndos(
  trx: Database,
  { staff, companyId }: OfficeCaller,
  undos: readonly {
    auditId: string;
    kind: string;
    area: OfficeArea;
    subjectId: string;
    batch: string;
    /** The version it was made on, and the one it made. */
    madeOn: number;
    version: number;
    fields: FieldValues;
    at: Temporal.Instant;
  }[],
): Promise<void> {
  if (undos.length === 0) return;
  await trx
    .insertInto('officeUndos')
    .values(
      undos.map((undo) => ({
        ...undo,
        auditId: Number(undo.auditId),
        companyId,
        staffId: staff.staffId,
        fields: JSON.stringify(undo.fields),
        at: new Date(undo.at.epochMilliseconds),
      })),
    )
    .execute();
}

/** What the call behind this entry took away, locked, if it was this person's and is not too long ago. */
export async function findUndos(
  trx: Database,
  staffId: string,
  auditId: string,
  now: Temporal.Instant,
) {
  const rows = await trx
    .selectFrom('officeUndos')
    .selectAll()
    .where('staffId', '=', staffId)
    .where('at', '>', keptSince(now))
    .where('batch', 'in', (eb) =>
      eb.selectFrom('officeUndos').select('batch').where('auditId', '=', Number(auditId)),
    )
    .orderBy('auditId')
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    ...row,
    area: row.area as OfficeArea,
    fields: row.fields as FieldValues,
  }));
}

/**
 * A change that was taken back leaves the thing as the change before it did, under a newer version: that one can be
 * taken back next, step by step (OFFICE-15).
 */
export async function carryUndosOn(
  trx: Database,
  companyId: string,
  kinds: readonly string[],
  undone: readonly { subjectId: string; madeOn: number; version: number }[],
): Promise<void> {
  const given = JSON.stringify(
    undone.map((one) => ({ id: one.subjectId, made_on: one.madeOn, version: one.version })),
  );
  // Ids are the client's: things of two tables can have the same.
  await sql`update office_undos set version = given.version
    from json_to_recordset(${given}::json) as given (id uuid, made_on integer, version integer)
    where company_id = ${companyId} and kind = any(${[...kinds]}::text[])
      and subject_id = given.id and office_undos.version = given.made_on`.execute(trx);
}

export const removeUndos = (trx: Database, batch: string) =>
  trx.deleteFrom('officeUndos').where('batch', '=', batch).execute();

/** What can no longer be taken back is not kept: it holds names and numbers. */
export const forgetOldUndos = (db: Database, now: Temporal.Instant) =>
  db.deleteFrom('officeUndos').where('at', '<=', keptSince(now)).execute();
