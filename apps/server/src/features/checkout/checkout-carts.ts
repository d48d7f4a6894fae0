import { DEFAULT_LANGUAGE } from '@tallrik/domain/company/languages';
import { currencyOfCompany } from '@tallrik/domain/money/currency-of-company';
import { foldCart } from '@tallrik/domain/cart/fold-cart';
import type { CartEvent, StoredCartEvent, WithoutBase } from '@tallrik/domain/cart/cart-event';
import { isCartServed } from '@tallrik/domain/cart/decide/menu-of-cart';
import { refusalOfPayment } from '@tallrik/domain/cart/decide/decide-payment';
import type { Database } from '../../platform/database/database.ts';
import type { CartsForCheckout, CheckedCart } from '../cart/cart-port.ts';
import type { ReservedCart } from './checkout-port.ts';
import { orderTimes, type makeOrderOfCart } from './order-of-cart.ts';
import { sequenceOfOrder, type PaymentSession } from './session-store.ts';
import type { StartSessionDeps } from './start-session.ts';
import { countedNeeds } from './stock-needs.ts';
import type { PaidCart } from './take-authorisation.ts';
import type { LockCardlessCart } from './take-cardless-payment.ts';

type Deps = {
  db: Database;
  now: () => Temporal.Instant;
  carts: CartsForCheckout;
  hasOrder: (db: Database, companyId: string, cartId: string) => Promise<boolean>;
  orderOf: ReturnType<typeof makeOrderOfCart>['orderOf'];
  publishCartEvents: (cartId: string, events: StoredCartEvent[]) => void;
};

/** Carts as the checkout needs them: locked, folded and priced by the cart, asked about by the money. */
export function makeCheckoutCarts(deps: Deps) {
  const { now, carts } = deps;

  const append = async (
    trx: Database,
    companyId: string,
    cartId: string,
    events: readonly WithoutBase<CartEvent>[],
    at: Temporal.Instant,
  ): Promise<StoredCartEvent[]> => {
    const row = await carts.lock(trx, companyId, cartId);
    if (!row) throw new Error(`Cart ${cartId} of a payment is gone`);
    return carts.append(trx, row, events, at);
  };

  /** Held against today's menu, for a session that is about to be opened. */
  const lockForSession: StartSessionDeps['lockPaymentCart'] = async (trx, at, moment) => {
    const checked = await carts.check(trx, at, moment);
    if (!checked) return null;
    const { shop, cart, settings } = checked;
    return {
      ...checked,
      isTippingEnabled: settings.isTippingEnabled,
      companyId: at.companyId,
      venueId: at.venueId,
      currency: currencyOfCompany(shop.company),
      countryCode: shop.company.country,
      accountsCompanyId: shop.configuration.userCompanyId,
      language: shop.company.defaultLanguage ?? DEFAULT_LANGUAGE,
      needs: countedNeeds(cart.items, shop),
    };
  };

  /** The cart as it was when the session was opened; its row stays locked until the transaction ends. */
  const lockPaid = async (
    trx: Database,
    session: PaymentSession,
    at: Temporal.Instant,
  ): Promise<PaidCart> => {
    const { companyId, venueId, cartId, cartSequence } = session;
    const found = await carts.open(trx, { companyId, venueId, cartId });
    const shop = found && (await carts.shopOfSnapshot(companyId, venueId, found.snapshot));
    if (!shop) throw new Error(`Cart ${cartId} of a payment session is gone`);
    const { row, stream } = found.opened;
    const cart = carts.price(
      stream.filter(({ sequence }) => sequence <= cartSequence),
      shop,
    );
    return {
      cart,
      needs: countedNeeds(cart.items, shop),
      isStillServed: () => isCartServed(cart, orderTimes(shop, at)),
      // Written together with the order: there is none without it.
      hasOrder: stream.some(({ event }) => event.type === 'ORDER_CREATED'),
      createOrder: (db, payment, moment) => deps.orderOf(db, shop, cart, payment, moment),
      append: (db, events, moment) => carts.append(db, row, events, moment),
    };
  };

  /** Held against today's menu, hours and discounts, as a card's cart is when its session is opened. */
  const lockCardless: LockCardlessCart = async (trx, key, at) => {
    const row = await carts.lock(trx, key.companyId, key.cartId);
    const loaded = row ? await carts.loadPriced(trx, row) : null;
    if (!loaded) return null;
    const isOrdered = await deps.hasOrder(trx, key.companyId, key.cartId);
    const isWaiting = loaded.cart.payments.some(
      ({ id, state }) => id === key.paymentId && state === 'PENDING',
    );
    const mayBecomeOrder = isWaiting && !isOrdered;
    const checked = mayBecomeOrder ? await carts.check(trx, key, at, key.paymentId) : null;
    const { cart, shop } = checked ?? loaded;
    return {
      cart,
      needs: countedNeeds(cart.items, shop),
      hasOrder: isOrdered,
      currency: currencyOfCompany(shop.company),
      whyNot: mayBecomeOrder ? whyNotNow(checked, key.paymentId) : null,
      appended: checked?.appended ?? [],
    };
  };

  /** What a rejected order was made of: a cart that went on after its session was opened holds more than was paid. */
  const reservedByOrder = async (
    trx: Database,
    order: { companyId: string; cartId: string; id: string },
  ): Promise<ReservedCart | null> => {
    const row = await carts.find(trx, order.cartId);
    const upTo = await sequenceOfOrder(trx, order.companyId, order.id);
    const loaded = row ? await carts.loadPriced(trx, row, upTo ?? undefined) : null;
    return loaded && { cart: loaded.cart, needs: countedNeeds(loaded.cart.items, loaded.shop) };
  };

  /** Frees the cart of a payment that came to nothing, if it still waits for one. */
  const failPayment = async (session: PaymentSession, resultCode: string): Promise<void> => {
    const events = await deps.db.transaction().execute(async (trx) => {
      const row = await carts.lock(trx, session.companyId, session.cartId);
      if (!row) return [];
      const stream = await carts.loadEvents(trx, row.companyId, row.id);
      const cart = foldCart(stream.map((stored) => stored.event));
      const isWaiting = cart.payments.some(
        ({ id, state }) => id === session.providerSessionId && state === 'PENDING',
      );
      if (!isWaiting || cart.orderId) return [];
      const failed = {
        type: 'PAYMENT_FAILED',
        paymentId: session.providerSessionId,
        resultCode,
      } as const;
      return carts.append(trx, row, [failed], now());
    });
    if (events.length > 0) deps.publishCartEvents(session.cartId, events);
  };

  const reportFundsLack = async (session: PaymentSession, reference: string): Promise<void> => {
    const events = await deps.db.transaction().execute(async (trx) => {
      const row = await carts.lock(trx, session.companyId, session.cartId);
      if (!row) return [];
      const stream = await carts.loadEvents(trx, row.companyId, row.id);
      // A notice may be taken twice, and an order may have been paid with another card since.
      const isOver = stream.some(
        ({ event }) =>
          event.type === 'ORDER_CREATED' ||
          (event.type === 'CART_ERROR' && event.context?.['paymentReference'] === reference),
      );
      if (isOver) return [];
      const error = {
        type: 'CART_ERROR',
        code: 'PAYMENT_DECLINED_CREDIT_CARD_FUNDS',
        message: 'The card has not enough on it',
        context: { paymentReference: reference },
      } as const;
      return carts.append(trx, row, [error], now());
    });
    if (events.length > 0) deps.publishCartEvents(session.cartId, events);
  };

  return {
    append,
    lockForSession,
    lockPaid,
    lockCardless,
    reservedByOrder,
    failPayment,
    reportFundsLack,
  };
}

function whyNotNow(checked: CheckedCart | null, paymentId: string) {
  // Closed meanwhile (D-58): a job that comes a day late must not have yesterday's dinner cooked.
  if (!checked) return 'CART_NOT_FOUND';
  const { refusal, cart, settings } = checked;
  const announced = cart.payments.find(({ id }) => id === paymentId);
  return refusal ?? (announced ? refusalOfPayment(cart, announced, settings) : null);
}
