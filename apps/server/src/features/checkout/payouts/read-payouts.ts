import type {
  Payout,
  PayoutDetails,
  PayoutKind,
  PayoutMissing,
  PayoutPage,
} from '@tallrik/contract/generated/staff-resolvers';
import type { Currency } from '@tallrik/domain/money/currency';
import {
  problemsOfLines,
  SETTLEMENT_PATIENCE_DAYS,
} from '@tallrik/domain/checkout/payouts/match-payout';
import type { ReportLine } from '@tallrik/domain/checkout/payouts/settlement-report';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { movementsOf, movementsOfPayout } from './book-movements.ts';

const MOST_PAYOUTS = 200;
const MOST_MISSING = 100;
const MOST_PROBLEMS = 200;

type Row = Omit<Payout, 'takenInAt'> & { takenInAt: Date };

async function readRows(
  db: Database,
  companyId: string,
  where: RawBuilder<unknown>,
): Promise<Payout[]> {
  const { rows } = await sql<Row>`
    select payouts.id, payouts.batch, payouts.merchant_account, payouts.currency, payouts.taken::float8,
      payouts.back::float8, payouts.fees::float8, payouts.paid_out::float8, payouts.difference::float8, payouts.lines,
      payouts.taken_in_at, (
        select count(*)::int from payout_lines as line
        where line.payout_id = payouts.id and line.type in ('Settled', 'Refunded', 'RefundedReversed', 'Chargeback',
            'ChargebackReversed', 'SecondChargeback')
          and not exists (
            select from payments join payment_ledger as ledger on ledger.payment_id = payments.id
            where payments.psp_reference = line.psp_reference and payments.company_id = line.company_id
              and ledger.provider_reference = line.modification_reference and ledger.amount = abs(line.gross)
              and ledger.entry = case line.type when 'Settled' then 'CAPTURED' when 'Refunded' then 'REFUNDED'
                when 'RefundedReversed' then 'REFUND_FAILED' when 'Chargeback' then 'CHARGEBACK'
                when 'ChargebackReversed' then 'CHARGEBACK_REVERSED' else 'SECOND_CHARGEBACK' end)) as unmatched
    from payouts where payouts.company_id = ${companyId}::uuid and ${where}
    order by payouts.batch desc, payouts.merchant_account limit ${MOST_PAYOUTS}`.execute(db);
  return rows.map((row) => ({ ...row, takenInAt: row.takenInAt.toISOString() }));
}

/**
 * What stands in no report though it should by now: nothing is missed before there is a report, nor of payments from
 * before the first one that a report names, nor of what is younger than providers take (D-781).
 */
async function readMissing(db: Database, companyId: string, now: Temporal.Instant) {
  const until = now.subtract({ hours: 24 * SETTLEMENT_PATIENCE_DAYS });
  const { rows } = await sql<Omit<PayoutMissing, 'at'> & { at: Date; found: number }>`
    with named as (
        select min(payments.created_at) as since from payout_lines as line
          join payments on payments.psp_reference = line.psp_reference and payments.company_id = line.company_id
        where line.company_id = ${companyId}::uuid),
      movement as (${movementsOf(companyId)})
    select movement.type, movement.at, movement.amount, movement.currency, movement.reference, movement.payment_id,
      movement.order_id, orders.easy_id as order_number, venues.time_zone, count(*) over ()::int as found
    from movement join venues on venues.id = movement.venue_id
      left join orders on orders.id = movement.order_id
    where movement.at >= (select since from named)
      and movement.at <= ${new Date(until.epochMilliseconds)} and orders.is_test is not true
      and not exists (
        select from payout_lines as line
        where line.company_id = movement.company_id and line.psp_reference = movement.psp_reference
          and line.modification_reference = movement.reference and line.type = movement.type)
    order by movement.at, movement.reference limit ${MOST_MISSING}`.execute(db);
  return {
    missing: rows.map(({ found: _found, ...row }) => ({ ...row, at: row.at.toISOString() })),
    missingCount: rows[0]?.found ?? 0,
  };
}

export async function readPayouts(
  db: Database,
  companyId: string,
  now: Temporal.Instant,
): Promise<PayoutPage> {
  return {
    payouts: await readRows(db, companyId, sql`true`),
    ...(await readMissing(db, companyId, now)),
  };
}

/** Null where it is not there for this company. */
export async function readPayout(
  db: Database,
  companyId: string,
  id: string,
): Promise<PayoutDetails | null> {
  const [payout] = await readRows(db, companyId, sql`payouts.id = ${id}::uuid`);
  if (!payout) return null;
  const lines = await readLines(db, companyId, payout);
  const movements = await movementsOfPayout(db, companyId, id);
  const orders = new Map(movements.map((one) => [one.pspReference, one]));
  const problems = problemsOfLines(lines, movements);
  return {
    payout,
    kinds: kindsOf(lines),
    problemCount: problems.length,
    problems: problems.slice(0, MOST_PROBLEMS).map((problem) => {
      const { line } = problem;
      const order = orders.get(line.pspReference);
      return {
        kind: problem.kind,
        line: line.position,
        type: line.type,
        pspReference: line.pspReference,
        reference: line.modificationReference,
        gross: line.gross,
        net: line.net,
        booked: problem.kind === 'AMOUNT_DIFFERS' ? problem.booked : null,
        orderId: order?.orderId ?? null,
        orderNumber: order?.orderNumber ?? null,
      };
    }),
  };
}

function kindsOf(lines: readonly ReportLine[]): PayoutKind[] {
  const kinds = new Map<string, PayoutKind>();
  for (const { type, gross, net } of lines) {
    const known = kinds.get(type) ?? { type, lines: 0, gross: 0, net: 0 };
    kinds.set(type, {
      type,
      lines: known.lines + 1,
      gross: known.gross + gross,
      net: known.net + net,
    });
  }
  return [...kinds.values()];
}

async function readLines(
  db: Database,
  companyId: string,
  payout: Pick<Payout, 'id' | 'batch' | 'merchantAccount' | 'currency'>,
): Promise<ReportLine[]> {
  const { rows } = await sql<Omit<ReportLine, 'merchantAccount' | 'batch' | 'currency'>>`
    select position, type, psp_reference, modification_reference, gross::float8, fees::float8, net::float8
    from payout_lines
    where company_id = ${companyId}::uuid and payout_id = ${payout.id}::uuid order by position`.execute(
    db,
  );
  const { batch, merchantAccount } = payout;
  const currency = payout.currency as Currency;
  return rows.map((row) => ({ ...row, merchantAccount, batch, currency }));
}
