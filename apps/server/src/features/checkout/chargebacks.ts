import {
  disputeOf,
  isChargebackMovement,
  isNewestStage,
  type ChargebackNotice,
  type ChargebackStage,
} from '@tallrik/domain/checkout/chargeback';
import { addMinor, minor, ZERO, type Minor } from '@tallrik/domain/money/minor';
import type { Database } from '../../platform/database/database.ts';
import { endFinding, openFinding } from './findings-store.ts';
import type { PaymentNotification } from './notification-store.ts';
import { writeLedger, type Payment } from './payment-store.ts';

const LONGEST_TEXT = 200;

export type ChargebackRow = ChargebackNotice & {
  reference: string;
  reason: string;
  toldAt: Date;
};

/** Everything the provider told of disputes about a payment, oldest first. */
export async function readChargebacks(
  db: Database,
  { companyId, id }: Pick<Payment, 'companyId' | 'id'>,
): Promise<ChargebackRow[]> {
  const rows = await db
    .selectFrom('chargebacks')
    .select(['reference', 'stage', 'amount', 'reason', 'answerBy', 'toldAt'])
    .where('companyId', '=', companyId)
    .where('paymentId', '=', id)
    .orderBy('toldAt')
    .execute();
  return rows.map((row) => ({
    ...row,
    amount: minor(row.amount),
    stage: row.stage as ChargebackStage,
    answerBy: row.answerBy?.toISOString() ?? null,
  }));
}

/** By dispute, in the order in which they were told first. */
export const byDispute = (rows: readonly ChargebackRow[]): [string, ChargebackRow[]][] =>
  [...new Set(rows.map(({ reference }) => reference))].map((reference) => [
    reference,
    rows.filter((row) => row.reference === reference),
  ]);

/** What the guest's bank has of it now. */
export async function chargedBackOf(
  db: Database,
  payment: Pick<Payment, 'companyId' | 'id'>,
): Promise<Minor> {
  const disputes = byDispute(await readChargebacks(db, payment));
  return disputes.reduce((sum, [, rows]) => addMinor(sum, disputeOf(rows)?.taken ?? ZERO), ZERO);
}

/**
 * Writes down what was told, in the ledger where money moved, and whether somebody has to do something. The caller
 * holds the payment. In whatever order it comes, it ends the same (D-780).
 */
export async function takeChargeback(
  trx: Database,
  payment: Payment,
  notice: Extract<PaymentNotification, { kind: 'CHARGEBACK' }>,
  now: Temporal.Instant,
): Promise<void> {
  const { companyId, id: paymentId, currency } = payment;
  const { stage } = notice;
  const reference = notice.providerReference.slice(0, LONGEST_TEXT);
  const before = (await readChargebacks(trx, payment)).filter((row) => row.reference === reference);
  if (before.some((row) => row.stage === stage)) return;
  // An amount in another currency cannot be summed here: all of the payment is in dispute then.
  const amount = notice.currency === currency ? notice.amount : payment.amount;
  const { answerBy } = notice;
  const reason = notice.reason.slice(0, LONGEST_TEXT);
  await trx
    .insertInto('chargebacks')
    .values({
      companyId,
      paymentId,
      reference,
      stage,
      amount,
      currency,
      reason,
      answerBy: answerBy === null ? null : new Date(answerBy),
      toldAt: new Date(now.epochMilliseconds),
    })
    .execute();
  if (isChargebackMovement(stage))
    await writeLedger(trx, { ...payment, amount }, stage, reference, now);
  if (!isNewestStage(stage, before)) return;
  const all = byDispute(await readChargebacks(trx, payment));
  const isOpen = disputeOf(all.find(([one]) => one === reference)?.[1] ?? [])?.needsPerson;
  const finding = { companyId, kind: 'CHARGEBACK', subjectId: paymentId } as const;
  if (isOpen) return openFinding(trx, { ...finding, remedy: 'OPERATOR' }, now);
  // Another dispute about the same payment may still wait for somebody.
  const isAnyOpen = all.some(([, rows]) => disputeOf(rows)?.needsPerson);
  if (!isAnyOpen) await endFinding(trx, finding, now);
}
