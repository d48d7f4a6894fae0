import { addMinor, minor, ZERO, type Minor } from '@tallrik/domain/money/minor';
import type { CounterWayBack } from '@tallrik/domain/tables/counter-payment';
import type { Database } from '../../platform/database/database.ts';

export type PartRefund = {
  id: string;
  companyId: string;
  paymentId: string;
  amount: Minor;
  /** How often the provider has refused it. */
  attempt: number;
  askedAt: Date | null;
  doneAt: Date | null;
  /** The movement that did it. */
  providerReference: string | null;
};

const dateOf = (at: Temporal.Instant): Date => new Date(at.epochMilliseconds);

export async function insertPart(
  db: Database,
  companyId: string,
  part: Pick<PartRefund, 'id' | 'paymentId' | 'amount'>,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('partRefunds')
    .values({ ...part, companyId, createdAt: dateOf(now) })
    .execute();
}

/** Handed back over the counter: there when the row is. */
export async function insertCounterPart(
  db: Database,
  companyId: string,
  part: Pick<PartRefund, 'id' | 'paymentId' | 'amount'> & { counterKind: CounterWayBack },
  now: Temporal.Instant,
): Promise<void> {
  const at = dateOf(now);
  await db
    .insertInto('partRefunds')
    .values({ ...part, companyId, createdAt: at, askedAt: at, doneAt: at })
    .execute();
}

/** Owed on an invoice, and no longer since a credit note took it back, or it was taken off the coming one. */
export async function insertOwedPart(
  db: Database,
  companyId: string,
  part: Pick<PartRefund, 'id' | 'paymentId' | 'amount'> & {
    creditNoteId: string | null;
    isOffInvoice: boolean;
  },
  now: Temporal.Instant,
): Promise<void> {
  const at = dateOf(now);
  await db
    .insertInto('partRefunds')
    .values({ ...part, companyId, createdAt: at, askedAt: at, doneAt: at })
    .execute();
}

/** Asked for or done: neither is paid out a second time. */
export async function refundedInParts(
  db: Database,
  companyId: string,
  paymentId: string,
): Promise<Minor> {
  const parts = await db
    .selectFrom('partRefunds')
    .select('amount')
    .where('companyId', '=', companyId)
    .where('paymentId', '=', paymentId)
    .execute();
  return parts.reduce((sum, { amount }) => addMinor(sum, minor(amount)), ZERO);
}

const partsOf = (db: Database, companyId: string) =>
  db
    .selectFrom('partRefunds')
    .select([
      'id',
      'companyId',
      'paymentId',
      'amount',
      'attempt',
      'askedAt',
      'doneAt',
      'providerReference',
    ])
    .where('companyId', '=', companyId);

export async function findPart(
  db: Database,
  companyId: string,
  refundId: string,
): Promise<PartRefund | null> {
  const row = await partsOf(db, companyId).where('id', '=', refundId).executeTakeFirst();
  return row ? { ...row, amount: minor(row.amount) } : null;
}

export async function findPartByMovement(
  db: Database,
  companyId: string,
  paymentId: string,
  providerReference: string,
): Promise<PartRefund | null> {
  const row = await partsOf(db, companyId)
    .where('paymentId', '=', paymentId)
    .where('providerReference', '=', providerReference)
    .executeTakeFirst();
  return row ? { ...row, amount: minor(row.amount) } : null;
}

const changing = (db: Database, { companyId, id }: PartRefund) =>
  db.updateTable('partRefunds').where('companyId', '=', companyId).where('id', '=', id);

export async function markPartRequested(
  db: Database,
  part: PartRefund,
  now: Temporal.Instant,
): Promise<void> {
  await changing(db, part)
    .set({ askedAt: dateOf(now) })
    .execute();
}

export async function markPartDone(
  db: Database,
  part: PartRefund,
  providerReference: string,
  now: Temporal.Instant,
): Promise<void> {
  await changing(db, part)
    .set({ doneAt: dateOf(now), providerReference })
    .execute();
}

/** Refused or taken back: the money is where it was, and the next try is a new request. */
export async function setBackPart(
  db: Database,
  part: PartRefund,
  refusal: string | null,
): Promise<void> {
  await changing(db, part)
    .set({
      attempt: part.attempt + 1,
      askedAt: null,
      doneAt: null,
      providerReference: null,
      refusal,
    })
    .execute();
}

/** The money was never taken and is let go as a whole: what was to go back of it and was not asked for is over. */
export async function dropUnaskedParts(
  db: Database,
  companyId: string,
  paymentId: string,
): Promise<void> {
  await db
    .deleteFrom('partRefunds')
    .where('companyId', '=', companyId)
    .where('paymentId', '=', paymentId)
    .where('askedAt', 'is', null)
    .where('doneAt', 'is', null)
    .execute();
}
