import type { BookMovement } from '@tallrik/domain/checkout/payouts/match-payout';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/**
 * Every movement the provider has confirmed, once, however often it was told. A capture that failed afterwards was never
 * settled; a refund that failed was, if it had been confirmed, and came again.
 */
export const movementsOf = (companyId: string, payments: RawBuilder<unknown> = sql``) => sql`
  select distinct on (ledger.payment_id, ledger.entry, ledger.provider_reference)
    ledger.company_id, ledger.payment_id, ledger.entry, ledger.provider_reference as reference, ledger.amount,
    ledger.currency, ledger.at, payments.psp_reference, payments.order_id, payments.venue_id,
    case ledger.entry when 'CAPTURED' then 'Settled' when 'REFUNDED' then 'Refunded'
      when 'REFUND_FAILED' then 'RefundedReversed' when 'CHARGEBACK' then 'Chargeback'
      when 'CHARGEBACK_REVERSED' then 'ChargebackReversed' else 'SecondChargeback' end as type
  from payment_ledger as ledger join payments on payments.id = ledger.payment_id
  where ledger.company_id = ${companyId}::uuid ${payments}
    and payments.kind = 'CARD' and ledger.provider_reference is not null
    and ledger.entry in ('CAPTURED', 'REFUNDED', 'REFUND_FAILED', 'CHARGEBACK', 'CHARGEBACK_REVERSED',
      'SECOND_CHARGEBACK')
    and case ledger.entry
      when 'CAPTURED' then not exists (
        select from payment_ledger as failed where failed.payment_id = ledger.payment_id
          and failed.entry = 'CAPTURE_FAILED' and failed.provider_reference = ledger.provider_reference)
      when 'REFUND_FAILED' then exists (
        select from payment_ledger as done where done.payment_id = ledger.payment_id
          and done.entry = 'REFUNDED' and done.provider_reference = ledger.provider_reference)
      else true end
  order by ledger.payment_id, ledger.entry, ledger.provider_reference, ledger.id`;

export type OrderOfPayment = { orderId: string | null; orderNumber: string | null };

/** The movements of the payments that a payout's lines name. */
export async function movementsOfPayout(
  db: Database,
  companyId: string,
  payoutId: string,
): Promise<(BookMovement & OrderOfPayment)[]> {
  const named = sql`and payments.psp_reference in (
    select line.psp_reference from payout_lines as line
    where line.payout_id = ${payoutId}::uuid and line.company_id = ${companyId}::uuid)`;
  const { rows } = await sql<BookMovement & OrderOfPayment>`
    with movement as (${movementsOf(companyId, named)})
    select movement.type, movement.psp_reference, movement.reference, movement.amount, movement.order_id,
      orders.easy_id as order_number
    from movement left join orders on orders.id = movement.order_id`.execute(db);
  return rows;
}
