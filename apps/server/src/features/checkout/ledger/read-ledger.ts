import type {
  LedgerEntryKind,
  LedgerPage,
  LedgerPayment,
  LedgerRow,
  LedgerSum,
  OfficePaymentKind,
} from '@tallrik/contract/generated/staff-resolvers';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type LedgerReader = { companyId: string; venueIds: 'ALL' | readonly string[] };
export type LedgerWish = {
  from: string;
  to: string;
  kinds: readonly OfficePaymentKind[] | null;
  entries: readonly LedgerEntryKind[] | null;
  /** The last movement of the page before. */
  before: string | null;
  limit: number;
};

/** The same movement told twice counts once; counters name none, and each is one of its own. */
const isFirst = (entry: string): RawBuilder<unknown> => sql`not exists (
  select from payment_ledger as earlier where earlier.payment_id = ledger.payment_id and earlier.id < ledger.id
    and earlier.entry = ${entry} and earlier.provider_reference = ledger.provider_reference)`;
/** A failure takes back what was confirmed before it, and nothing else. */
const wasDone = (entry: string): RawBuilder<unknown> => sql`exists (
  select from payment_ledger as earlier where earlier.payment_id = ledger.payment_id and earlier.id < ledger.id
    and earlier.entry = ${entry} and earlier.provider_reference = ledger.provider_reference)`;

/** Of a dispute each stage is written once. */
const EFFECT = sql`case
  when ledger.entry = 'CAPTURED' and ${isFirst('CAPTURED')} then ledger.amount
  when ledger.entry = 'REFUNDED' and ${isFirst('REFUNDED')} then -ledger.amount
  when ledger.entry = 'CAPTURE_FAILED' and ${isFirst('CAPTURE_FAILED')} and ${wasDone('CAPTURED')} then -ledger.amount
  when ledger.entry = 'REFUND_FAILED' and ${isFirst('REFUND_FAILED')} and ${wasDone('REFUNDED')} then ledger.amount
  when ledger.entry in ('CHARGEBACK', 'SECOND_CHARGEBACK') then -ledger.amount
  when ledger.entry = 'CHARGEBACK_REVERSED' then ledger.amount
  else 0 end`;

/** What was asked for, with what each movement did to what the restaurant has. */
function foundRows({ companyId, venueIds }: LedgerReader, wish: LedgerWish): RawBuilder<unknown> {
  const { from, to, kinds, entries } = wish;
  return sql`
    select ledger.id, ledger.at, ledger.payment_id, ledger.entry, ledger.amount, ledger.currency,
      ledger.provider_reference, payments.kind, payments.order_id, venues.name as venue_name, venues.time_zone,
      ${EFFECT} as effect
    from payment_ledger as ledger join payments on payments.id = ledger.payment_id
      join venues on venues.id = payments.venue_id
    where ledger.company_id = ${companyId}::uuid
      and ledger.at >= ${from}::date - 2 and ledger.at < ${to}::date + 3
      and (ledger.at at time zone venues.time_zone)::date between ${from}::date and ${to}::date
      ${venueIds === 'ALL' ? sql`` : sql`and payments.venue_id = any(${[...venueIds]}::uuid[])`}
      ${kinds === null ? sql`` : sql`and payments.kind = any(${[...kinds]}::text[])`}
      ${entries === null ? sql`` : sql`and ledger.entry = any(${[...entries]}::text[])`}`;
}

/** Newest first; a running sum goes from the first day up to each movement (MONEY-13). */
export async function readLedger(
  db: Database,
  reader: LedgerReader,
  wish: LedgerWish,
): Promise<LedgerPage> {
  const { before, limit } = wish;
  const { rows } = await sql<Omit<LedgerRow, 'at'> & { at: Date }>`
    with found as (${foundRows(reader, wish)}),
      summed as (select found.*, sum(effect) over (order by id)::float8 as balance from found)
    select summed.id::text, summed.at, summed.payment_id, summed.order_id, orders.easy_id as order_number,
      summed.venue_name, summed.time_zone, summed.kind, summed.entry, summed.amount, summed.currency, summed.balance,
      summed.provider_reference
    from summed left join orders on orders.id = summed.order_id
    ${before === null ? sql`` : sql`where summed.id < ${before}::bigint`}
    order by summed.id desc limit ${limit + 1}`.execute(db);
  const { rows: sums } = await sql<LedgerSum & { effect: number }>`
    with found as (${foundRows(reader, wish)})
    select entry, count(*)::int as movements, sum(amount)::float8 as amount, sum(effect)::float8 as effect
    from found group by entry order by entry`.execute(db);
  const shown = rows.slice(0, limit);
  return {
    rows: shown.map((row) => ({ ...row, at: row.at.toISOString() })),
    sums: sums.map(({ entry, movements, amount }) => ({ entry, movements, amount })),
    balance: sums.reduce((sum, { effect }) => sum + effect, 0),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

type Head = Omit<LedgerPayment, 'createdAt' | 'entries' | 'notices'> & {
  createdAt: Date;
  venueId: string;
};

/** Null where it is not there for this company. Of a notice what happened, never who paid. */
export async function readLedgerPayment(
  db: Database,
  companyId: string,
  paymentId: string,
): Promise<(LedgerPayment & { venueId: string }) | null> {
  const { rows } = await sql<Head>`
    select payments.id, payments.kind, payments.counter_kind, payments.state, payments.amount, payments.tip,
      payments.currency, payments.created_at, payments.psp_reference, payments.order_id,
      orders.easy_id as order_number, payments.venue_id, venues.name as venue_name, venues.time_zone
    from payments join venues on venues.id = payments.venue_id
      left join orders on orders.id = payments.order_id
    where payments.company_id = ${companyId}::uuid and payments.id = ${paymentId}::uuid`.execute(
    db,
  );
  const [head] = rows;
  if (!head) return null;
  const { rows: entries } = await sql<LedgerPayment['entries'][number] & { at: Date }>`
    select id::text, at, entry, amount, provider_reference from payment_ledger
    where company_id = ${companyId}::uuid and payment_id = ${paymentId}::uuid order by id`.execute(
    db,
  );
  const { rows: notices } = await sql<
    Omit<LedgerPayment['notices'][number], 'receivedAt' | 'processedAt'> & {
      receivedAt: Date;
      processedAt: Date | null;
    }
  >`
    select id::text, received_at, processed_at, outcome,
      coalesce(notice ->> 'eventCode', notice ->> 'kind') as name, notice ->> 'reason' as reason
    from payment_notices
    where ${head.pspReference}::text is not null and notice ->> 'paymentReference' = ${head.pspReference}
    order by id`.execute(db);
  return {
    ...head,
    createdAt: head.createdAt.toISOString(),
    entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    notices: notices.map((notice) => ({
      ...notice,
      receivedAt: notice.receivedAt.toISOString(),
      processedAt: notice.processedAt?.toISOString() ?? null,
    })),
  };
}
