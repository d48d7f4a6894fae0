import { addMinor, minor, subtractMinor, ZERO, type Minor } from '@tallrik/domain/money/minor';
import type { Database } from '../../platform/database/database.ts';
import { endFinding, openFinding } from './findings-store.ts';
import { refundedInParts } from './part-refund-store.ts';
import type { Payment } from './payment-store.ts';

type Owing = Pick<Payment, 'id' | 'companyId'>;

const dateOf = (at: Temporal.Instant): Date => new Date(at.epochMilliseconds);

const findOpen = (db: Database, { companyId, id }: Owing) =>
  db
    .selectFrom('counterDebts')
    .select(['id', 'amount', 'givenBack'])
    .where('companyId', '=', companyId)
    .where('paymentId', '=', id)
    .where('endedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** What has still to be handed back of a payment at the counter. */
export async function owedAtCounter(db: Database, payment: Owing): Promise<Minor> {
  const open = await findOpen(db, payment);
  return open.reduce(
    (sum, { amount, givenBack }) => addMinor(sum, minor(amount - givenBack)),
    ZERO,
  );
}

/**
 * Dishes that were paid at the counter were rejected: no provider gives that money back, somebody has to (D-700). Never
 * more than is left of the payment. The caller holds it.
 */
export async function addCounterDebt(
  trx: Database,
  payment: Pick<Payment, 'id' | 'companyId' | 'amount'>,
  debt: { id: string; amount: Minor },
  now: Temporal.Instant,
): Promise<void> {
  const { companyId, id: paymentId } = payment;
  const gone = addMinor(
    await refundedInParts(trx, companyId, paymentId),
    await owedAtCounter(trx, payment),
  );
  const left = subtractMinor(payment.amount, gone);
  const amount = debt.amount < left ? debt.amount : left;
  if (amount <= 0) return;
  await trx
    .insertInto('counterDebts')
    .values({ id: debt.id, companyId, paymentId, amount, createdAt: dateOf(now) })
    .execute();
  const finding = { companyId, kind: 'COUNTER_OWED', subjectId: paymentId } as const;
  await openFinding(trx, { ...finding, remedy: 'OPERATOR' }, now);
}

/** What was handed back pays the oldest debt first; the last one takes the finding with it. */
export async function payCounterDebts(
  trx: Database,
  payment: Owing,
  amount: Minor,
  now: Temporal.Instant,
): Promise<void> {
  let rest: number = amount;
  let isOpen = false;
  for (const debt of await findOpen(trx, payment)) {
    const owed = debt.amount - debt.givenBack;
    const paid = Math.min(rest, owed);
    rest -= paid;
    isOpen ||= paid < owed;
    if (paid === 0) continue;
    await trx
      .updateTable('counterDebts')
      .set({
        givenBack: debt.givenBack + paid,
        ...(paid === owed ? { endedAt: dateOf(now) } : {}),
      })
      .where('companyId', '=', payment.companyId)
      .where('id', '=', debt.id)
      .execute();
  }
  if (!isOpen) await endFinding(trx, { kind: 'COUNTER_OWED', subjectId: payment.id }, now);
}
