import type { OfficeArea } from '@tallrik/domain/accounts/staff-rights';
import { UNDO_MINUTES } from '@tallrik/domain/company/office-limits';
import type { OfficeCaller } from '../auth/staff-rights.ts';
import type { Database } from '../database/database.ts';
import type { FieldValues } from './field-changes.ts';

const keptSince = (now: Temporal.Instant): Date =>
  new Date(now.subtract({ minutes: UNDO_MINUTES }).epochMilliseconds);

export async function keepUndo(
  trx: Database,
  { staff, companyId }: OfficeCaller,
  undo: {
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
  },
): Promise<void> {
  await trx
    .insertInto('officeUndos')
    .values({
      ...undo,
      auditId: Number(undo.auditId),
      companyId,
      staffId: staff.staffId,
      fields: JSON.stringify(undo.fields),
      at: new Date(undo.at.epochMilliseconds),
    })
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
  undone: { subjectId: string; madeOn: number },
  { kinds, version }: { kinds: readonly string[]; version: number },
): Promise<void> {
  await trx
    .updateTable('officeUndos')
    .set({ version })
    .where('companyId', '=', companyId)
    // Ids are the client's: things of two tables can have the same.
    .where('kind', 'in', [...kinds])
    .where('subjectId', '=', undone.subjectId)
    .where('version', '=', undone.madeOn)
    .execute();
}

export const removeUndos = (trx: Database, batch: string) =>
  trx.deleteFrom('officeUndos').where('batch', '=', batch).execute();

/** What can no longer be taken back is not kept: it holds names and numbers. */
export const forgetOldUndos = (db: Database, now: Temporal.Instant) =>
  db.deleteFrom('officeUndos').where('at', '<=', keptSince(now)).execute();
