import type { CartEvent, StoredCartEvent, WithoutBase } from '@tallrik/domain/cart/cart-event';
import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { Currency } from '@tallrik/domain/money/currency';
import { subtractMinor, type Minor } from '@tallrik/domain/money/minor';
import type { Database } from '../../platform/database/database.ts';
import { faultPoint } from '../../platform/faults.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { OrderJournal } from '../../platform/logging/order-journal.ts';
import { insertPayment } from './payment-store.ts';
import { setSessionPaid, type PaymentSession } from './session-store.ts';
import type { CartRefusalCode } from '@tallrik/domain/cart/refusal-codes';
import type { Reservations } from './reservation.ts';
import type { StockNeed } from './checkout-port.ts';

/** The provider's word that it holds money for one of our sessions. */
export type Authorisation = { pspReference: string; amount: Minor; currency: Currency };

/** The cart as it was when the session was opened: exactly what the guest saw and paid. */
export type PaidCart = {
  cart: PricedCart;
  needs: StockNeed[];
  /** Asked only when the payment came late. */
  isStillServed: () => boolean;
  hasOrder: boolean;
  createOrder: (
    db: Database,
    payment: { id: string; tip: Minor },
    now: Temporal.Instant,
  ) => Promise<CreatedOrder>;
  /** Appends the server's own events to the cart, whose lock is held. */
  append: (
    db: Database,
    events: readonly WithoutBase<CartEvent>[],
    now: Temporal.Instant,
  ) => Promise<StoredCartEvent[]>;
};

export type CreatedOrder = {
  orderId: string;
  easyId: string;
  status: string;
  capturesAtOnce: boolean;
};

export type TakeAuthorisationDeps = {
  db: Database;
  lockPaidCart: (db: Database, session: PaymentSession, now: Temporal.Instant) => Promise<PaidCart>;
  reservations: Reservations;
  publishCartEvents: (cartId: string, events: StoredCartEvent[]) => void;
  publishOrderChange: (venueId: string, orderId: string) => void;
  journal: Pick<OrderJournal, 'placed' | 'paid'>;
  now: () => Temporal.Instant;
  newId: () => string;
};

export type AuthorisationOutcome = 'ORDERED' | 'KNOWN_ALREADY' | 'GIVEN_BACK';

type Written = {
  outcome: AuthorisationOutcome;
  events: StoredCartEvent[];
  order: (Omit<CreatedOrder, 'easyId' | 'capturesAtOnce'> & { paymentId: string }) | null;
};

/**
 * Turns held money into one order, or gives it back: payment, ledger, order, stock and the cart's events in one
 * transaction. Whatever the provider repeats, and whichever of webhook, details call or status query comes first,
 * a cart becomes an order once (D-77, D-81, D-82).
 */
export type TakeAuthorisation = (
  session: PaymentSession,
  authorisation: Authorisation,
  /** Written in the same transaction: whatever came of it, it is dealt with. */
  alongside?: (db: Database) => Promise<void>,
) => Promise<AuthorisationOutcome>;

export const makeTakeAuthorisation =
  (deps: TakeAuthorisationDeps): TakeAuthorisation =>
  async (session, authorisation, alongside) => {
    const now = deps.now();
    const written = await deps.db.transaction().execute(async (trx) => {
      const done = await write(deps, trx, session, authorisation, now);
      await alongside?.(trx);
      return done;
    });
    faultPoint('authorisation:committed');
    if (written.events.length > 0) deps.publishCartEvents(session.cartId, written.events);
    if (written.order) publishOutcome(deps, session, written.order);
    return written.outcome;
  };

function publishOutcome(
  deps: Pick<TakeAuthorisationDeps, 'publishOrderChange' | 'journal'>,
  { companyId, venueId }: PaymentSession,
  { orderId, status, paymentId }: NonNullable<Written['order']>,
): void {
  deps.journal.placed({ companyId, venueId, orderId, status, payment: 'CARD' });
  deps.journal.paid({ companyId, orderId, paymentId });
  deps.publishOrderChange(venueId, orderId);
}

async function write(
  deps: TakeAuthorisationDeps,
  trx: Database,
  session: PaymentSession,
  authorisation: Authorisation,
  now: Temporal.Instant,
): Promise<Written> {
  const { companyId, venueId, cartId } = session;
  // The cart's lock first: of two authorisations for one cart the second sees the first one's order.
  const paid = await deps.lockPaidCart(trx, session, now);
  const paymentId = deps.newId();
  const isNew = await insertPayment(
    trx,
    companyId,
    {
      id: paymentId,
      venueId,
      cartId,
      sessionId: session.id,
      orderId: null,
      kind: 'CARD',
      state: 'AUTHORISED',
      pspReference: authorisation.pspReference,
      amount: authorisation.amount,
      tip: session.tip,
      currency: authorisation.currency,
      accountId: session.accountId,
    },
    now,
  );
  if (!isNew) return { outcome: 'KNOWN_ALREADY', events: [], order: null };
  faultPoint('authorisation:payment-written');

  const problem = await whyNoOrder(deps.reservations, trx, session, authorisation, paid, now);
  if (problem) {
    await addJob(
      trx,
      'release-payment',
      { companyId, paymentId },
      { key: `release-payment:${paymentId}` },
    );
    // A second payment for an order that exists is given back silently: the guest has the order.
    if (problem === 'ORDERED_ALREADY') return { outcome: 'GIVEN_BACK', events: [], order: null };
    const events = await paid.append(
      trx,
      [
        { type: 'PAYMENT_FAILED', paymentId: session.providerSessionId, resultCode: problem },
        {
          type: 'CART_ERROR',
          code: 'HANDLE_ORDER_AFTER_PAYMENT_ERROR',
          message: 'The order could not be made; the money goes back',
          context: { reason: problem },
        },
      ],
      now,
    );
    return { outcome: 'GIVEN_BACK', events, order: null };
  }

  const payment = { id: paymentId, tip: session.tip };
  const { orderId, easyId, status, capturesAtOnce } = await paid.createOrder(trx, payment, now);
  const overtaken = await setSessionPaid(trx, session, { paymentId, orderId });
  faultPoint('authorisation:order-written');
  await deps.reservations.use(trx, reservationOwnerOf(session), paid, orderId, now);
  faultPoint('authorisation:promises-used');
  await deps.reservations.release(trx, companyId, [session.id, ...overtaken]);
  if (capturesAtOnce)
    await addJob(
      trx,
      'capture-payment',
      { companyId, paymentId },
      { key: `capture-payment:${paymentId}` },
    );
  const events = await paid.append(
    trx,
    [
      {
        type: 'PAYMENT_CONFIRMED',
        paymentId: session.providerSessionId ?? session.id,
        amount: subtractMinor(session.amount, session.tip),
        tip: session.tip,
      },
      { type: 'ORDER_CREATED', orderId, easyId },
    ],
    now,
  );
  return { outcome: 'ORDERED', events, order: { orderId, status, paymentId } };
}

const reservationOwnerOf = ({ id, companyId, venueId, cartId }: PaymentSession) => ({
  companyId,
  venueId,
  cartId,
  sessionId: id,
});

type WhyNoOrder = 'ORDERED_ALREADY' | 'AMOUNT_DIFFERS' | 'TOO_LATE' | CartRefusalCode;

async function whyNoOrder(
  reservations: Reservations,
  trx: Database,
  session: PaymentSession,
  authorisation: Authorisation,
  paid: PaidCart,
  now: Temporal.Instant,
): Promise<WhyNoOrder | null> {
  if (paid.hasOrder) return 'ORDERED_ALREADY';
  if (authorisation.amount !== session.amount || authorisation.currency !== session.currency)
    return 'AMOUNT_DIFFERS';
  // Within its life a session keeps its promise; hours later the kitchen may have closed (D-31).
  const isLate = Temporal.Instant.compare(now, session.expiresAt) > 0;
  if (isLate && !paid.isStillServed()) return 'TOO_LATE';
  return reservations.check(trx, reservationOwnerOf(session), paid, now);
}
