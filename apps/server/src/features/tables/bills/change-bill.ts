import type { StaffErrorCode } from '@tallrik/contract/error-codes';
import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { CartLine } from '@tallrik/domain/cart/cart-line';
import { emptyCart } from '@tallrik/domain/cart/fold-cart';
import { isBeyondPayment } from '@tallrik/domain/cart/most-in-cart';
import { priceCart } from '@tallrik/domain/cart/price-cart';
import { isUuid } from '@tallrik/domain/is-uuid';
import { payableCheque } from '@tallrik/domain/tables/cheque-claims';
import {
  counterLines,
  TAKE_OFF_REASON,
  type CounterKind,
} from '@tallrik/domain/tables/counter-payment';
import { sql } from 'kysely';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import { officeCaller, type OfficeCaller } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput, forbidden, notFound } from '../../../platform/graphql/errors.ts';
import { closeIfSettled, findCheque, type LoadedCheque } from '../cheque-store.ts';
import { payShares } from '../share-store.ts';
import { lockTableOfCheque } from '../table-store.ts';

export type TakeAtCounter = (
  trx: Database,
  cart: PricedCart,
  payment: {
    id: string;
    companyId: string;
    venueId: string;
    cartId: string;
    kind: CounterKind;
    staffId: string;
  },
  now: Temporal.Instant,
) => Promise<{ orderId: string; status: string }>;

export type BillChangeDeps = {
  db: Database;
  newId: () => string;
  takeAtCounter: TakeAtCounter;
  publishOrderChange: (venueId: string, orderId: string, version: number) => void;
};

type Wanted = { companyId?: string | null | undefined; billId: string };
export type BillOutcome = {
  error: StaffErrorCode | 'AMOUNT_CHANGED' | null;
  field?: string;
  receiptId?: string;
};

/** Rolls back what was written before it was seen that it must not be. */
class RefusedBillError extends Error {
  override name = 'RefusedBill';
  constructor(readonly outcome: BillOutcome) {
    super(String(outcome.error));
  }
}

export const billCaller = (
  context: StaffContext,
  companyId: string | null | undefined,
  access: 'READ' | 'WRITE',
): OfficeCaller => officeCaller(context, { area: 'REFUNDS', access, companyId });

/**
 * The bill, for who may change it. Its table is locked first, as by whoever orders onto it or pays it: a phone and the
 * counter take turns, and the second one finds what the first has left (docs/decisions/0015).
 */
async function lockBill(
  trx: Database,
  caller: OfficeCaller,
  billId: string,
): Promise<LoadedCheque> {
  const isThere = isUuid(billId) && (await lockTableOfCheque(trx, caller.companyId, billId));
  const found = isThere ? await findCheque(trx, billId) : null;
  if (!found) throw notFound('Bill');
  mustServe(caller, found.cheque.venueId);
  return found;
}

export function mustServe({ venueIds }: OfficeCaller, venueId: string): void {
  if (venueIds !== 'ALL' && !venueIds.includes(venueId))
    throw forbidden('This bill is not of your venues');
}

/** Settles lines or the whole rest of a bill at the counter (MONEY-16). The same id is the same payment. */
export const makeSettleBill =
  (deps: BillChangeDeps) =>
  async (
    context: StaffContext,
    wanted: Wanted & {
      id: string;
      kind: CounterKind;
      lineIds?: readonly string[] | null | undefined;
      amount: number;
    },
  ): Promise<BillOutcome> => {
    const caller = billCaller(context, wanted.companyId, 'WRITE');
    if (!isUuid(wanted.id)) throw badInput('Not an id');
    const now = context.now();
    try {
      const done = await deps.db.transaction().execute(async (trx) => {
        const found = await lockBill(trx, caller, wanted.billId);
        return settle(trx, deps, { caller, found, now, ...wanted });
      });
      if (done.receiptId !== undefined && done.venueId !== undefined)
        deps.publishOrderChange(done.venueId, done.receiptId, 1);
      return done.receiptId === undefined
        ? { error: null }
        : { error: null, receiptId: done.receiptId };
    } catch (error) {
      if (error instanceof RefusedBillError) return error.outcome;
      // The same id for two bills at once: neither sees the other's, each has its own table locked.
      if (isUniqueViolation(error)) throw notFound('Payment');
      throw error;
    }
  };

async function settle(
  trx: Database,
  deps: BillChangeDeps,
  wanted: {
    caller: OfficeCaller;
    found: LoadedCheque;
    now: Temporal.Instant;
    id: string;
    kind: CounterKind;
    lineIds?: readonly string[] | null | undefined;
    amount: number;
  },
): Promise<{ receiptId?: string; venueId?: string }> {
  const { caller, found, id, kind, now } = wanted;
  const { companyId, staff } = caller;
  const { cheque, claims, isClosed } = found;
  const known = await trx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.orderId')
    .select(['payments.companyId', 'orders.id as orderId', 'orders.chequeId'])
    .where('payments.id', '=', id)
    .executeTakeFirst();
  if (known && (known.companyId !== companyId || known.chequeId !== cheque.id))
    throw notFound('Payment');
  if (known) return { receiptId: known.orderId };
  const payable = payableCheque(cheque, claims, now, null);
  const open = { ...payable, isOpen: payable.isOpen && !isClosed };
  const lines = counterLines(open, wanted.lineIds ?? null, kind);
  if (!lines.ok) {
    if (lines.error === 'NOT_ON_BILL') throw notFound('Line');
    throw new RefusedBillError({ error: lines.error });
  }
  // One payment carries no more: what is left is settled in parts (D-786).
  if (isBeyondPayment(lines.value))
    throw new RefusedBillError({ error: 'FIELD_INVALID', field: 'lineIds' });
  const { venueId } = cheque;
  const cartId = deps.newId();
  const cart = priceCart(
    {
      ...emptyCart,
      cartId,
      companyId,
      venueId,
      chequeId: cheque.id,
      serviceType: 'EAT_HERE',
      items: lines.value,
    },
    { categoriesOf: () => new Set() },
  );
  // Somebody ordered, paid or took off something since the button was drawn: the amount said aloud must be the one taken.
  const toPay = lines.value.reduce((sum, line) => sum + priceLeft(open, line), 0);
  if (toPay !== wanted.amount) throw new RefusedBillError({ error: 'AMOUNT_CHANGED' });
  const at = new Date(now.epochMilliseconds);
  await trx
    .insertInto('carts')
    .values({ id: cartId, companyId, venueId, createdAt: at, lastEventAt: at, closedAt: at })
    .execute();
  const payment = { id, companyId, venueId, cartId, kind };
  const { orderId } = await deps.takeAtCounter(
    trx,
    cart,
    { ...payment, staffId: staff.staffId },
    now,
  );
  if (kind === 'ON_THE_HOUSE') await takeOffPrice(trx, companyId, open, lines.value);
  await payShares(trx, { companyId, cartId, sessionId: null }, lines.value, orderId);
  await closeIfSettled(trx, companyId, cheque.id, now);
  const details = { receiptId: orderId, kind, amount: cart.due, lines: lines.value.length };
  const entry = { action: 'settleBill', subjectId: orderId, details, companyId };
  await writeAudit(trx, staff, entry, now);
  return { receiptId: orderId, venueId };
}

type Payable = ReturnType<typeof payableCheque>;

/** What is to be paid of a line before the house takes it off. */
function priceLeft(cheque: Payable, { id }: CartLine): number {
  const left = cheque.items.find((item) => item.id === id)?.left;
  return left ? left.amount - left.discount : 0;
}

/** What the house pays for is no money that came in: it lowers the price of the dish. */
async function takeOffPrice(
  trx: Database,
  companyId: string,
  cheque: Payable,
  lines: readonly CartLine[],
): Promise<void> {
  for (const line of lines)
    await trx
      .updateTable('chequeItems')
      .set({ discount: sql<number>`discount + ${priceLeft(cheque, line)}` })
      .where('companyId', '=', companyId)
      .where('id', '=', line.id)
      .execute();
}

/** A line nobody has paid leaves an open bill, and stays to be read as taken off (MONEY-17). */
export const makeTakeOffBill =
  ({ db }: { db: Database }) =>
  async (
    context: StaffContext,
    wanted: Wanted & { lineId: string; reason: string },
  ): Promise<BillOutcome> => {
    const caller = billCaller(context, wanted.companyId, 'WRITE');
    const { companyId, staff } = caller;
    if (wanted.reason.length > 2 * TAKE_OFF_REASON.most)
      return { error: 'FIELD_INVALID', field: 'reason' };
    const reason = wanted.reason.trim();
    const now = context.now();
    return db.transaction().execute(async (trx): Promise<BillOutcome> => {
      const { cheque, claims, isClosed } = await lockBill(trx, caller, wanted.billId);
      if (reason.length > TAKE_OFF_REASON.most) return { error: 'FIELD_INVALID', field: 'reason' };
      if (reason.length < TAKE_OFF_REASON.least)
        return { error: 'REASON_REQUIRED', field: 'reason' };
      if (isClosed) return { error: 'BILL_CLOSED' };
      const line = cheque.items.find(({ id }) => id === wanted.lineId);
      if (!line) throw notFound('Line');
      const own = claims.filter(({ chequeItemId }) => chequeItemId === line.id);
      if (own.some(({ until }) => until === null)) return { error: 'BILL_LINE_PAID' };
      const payable = payableCheque(cheque, own, now, null);
      const left = payable.items.find(({ id }) => id === line.id)?.left.fraction ?? 0;
      if (left < 1) return { error: 'BILL_BEING_PAID' };
      await trx
        .updateTable('chequeItems')
        .set({
          takenOffAt: new Date(now.epochMilliseconds),
          takenOffReason: reason,
          takenOffBy: staff.staffId,
        })
        .where('companyId', '=', companyId)
        .where('id', '=', line.id)
        .execute();
      await closeIfSettled(trx, companyId, cheque.id, now);
      const order = await trx
        .selectFrom('chequeItems')
        .select('orderId')
        .where('id', '=', line.id)
        .executeTakeFirstOrThrow();
      const details = { title: line.title, amount: line.amount - line.discount };
      const entry = { action: 'takeOffBill', subjectId: order.orderId, details, companyId };
      await writeAudit(trx, staff, entry, now);
      return { error: null };
    });
  };
