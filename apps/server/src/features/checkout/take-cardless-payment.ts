import type { CartEvent, StoredCartEvent, WithoutBase } from '@tallrik/domain/cart/cart-event';
import type { CartPayment, PricedCart } from '@tallrik/domain/cart/cart';
import type { CartRefusalCode } from '@tallrik/domain/cart/refusal-codes';
import { isWithinCredit } from '@tallrik/domain/checkout/invoice-credit';
import type { Currency } from '@tallrik/domain/money/currency';
import { addMinor, subtractMinor, ZERO, type Minor } from '@tallrik/domain/money/minor';
import type { Database } from '../../platform/database/database.ts';
import { faultPoint } from '../../platform/faults.ts';
import type { OrderJournal } from '../../platform/logging/order-journal.ts';
import type { ReservedCart } from './checkout-port.ts';
import type { Reservations } from './reservation.ts';
import { lockInvoiceAccount, openInvoiceDebt } from './invoice-account.ts';
import { insertPayment, type PaymentKind } from './payment-store.ts';
import { supersedeSessions } from './session-store.ts';

export type LockCardlessCart = (
  db: Database,
  key: CardlessPayment,
  now: Temporal.Instant,
) => Promise<CardlessCart | null>;

type CardlessCart = ReservedCart & {
  hasOrder: boolean;
  currency: Currency;
  /** What today's menu, hours and discounts say against this cart; null where nothing does. */
  whyNot: Why | null;
  /** Corrections written while that was found out. */
  appended: StoredCartEvent[];
};

export type CreateCardlessOrder = (
  db: Database,
  cart: PricedCart,
  payment: { id: string; tip: Minor; companyId: string; invoiceTargetId: string | null },
  now: Temporal.Instant,
) => Promise<{ orderId: string; easyId: string; status: string }>;

export type CardlessPaymentDeps = {
  db: Database;
  /** Locks and folds the cart; null when it is gone. */
  lockCart: LockCardlessCart;
  createOrder: CreateCardlessOrder;
  appendServerEvents: (
    db: Database,
    companyId: string,
    cartId: string,
    events: WithoutBase<CartEvent>[],
    now: Temporal.Instant,
  ) => Promise<StoredCartEvent[]>;
  reservations: Reservations;
  publishCartEvents: (cartId: string, events: StoredCartEvent[]) => void;
  publishOrderChange: (venueId: string, orderId: string) => void;
  journal: Pick<OrderJournal, 'placed'>;
  now: () => Temporal.Instant;
  newId: () => string;
};

export type CardlessPayment = {
  companyId: string;
  venueId: string;
  cartId: string;
  /** As the client named it in ADD_CLIENT_SIDE_PAYMENT. */
  paymentId: string;
};

type Terms = {
  kind: Exclude<PaymentKind, 'CARD' | 'COUNTER'>;
  owed: Minor;
  invoiceTargetId: string | null;
};
type Written = {
  events: StoredCartEvent[];
  order: { orderId: string; status: string; payment: Terms['kind']; isTest: boolean } | null;
};
type Why = CartRefusalCode | 'CREDIT_LIMIT_REACHED' | 'SESSION_UNKNOWN' | 'VENUE_CLOSED';

/**
 * An order no card pays for: it costs nothing (PAY-19, D-84), a business customer is billed for it (PAY-02, D-89), or
 * it goes on the table's bill (PAY-15, D-83). Which of them it is, and how much, is the server's own sum.
 */
export const makeTakeCardlessPayment =
  (deps: CardlessPaymentDeps) =>
  async (key: CardlessPayment): Promise<void> => {
    const now = deps.now();
    const written = await deps.db.transaction().execute((trx) => write(deps, trx, key, now));
    if (!written) return;
    if (written.order) faultPoint(`cardless:${written.order.payment}:committed`);
    deps.publishCartEvents(key.cartId, written.events);
    if (!written.order) return;
    const { companyId, venueId } = key;
    const { orderId, status, payment, isTest } = written.order;
    if (!isTest) deps.journal.placed({ companyId, venueId, orderId, status, payment });
    deps.publishOrderChange(venueId, orderId);
  };

async function write(
  deps: CardlessPaymentDeps,
  trx: Database,
  key: CardlessPayment,
  now: Temporal.Instant,
): Promise<Written | null> {
  const { companyId, venueId, cartId, paymentId } = key;
  const found = await deps.lockCart(trx, key, now);
  const reportedPayment = found?.cart.payments.find(({ id }) => id === paymentId);
  if (!found || found.hasOrder || reportedPayment?.state !== 'PENDING') return null;
  const fail = async (resultCode: Why) => {
    const failed: WithoutBase<CartEvent> = {
      type: 'PAYMENT_FAILED',
      paymentId,
      resultCode,
      // The mark was for this try, and while one is on its way there is no other (PAYMENT_PENDING): kept, it would
      // leave no way to pay now, and none at all at a table that has changed.
      ...(found.cart.isPayLaterOrder ? { endsPayLater: true } : {}),
    };
    const events = await deps.appendServerEvents(trx, companyId, cartId, [failed], now);
    return { events: [...found.appended, ...events], order: null };
  };
  // No session was opened, so nothing was checked before (D-31, D-69).
  if (found.whyNot) return fail(found.whyNot);
  const terms = await termsOf(trx, companyId, found.cart, reportedPayment);
  if (typeof terms === 'string') return fail(terms);
  // A card session of the same cart holds the very units and codes this order needs.
  await deps.reservations.release(trx, companyId, await supersedeSessions(trx, companyId, cartId));
  const owner = { companyId, venueId, cartId, sessionId: null };
  // A rehearsal uses nothing up: no stock, no code, no right of a guest, no share of a bill (SETUP-20).
  const isTest = found.cart.testUntil !== null;
  const missing = isTest ? null : await deps.reservations.check(trx, owner, found, now);
  if (missing) return fail(missing);
  const id = deps.newId();
  const { invoiceTargetId } = terms;
  const tip = terms.kind === 'INVOICE' ? reportedPayment.tip : ZERO;
  const { orderId, easyId, status } = await deps.createOrder(
    trx,
    found.cart,
    { id, tip, companyId, invoiceTargetId },
    now,
  );
  await insertPayment(
    trx,
    companyId,
    {
      id,
      venueId,
      cartId,
      orderId,
      tip,
      sessionId: null,
      pspReference: null,
      accountId: null,
      kind: terms.kind,
      state: terms.kind === 'FREE' ? 'NOTHING_DUE' : 'OWED',
      amount: terms.owed,
      currency: found.currency,
    },
    now,
  );
  faultPoint(`cardless:${terms.kind}:order-written`);
  if (!isTest) await deps.reservations.use(trx, owner, found, orderId, now);
  const confirmed = subtractMinor(terms.kind === 'INVOICE' ? terms.owed : ZERO, tip);
  const events: WithoutBase<CartEvent>[] = [
    { type: 'PAYMENT_CONFIRMED', paymentId, amount: confirmed, tip },
    { type: 'ORDER_CREATED', orderId, easyId },
  ];
  return {
    events: await deps.appendServerEvents(trx, companyId, cartId, events, now),
    order: { orderId, status, payment: terms.kind, isTest },
  };
}

/** What this order owes and to whom, or why nobody may owe it. */
async function termsOf(
  trx: Database,
  companyId: string,
  cart: PricedCart,
  reportedPayment: CartPayment,
): Promise<Terms | Why> {
  if (cart.testUntil !== null) return { kind: 'FREE', owed: ZERO, invoiceTargetId: null };
  if (cart.isPayLaterOrder) return { kind: 'LATER', owed: cart.due, invoiceTargetId: null };
  if (reportedPayment.paymentType === 'INVOICE') {
    if (cart.userId === null) return 'INVOICE_NOT_ALLOWED';
    const account = await lockInvoiceAccount(trx, companyId, cart.userId);
    if (!account) return 'INVOICE_NOT_ALLOWED';
    const { targetId, creditLimit } = account;
    const owed = addMinor(cart.totalUnpaid, reportedPayment.tip);
    const debt = await openInvoiceDebt(trx, companyId, targetId);
    if (!isWithinCredit({ creditLimit, debt, owed })) return 'CREDIT_LIMIT_REACHED';
    return { kind: 'INVOICE', owed, invoiceTargetId: targetId };
  }
  // A card payment nobody opened a session for: the cart must not wait for it for ever.
  if (reportedPayment.amount !== 0) return 'SESSION_UNKNOWN';
  if (cart.totalUnpaid !== 0) return 'AMOUNT_CHANGED';
  return { kind: 'FREE', owed: ZERO, invoiceTargetId: null };
}
