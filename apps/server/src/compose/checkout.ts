import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '@tallrik/domain/company/languages';
import { currencyOfCompany } from '@tallrik/domain/money/currency-of-company';
import { minimumWaitMinutes } from '@tallrik/domain/venues/minimum-wait';
import { isVenueOpenAt } from '@tallrik/domain/venues/open-hours';
import { foldCart } from '@tallrik/domain/cart/fold-cart';
import type { StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import { cartTopic, type CartBroadcast } from '../features/cart/cart-broadcast.ts';
import {
  appendServerEvents,
  isCartServed,
  type makeCheckCart,
} from '../features/cart/payment-cart.ts';
import { findCart, loadCartEvents, lockCart } from '../features/cart/cart-store.ts';
import type { LoadPricedCart } from '../features/cart/load-cart.ts';
import type { LoadShop, Shop } from '../features/cart/shop.ts';
import {
  enqueueForOrder,
  makeCapturePayment,
  makeReleasePayment,
} from '../features/checkout/move-money.ts';
import {
  findSessionByProviderId,
  type PaymentSession,
} from '../features/checkout/session-store.ts';
import { makeExpireSession, makeSettleSession } from '../features/checkout/settle-session.ts';
import { makeStartSession } from '../features/checkout/start-session.ts';
import { countedNeeds } from '../features/checkout/stock-needs.ts';
import { allHolds, type Hold } from '../features/checkout/hold.ts';
import { stockHold } from '../features/checkout/stock-reservations.ts';
import { makeSubmitDetails } from '../features/checkout/submit-details.ts';
import { makeTakeAuthorisation } from '../features/checkout/take-authorisation.ts';
import { makeTakeNotice } from '../features/checkout/take-notice.ts';
import {
  makeTakeZeroPayment,
  type ZeroPaymentDeps,
} from '../features/checkout/take-zero-payment.ts';
import type { PricedCart } from '@tallrik/domain/cart/cart';
import { makeCreateOrder, type PaidOrder } from '../features/orders/create-order.ts';
import { hasOrder } from '../features/orders/order-store.ts';
import type { Database } from '../platform/database/database.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/log.ts';
import type { PaymentPort } from '../providers/payment/payment-port.ts';
import { askSessionOf, moneyMoverOf, submitDetailsTo } from './payment-provider.ts';

export type CheckoutDeps = {
  db: Database;
  log: Logger;
  now: () => Temporal.Instant;
  newId: () => string;
  port: PaymentPort;
  loadShop: LoadShop;
  loadPricedCart: LoadPricedCart;
  checkCart: ReturnType<typeof makeCheckCart>;
  /** Besides the stock: what other features keep for a cart that is being paid. */
  holds: readonly Hold[];
  broadcast: CartBroadcast;
  announceOrder: (venueId: string, orderId: string, version: number) => void;
  mayReturnTo: (companyId: string, returnUrl: string) => Promise<boolean>;
  orderTerms: (
    companyId: string,
  ) => Promise<{ answerWithinMinutes: number; capturesAtOnce: boolean }>;
};

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** From a cart to held money to an order: the pieces of checkout, cart and orders put together. */
export function composeCheckout(deps: CheckoutDeps) {
  const { db, log, now, newId, port } = deps;
  const announce = (cartId: string, events: StoredCartEvent[]) =>
    deps.broadcast.publish(cartTopic(cartId), { cartId, events, originId: null });
  const createOrder = makeCreateOrder({ newId });
  const holds = allHolds([stockHold, ...deps.holds]);

  const append: ZeroPaymentDeps['appendServerEvents'] = async (
    trx,
    companyId,
    cartId,
    events,
    at,
  ) => {
    const row = await lockCart(trx, companyId, cartId);
    if (!row) throw new Error(`Cart ${cartId} of a payment is gone`);
    return appendServerEvents(trx, row, events, at, newId);
  };
  const announceNewOrder = (venueId: string, orderId: string) =>
    deps.announceOrder(venueId, orderId, 1);

  async function orderOf(
    trx: Database,
    cart: PricedCart,
    paid: Pick<PaidOrder, 'payment' | 'currency'>,
    at: Temporal.Instant,
  ): Promise<{ orderId: string; capturesAtOnce: boolean }> {
    const shop = await shopOf(deps, cart);
    const terms = await deps.orderTerms(shop.company.id);
    const order = await createOrder(
      trx,
      {
        ...paid,
        cart,
        catalogue: shop.catalogue,
        table: null,
        opensAt: nextAnswerFrom(shop, cart.pickupTime, at),
        answerWithinMinutes: terms.answerWithinMinutes,
      },
      at,
    );
    return { orderId: order.id, capturesAtOnce: terms.capturesAtOnce };
  }

  const takeAuthorisation = makeTakeAuthorisation({
    db,
    holds,
    now,
    newId,
    announce,
    announceOrder: announceNewOrder,
    lockPaidCart: async (trx, session, at) => {
      const { row, cart, shop } = await lockSessionCart(deps, trx, session);
      return {
        cart,
        needs: countedNeeds(cart.items, shop),
        isStillServed: isCartServed(shop, cart, at),
        hasOrder: await hasOrder(trx, row.companyId, row.id),
      };
    },
    createOrder: (trx, { session, cart, paymentId }, at) =>
      orderOf(
        trx,
        cart,
        { payment: { id: paymentId, tip: session.tip }, currency: session.currency },
        at,
      ),
    appendServerEvents: append,
  });

  /** Frees the cart of a payment that came to nothing, if it still waits for one. */
  async function failPayment(session: PaymentSession, resultCode: string): Promise<void> {
    const events = await db.transaction().execute(async (trx) => {
      const row = await lockCart(trx, session.companyId, session.cartId);
      if (!row) return [];
      const cart = foldCart(
        (await loadCartEvents(trx, row.companyId, row.id)).map((stored) => stored.event),
      );
      const isWaiting = cart.payments.some(
        ({ id, state }) => id === session.providerSessionId && state === 'PENDING',
      );
      if (!isWaiting || cart.orderId) return [];
      const failed = {
        type: 'PAYMENT_FAILED',
        paymentId: session.providerSessionId,
        resultCode,
      } as const;
      return appendServerEvents(trx, row, [failed], now(), newId);
    });
    if (events.length > 0) announce(session.cartId, events);
  }

  const lockFreeCart: ZeroPaymentDeps['lockCart'] = async (trx, companyId, cartId) => {
    const row = await lockCart(trx, companyId, cartId);
    const loaded = row ? await deps.loadPricedCart(trx, row) : null;
    return (
      loaded && {
        cart: loaded.cart,
        needs: countedNeeds(loaded.cart.items, loaded.shop),
        hasOrder: await hasOrder(trx, companyId, cartId),
      }
    );
  };
  const orderForNothing: ZeroPaymentDeps['createOrder'] = async (trx, cart, at) => {
    const { company } = await shopOf(deps, cart);
    const paid = { payment: null, currency: currencyOfCompany(company) };
    return (await orderOf(trx, cart, paid, at)).orderId;
  };

  const startSession = makeStartSession({
    db,
    holds,
    now,
    newId,
    mayReturnTo: deps.mayReturnTo,
    lockPaymentCart: async (trx, at, moment) => {
      const checked = await deps.checkCart(trx, at, moment);
      if (!checked) return null;
      const { shop, cart } = checked;
      return {
        ...checked,
        companyId: at.companyId,
        venueId: at.venueId,
        currency: currencyOfCompany(shop.company),
        countryCode: shop.company.country,
        language: shop.company.defaultLanguage ?? DEFAULT_LANGUAGE,
        needs: countedNeeds(cart.items, shop),
      };
    },
    announceRepriced: (cartId, events) => announce(cartId, events),
    openProviderSession: async (request) => {
      const {
        idempotencyKey,
        reference,
        amount,
        currency,
        returnUrl,
        countryCode,
        force3DS,
        language,
      } = request;
      const session = {
        reference,
        money: { amount, currency },
        returnUrl,
        countryCode,
        language,
        force3DS,
      };
      return port.openSession(session, idempotencyKey);
    },
  });

  return {
    startSession,
    submitDetails: makeSubmitDetails({
      db,
      takeAuthorisation,
      askProvider: submitDetailsTo(port, hash),
    }),
    /** A browser that says it has paid: ask the provider soon instead of waiting for the webhook. */
    onPaymentAnnounced: async (
      trx: Database,
      event: Extract<StoredCartEvent['event'], { type: 'ADD_CLIENT_SIDE_PAYMENT' }>,
    ): Promise<void> => {
      const { companyId, venueId, cartId, id: paymentId } = event;
      if (event.amount === 0) {
        await addJob(
          trx,
          'take-zero-payment',
          { companyId, venueId, cartId, paymentId },
          { key: `zero:${cartId}` },
        );
        return;
      }
      const session = await findSessionByProviderId(trx, venueId, paymentId);
      const sessionResult = sessionResultOf(event.payload);
      if (!session || session.cartId !== cartId || !sessionResult) return;
      const key = { companyId, sessionId: session.id, sessionResult };
      await addJob(trx, 'settle-session', key, { key: `settle:${session.id}` });
    },
    keepMoney: (trx: Database, order: { companyId: string; id: string }) =>
      enqueueForOrder(trx, order.companyId, order.id, 'capture-payment'),
    giveBack: async (
      trx: Database,
      order: { companyId: string; venueId: string; id: string; cartId: string },
    ) => {
      await enqueueForOrder(trx, order.companyId, order.id, 'release-payment');
      const row = await findCart(trx, order.cartId);
      const shop = await deps.loadShop(order.companyId, order.venueId);
      if (!row || !shop) return;
      const loaded = await deps.loadPricedCart(trx, row);
      if (!loaded) return;
      const { cart } = loaded;
      await holds.giveBack(trx, order, { cart, needs: countedNeeds(cart.items, shop) });
    },
    jobs: {
      'take-zero-payment': makeTakeZeroPayment({
        db,
        holds,
        now,
        announce,
        announceOrder: announceNewOrder,
        appendServerEvents: append,
        lockCart: lockFreeCart,
        createOrder: orderForNothing,
      }),
      'take-payment-notice': makeTakeNotice({ db, takeAuthorisation, failPayment, log, now }),
      'settle-session': makeSettleSession({
        db,
        takeAuthorisation,
        failPayment,
        askProvider: askSessionOf(port),
      }),
      'expire-session': makeExpireSession({ db, holds, failPayment, now }),
      'capture-payment': makeCapturePayment({ db, now, money: moneyMoverOf(port) }),
      'release-payment': makeReleasePayment({ db, now, money: moneyMoverOf(port) }),
    },
  };
}

async function shopOf(
  deps: CheckoutDeps,
  { companyId, venueId }: Pick<PricedCart, 'companyId' | 'venueId'>,
): Promise<Shop> {
  const shop = companyId && venueId ? await deps.loadShop(companyId, venueId) : null;
  if (!shop) throw new Error(`Venue ${venueId} of a payment is gone`);
  return shop;
}

/** The cart as it was when the session was opened; its row stays locked until the transaction ends. */
async function lockSessionCart(deps: CheckoutDeps, trx: Database, session: PaymentSession) {
  const row = await lockCart(trx, session.companyId, session.cartId);
  const loaded = row ? await deps.loadPricedCart(trx, row, session.cartSequence) : null;
  if (!loaded) throw new Error(`Cart ${session.cartId} of a payment session is gone`);
  return loaded;
}

/** Nobody is in the kitchen at night to answer tomorrow's lunch: its clock starts with the opening (D-92). */
function nextAnswerFrom(
  shop: Shop,
  pickupTime: string,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const { venue, configuration } = shop;
  const waitMinutes = minimumWaitMinutes(venue, configuration.syncEta, now);
  if (pickupTime === 'ASAP' || isVenueOpenAt(venue, { kind: 'ASAP', now, waitMinutes: 0 }))
    return null;
  return Temporal.Instant.from(pickupTime).subtract({ minutes: waitMinutes });
}

function sessionResultOf(payload: string | null): string | null {
  try {
    const parsed: unknown = JSON.parse(payload ?? 'null');
    const value =
      typeof parsed === 'object' && parsed !== null && 'sessionResult' in parsed
        ? parsed.sessionResult
        : null;
    return typeof value === 'string' && value.length > 0 && value.length < 10_000 ? value : null;
  } catch {
    // The payload is the browser's; what cannot be read tells nothing, and the webhook will.
    return null;
  }
}
