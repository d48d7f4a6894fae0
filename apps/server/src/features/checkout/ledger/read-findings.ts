import type { Finding } from '@tallrik/contract/generated/staff-resolvers';
import { CHARGEBACK_STAGES } from '@tallrik/domain/checkout/chargeback';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { jobsTable } from '../../../platform/jobs/runner-tables.ts';
import type { LedgerReader } from './read-ledger.ts';

/** Ended ones stay readable (MONEY-14). */
export const ENDED_DAYS = 90;
const MOST_SHOWN = 500;

/** The jobs that could end it, by their keys. */
export const JOB_KEYS = [
  'capture-payment:',
  'release-payment:',
  'refund-part:',
  'expire:',
] as const;

/** A finding with the payment, session or order it is about; `finding` is the table's name here. */
const AROUND = sql`
  reconciliation_findings as finding
  cross join lateral (
    select case when finding.subject_id ~ '^[0-9a-f-]{36}$' then finding.subject_id::uuid end as id) as subject
  left join part_refunds as part on part.id = subject.id and part.company_id = finding.company_id
  left join payments as payment on payment.id = coalesce(part.payment_id, subject.id)
    and payment.company_id = finding.company_id
  left join payment_sessions as session on session.id = subject.id and session.company_id = finding.company_id
  left join orders as placed on placed.id = coalesce(payment.order_id, subject.id)
    and placed.company_id = finding.company_id
  left join venues as venue on venue.id = coalesce(payment.venue_id, session.venue_id, placed.venue_id)
  left join staff_members as settler on settler.id = finding.settled_by
  left join lateral (
    select jobs.last_error from ${jobsTable} as jobs
    where finding.resolved_at is null and jobs.attempts >= jobs.max_attempts and jobs.locked_at is null
      and jobs.key in ('capture-payment:' || finding.subject_id, 'release-payment:' || finding.subject_id,
        'refund-part:' || finding.subject_id, 'expire:' || finding.subject_id)
    order by jobs.id desc limit 1) as dead on true`;

const ofReader = ({ companyId, venueIds }: LedgerReader): RawBuilder<unknown> =>
  sql`finding.company_id = ${companyId}::uuid
    ${venueIds === 'ALL' ? sql`` : sql`and venue.id = any(${[...venueIds]}::uuid[])`}`;

type Row = Omit<Finding, 'foundAt' | 'lastSeenAt' | 'endedAt' | 'canRetry'> & {
  foundAt: Date;
  lastSeenAt: Date;
  endedAt: Date | null;
  hasDeadJob: boolean;
};

async function read(db: Database, where: RawBuilder<unknown>): Promise<Finding[]> {
  const { rows } = await sql<Row>`
    select finding.id::text, finding.kind, finding.remedy, finding.found_at, finding.last_seen_at, finding.times_seen,
      finding.resolved_at as ended_at, finding.note, settler.name as settled_by, placed.id as order_id,
      placed.easy_id as order_number, payment.id as payment_id, venue.name as venue_name,
      coalesce(venue.time_zone, 'UTC') as time_zone,
      case when finding.kind = 'COUNTER_OWED' then (
          select coalesce(sum(debt.amount - debt.given_back), 0)::int from counter_debts as debt
          where debt.payment_id = payment.id and (debt.ended_at is null or finding.resolved_at is not null))
        when finding.kind = 'CHARGEBACK' then (
          select disputed.amount from chargebacks as disputed where disputed.payment_id = payment.id
          order by array_position(${[...CHARGEBACK_STAGES]}::text[], disputed.stage) desc limit 1)
        else coalesce(part.amount, payment.amount, session.amount, placed.total) end as amount,
      coalesce(payment.currency, session.currency, placed.currency) as currency,
      dead.last_error as last_words, dead is not null and finding.remedy = 'OPERATOR' as has_dead_job,
      finding.resolved_at is null and finding.remedy = 'OPERATOR' as needs_person
    from ${AROUND}
    where ${where}
    order by finding.resolved_at is not null, finding.found_at desc, finding.id desc limit ${MOST_SHOWN}`.execute(
    db,
  );
  return rows.map(({ hasDeadJob, ...row }) => ({
    ...row,
    foundAt: row.foundAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    canRetry: hasDeadJob,
  }));
}

export function readFindings(
  db: Database,
  reader: LedgerReader,
  { isWithEnded, now }: { isWithEnded: boolean; now: Temporal.Instant },
): Promise<Finding[]> {
  const since = new Date(now.subtract({ hours: ENDED_DAYS * 24 }).epochMilliseconds);
  const ended = isWithEnded ? sql`or finding.resolved_at >= ${since}` : sql``;
  return read(db, sql`${ofReader(reader)} and (finding.resolved_at is null ${ended})`);
}

export async function readFinding(
  db: Database,
  companyId: string,
  id: string,
): Promise<Finding | null> {
  const ofCompany = ofReader({ companyId, venueIds: 'ALL' });
  return (await read(db, sql`${ofCompany} and finding.id = ${id}::bigint`))[0] ?? null;
}

export async function countOpenFindings(db: Database, reader: LedgerReader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${AROUND}
    where ${ofReader(reader)} and finding.resolved_at is null and finding.remedy = 'OPERATOR'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
