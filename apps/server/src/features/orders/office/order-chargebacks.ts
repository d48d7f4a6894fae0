import type { OfficeChargeback } from '@tallrik/contract/generated/staff-resolvers';
import { disputeOf, type ChargebackStage } from '@tallrik/domain/checkout/chargeback';
import { minor } from '@tallrik/domain/money/minor';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

type Row = {
  reference: string;
  stage: ChargebackStage;
  amount: number;
  reason: string;
  answerBy: Date | null;
  at: Date;
  isSettled: boolean;
};

/** Disputes of an order's payment, each with how it stands and what was told (MONEY-32). */
export async function readOrderChargebacks(
  db: Database,
  companyId: string,
  orderId: string,
): Promise<OfficeChargeback[]> {
  const { rows } = await sql<Row>`
    select chargebacks.reference, chargebacks.stage, chargebacks.amount, chargebacks.reason, chargebacks.answer_by,
      chargebacks.told_at as at, not exists (
        select from reconciliation_findings as finding
        where finding.kind = 'CHARGEBACK' and finding.subject_id = payments.id::text
          and finding.resolved_at is null) as is_settled
    from chargebacks join payments on payments.id = chargebacks.payment_id
    where chargebacks.company_id = ${companyId}::uuid and payments.order_id = ${orderId}::uuid
    order by chargebacks.told_at, chargebacks.reference`.execute(db);
  const references = [...new Set(rows.map(({ reference }) => reference))];
  return references.flatMap((reference) => {
    const steps = rows
      .filter((row) => row.reference === reference)
      .map((row) => ({
        ...row,
        amount: minor(row.amount),
        answerBy: row.answerBy?.toISOString() ?? null,
        at: row.at.toISOString(),
      }));
    const dispute = disputeOf(steps);
    if (!dispute) return [];
    const needsPerson = dispute.needsPerson && !steps.some(({ isSettled }) => isSettled);
    return [{ ...dispute, reference, needsPerson, told: steps }];
  });
}
