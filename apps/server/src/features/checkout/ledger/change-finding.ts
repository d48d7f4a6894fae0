import type { StaffErrorCode } from '@tallrik/contract/error-codes';
import { FINDING_NOTE } from '@tallrik/domain/checkout/finding-note';
import { sql } from 'kysely';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import { administered } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import { replayJobsByKey } from '../../../platform/jobs/dead-jobs.ts';
import { JOB_KEYS, readFinding } from './read-findings.ts';

type Wanted = { companyId?: string | null | undefined; id: string };
export type FindingOutcome = { error: StaffErrorCode | null; field?: string };

/**
 * Held until the transaction ends: two owners at once take turns. Its money is held first, as by whoever moves it: a
 * refund and a finding never wait for each other.
 */
async function lockFinding(trx: Database, companyId: string, id: string) {
  if (id.length > 18 || !/^\d+$/.test(id)) throw notFound('Finding');
  await sql`
    select from payments where company_id = ${companyId}::uuid and id = (
      select coalesce(part_refunds.payment_id, subject.id) from reconciliation_findings as finding
        cross join lateral (
          select case when finding.subject_id ~ '^[0-9a-f-]{36}$' then finding.subject_id::uuid end as id) as subject
        left join part_refunds on part_refunds.id = subject.id
      where finding.id = ${id}::bigint and finding.company_id = ${companyId}::uuid)
    for update`.execute(trx);
  const row = await trx
    .selectFrom('reconciliationFindings')
    .select(['kind', 'subjectId', 'remedy', 'resolvedAt'])
    .where('companyId', '=', companyId)
    .where(sql<boolean>`id = ${id}::bigint`)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('Finding');
  return row;
}

/** The order it is about, for the log. */
const subjectOf = async (trx: Database, companyId: string, id: string): Promise<string> => {
  const finding = await readFinding(trx, companyId, id);
  return finding?.orderId ?? finding?.paymentId ?? id;
};

/** The provider is asked once more by the job that gave up; what it asks for twice it moves once (MONEY-14). */
export const makeRetryFinding =
  ({ db }: { db: Database }) =>
  async (context: StaffContext, wanted: Wanted): Promise<FindingOutcome> => {
    const { companyId, staff } = administered(context, wanted.companyId, ['LEDGER', 'WRITE']);
    return db.transaction().execute(async (trx): Promise<FindingOutcome> => {
      const { kind, subjectId, resolvedAt } = await lockFinding(trx, companyId, wanted.id);
      if (resolvedAt !== null) return { error: 'FINDING_ENDED' };
      const keys = JOB_KEYS.map((key) => `${key}${subjectId}`);
      if ((await replayJobsByKey(trx, keys)) === 0) return { error: 'FINDING_NOT_RETRIED' };
      await trx
        .updateTable('reconciliationFindings')
        .set({ remedy: 'ASKED_AGAIN' })
        .where('companyId', '=', companyId)
        .where(sql<boolean>`id = ${wanted.id}::bigint`)
        .execute();
      const subject = await subjectOf(trx, companyId, wanted.id);
      const entry = { action: 'retryFinding', subjectId: subject, details: { kind }, companyId };
      await writeAudit(trx, staff, entry, context.now());
      return { error: null };
    });
  };

/** Settled outside: it is over, and says by whom and how. What is owed at the counter is owed no longer. */
export const makeCloseFinding =
  ({ db }: { db: Database }) =>
  async (context: StaffContext, wanted: Wanted & { note: string }): Promise<FindingOutcome> => {
    const { companyId, staff } = administered(context, wanted.companyId, ['LEDGER', 'WRITE']);
    if (wanted.note.length > 2 * FINDING_NOTE.most)
      return { error: 'FIELD_INVALID', field: 'note' };
    const note = wanted.note.trim();
    const now = context.now();
    const at = new Date(now.epochMilliseconds);
    return db.transaction().execute(async (trx): Promise<FindingOutcome> => {
      const { kind, subjectId, remedy, resolvedAt } = await lockFinding(trx, companyId, wanted.id);
      if (note.length < FINDING_NOTE.least) return { error: 'REASON_REQUIRED', field: 'note' };
      if (note.length > FINDING_NOTE.most) return { error: 'FIELD_INVALID', field: 'note' };
      if (resolvedAt !== null) return { error: 'FINDING_ENDED' };
      if (remedy !== 'OPERATOR') return { error: 'FINDING_MENDS_ITSELF' };
      if (kind === 'COUNTER_OWED')
        await trx
          .updateTable('counterDebts')
          .set({ endedAt: at })
          .where('companyId', '=', companyId)
          .where(sql<boolean>`payment_id::text = ${subjectId}`)
          .where('endedAt', 'is', null)
          .execute();
      await trx
        .updateTable('reconciliationFindings')
        .set({ resolvedAt: at, note, settledBy: staff.staffId })
        .where('companyId', '=', companyId)
        .where(sql<boolean>`id = ${wanted.id}::bigint`)
        .execute();
      const subject = await subjectOf(trx, companyId, wanted.id);
      const entry = { action: 'closeFinding', subjectId: subject, details: { kind }, companyId };
      await writeAudit(trx, staff, entry, now);
      return { error: null };
    });
  };
