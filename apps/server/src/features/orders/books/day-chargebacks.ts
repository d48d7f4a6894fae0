import type { ChargebackStage } from '@tallrik/domain/checkout/chargeback';
import { minor } from '@tallrik/domain/money/minor';
import type { DayChargeback } from '@tallrik/domain/orders/books/day-closing';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

type Row = {
  orderNumber: string | null;
  reference: string;
  stage: ChargebackStage;
  amount: number;
  answerBy: Date | null;
};

/** What the provider told of disputes about a venue's payments between two moments (MONEY-32). */
export async function readDayChargebacks(
  db: Database,
  { companyId, venueId }: { companyId: string; venueId: string },
  { begins, ends }: { begins: Temporal.Instant; ends: Temporal.Instant },
): Promise<DayChargeback[]> {
  const [since, until] = [begins, ends].map((at) => new Date(at.epochMilliseconds));
  const { rows } = await sql<Row>`
    select orders.easy_id as order_number, chargebacks.reference, chargebacks.stage, chargebacks.amount,
      chargebacks.answer_by
    from chargebacks join payments on payments.id = chargebacks.payment_id
      left join orders on orders.id = payments.order_id
    where chargebacks.company_id = ${companyId}::uuid and payments.venue_id = ${venueId}::uuid
      and chargebacks.told_at >= ${since} and chargebacks.told_at < ${until} and orders.is_test is not true
    order by chargebacks.told_at, chargebacks.reference`.execute(db);
  return rows.map((row) => ({
    ...row,
    amount: minor(row.amount),
    answerBy: row.answerBy?.toISOString() ?? null,
  }));
}
