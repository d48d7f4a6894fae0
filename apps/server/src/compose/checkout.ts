import { createHash } from 'node:crypto';
import type { StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import { CAPTURE_GRACE_SECONDS } from '@tallrik/domain/orders/undo-move';
import { cartTopic, type CartBroadcast } from '../features/cart/cart-broadcast.ts';
import type { LoadPricedCart } from '../features/cart/load-cart.ts';
import type { makeCheckCart } from '../features/cart/payment-cart.ts';
import type { LoadShop, ShopOfShelf } from '../features/cart/shop.ts';
import { onPaymentAnnounced } from '../features/checkout/announce-payment.ts';
import { allHolds, type Hold } from '../features/checkout/hold.ts';
import {
  keepMoneyOfOrder,
  leaveMoneyOfOrder,
  makeCapturePayment,
  makeReleasePayment,
  releaseMoneyOfOrder,
} from '../features/checkout/move-money.ts';
import { makeRefundPart } from '../features/checkout/refund-part.ts';
import { makeReconcileMoney } from '../features/checkout/reconcile-money.ts';
import { makeSessionStateOf } from '../features/checkout/session-state.ts';
import { makeExpireSession, makeSettleSession } from '../features/checkout/settle-session.ts';
import { makeStartSession } from '../features/checkout/start-session.ts';
import { stockHold } from '../features/checkout/stock-reservations.ts';
import { makeSubmitDetails } from '../features/checkout/submit-details.ts';
import { makeTakeAuthorisation } from '../features/checkout/take-authorisation.ts';
import { makeTakeCardlessPayment } from '../features/checkout/take-cardless-payment.ts';
import { addForgetCard, makeRemoveCard } from '../features/checkout/stored-cards.ts';
import { makeTakeNotice, makeTakeStoredNotice } from '../features/checkout/take-notice.ts';
import type { Database } from '../platform/database/database.ts';
import type { Figures } from '../platform/metrics/figures.ts';
import type { Logger } from '../platform/logging/log.ts';
import type { OrderJournal } from '../platform/logging/order-journal.ts';
import type { PaymentPort } from '../providers/payment/payment-port.ts';
import { makeCheckoutCarts } from './checkout/checkout-carts.ts';
import { makeOrderOfCart } from './checkout/order-of-cart.ts';
import {
  askSessionOf,
  moneyMoverOf,
  openProviderSessionAt,
  submitDetailsTo,
} from './payment-provider.ts';

export type CheckoutDeps = {
  db: Database;
  log: Logger;
  now: () => Temporal.Instant;
  newId: () => string;
  port: PaymentPort;
  figures: Figures;
  loadShop: LoadShop;
  shopOfShelf: ShopOfShelf;
  loadPricedCart: LoadPricedCart;
  checkCart: ReturnType<typeof makeCheckCart>;
  /** Besides the stock: what other features keep for a cart that is being paid. */
  holds: readonly Hold[];
  tableOf: Parameters<typeof makeOrderOfCart>[0]['tableOf'];
  offersOf: Parameters<typeof makeOrderOfCart>[0]['offersOf'];
  broadcast: CartBroadcast;
  announceOrder: (venueId: string, orderId: string, version: number) => void;
  journal: OrderJournal;
  planTickets: Parameters<typeof makeOrderOfCart>[0]['planTickets'];
  ownReturnUrl: (companyId: string, returnUrl: string) => Promise<string | null>;
};

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** From a cart to held money to an order: the pieces of checkout, cart and orders put together. */
export function composeCheckout(deps: CheckoutDeps) {
  const { db, log, now, newId, port, figures, journal } = deps;
  const announce = (cartId: string, events: StoredCartEvent[]) =>
    deps.broadcast.publish(cartTopic(cartId), { cartId, events, originId: null });
  const announceOrder = (venueId: string, orderId: string) =>
    deps.announceOrder(venueId, orderId, 1);
  const holds = allHolds([stockHold, ...deps.holds]);
  const { orderOf, cardlessOrderOf } = makeOrderOfCart(deps);
  const carts = makeCheckoutCarts({ ...deps, announce, orderOf });
  const written = { db, holds, now, newId, announce, announceOrder, journal };

  const takeAuthorisation = makeTakeAuthorisation({
    ...written,
    lockPaidCart: carts.lockPaid,
  });
  const { failPayment, tellFundsLack } = carts;
  const takeNotice = makeTakeStoredNotice({
    db,
    takeAuthorisation,
    failPayment,
    tellFundsLack,
    log,
    now,
    newId,
    figures,
    journal,
  });
  const money = { db, now, money: moneyMoverOf(port) };

  return {
    takeNotice,
    removeCard: makeRemoveCard({ db }),
    sessionStateOf: makeSessionStateOf({ db, now }),
    onPaymentAnnounced: (trx: Database, event: Parameters<typeof onPaymentAnnounced>[1]) =>
      onPaymentAnnounced(trx, event, now()),
    startSession: makeStartSession({
      db,
      holds,
      now,
      newId,
      ownReturnUrl: deps.ownReturnUrl,
      lockPaymentCart: carts.lockForSession,
      announceRepriced: announce,
      openProviderSession: openProviderSessionAt(port),
    }),
    submitDetails: makeSubmitDetails({
      db,
      takeAuthorisation,
      askProvider: submitDetailsTo(port, hash),
    }),
    /** In the transaction that forgets them here: the provider forgets them, too (D-88, D-112). */
    forgetCards: async (
      trx: Database,
      owner: { companyId: string; userId: string },
      references: readonly string[],
    ): Promise<void> => {
      for (const reference of references)
        await addForgetCard(trx, owner.companyId, { shopperReference: owner.userId, reference });
    },
    keepMoney: (trx: Database, order: { companyId: string; id: string }) =>
      keepMoneyOfOrder(
        trx,
        order.companyId,
        order.id,
        now().add({ seconds: CAPTURE_GRACE_SECONDS }),
      ),
    leaveMoney: (trx: Database, order: { companyId: string; id: string }) =>
      leaveMoneyOfOrder(trx, order.companyId, order.id),
    giveBack: async (
      trx: Database,
      order: { companyId: string; venueId: string; id: string; cartId: string },
    ): Promise<void> => {
      await releaseMoneyOfOrder(trx, order.companyId, order.id, now());
      const held = await carts.heldByOrder(trx, order);
      if (held) await holds.giveBack(trx, order, held);
    },
    jobs: {
      'take-cardless-payment': makeTakeCardlessPayment({
        ...written,
        lockCart: carts.lockCardless,
        createOrder: cardlessOrderOf,
        appendServerEvents: carts.append,
      }),
      'take-payment-notice': makeTakeNotice({ db, takeNotice }),
      'settle-session': makeSettleSession({
        db,
        takeAuthorisation,
        failPayment,
        askProvider: askSessionOf(port),
      }),
      'expire-session': makeExpireSession({ db, holds, failPayment, now }),
      'capture-payment': makeCapturePayment(money),
      'release-payment': makeReleasePayment(money),
      'refund-part': makeRefundPart(money),
      'forget-card': (card: { shopperReference: string; reference: string }) =>
        port.forgetCard(card),
      'reconcile-money': makeReconcileMoney({ db, holds, now, log, figures }),
    },
  };
}

const nothingToPay = () => Promise.reject(new Error('No payment provider is set up'));

/** Jobs of an earlier configuration wait until there is a provider again. */
export const jobsWithoutProvider: ReturnType<typeof composeCheckout>['jobs'] = {
  'take-payment-notice': nothingToPay,
  'take-cardless-payment': nothingToPay,
  'settle-session': nothingToPay,
  'expire-session': nothingToPay,
  'capture-payment': nothingToPay,
  'release-payment': nothingToPay,
  'refund-part': nothingToPay,
  'forget-card': nothingToPay,
  'reconcile-money': () => Promise.resolve(),
};
