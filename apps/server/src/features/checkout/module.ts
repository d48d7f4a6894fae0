import type { StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import { CAPTURE_GRACE_SECONDS } from '@tallrik/domain/orders/undo-move';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logging/log.ts';
import type { OrderJournal } from '../../platform/logging/order-journal.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { CartsForCheckout } from '../cart/cart-port.ts';
import { makeCheckoutCarts } from './checkout-carts.ts';
import type { Reservation } from './checkout-port.ts';
import { enqueueDueNotifications, enqueueDueSessions } from './due-money.ts';
import { joinReservations } from './reservation.ts';
import {
  capturePaymentOfOrder,
  undoCaptureOfOrder,
  makeCapturePayment,
  makeReleasePayment,
  releasePaymentOfOrder,
  type MoneyMover,
} from './move-money.ts';
import { openNotificationWorker } from './notification-worker.ts';
import { makeOrderOfCart, type OrderOfCartDeps } from './order-of-cart.ts';
import { makeReconcileMoney } from './reconcile-money.ts';
import { makeRefundPart } from './refund-part.ts';
import { makeInitAdyenSession } from './resolvers/Mutation/initAdyenSession.ts';
import { makeRemoveStoredCard } from './resolvers/Mutation/removeStoredCard.ts';
import { makeUpdateAdyenPaymentDetails } from './resolvers/Mutation/updateAdyenPaymentDetails.ts';
import { makePaymentSessionState } from './resolvers/Query/paymentSessionState.ts';
import { makeSessionStateOf } from './session-state.ts';
import { makeExpireSession, makeSettleSession, type SettleDeps } from './settle-session.ts';
import { makeStartSession, type StartSessionDeps } from './start-session.ts';
import { stockReservation } from './stock-reservations.ts';
import { addForgetCard, makeRemoveCard } from './stored-cards.ts';
import { makeSubmitDetails } from './submit-details.ts';
import { makeTakeAuthorisation } from './take-authorisation.ts';
import { makeTakeCardlessPayment } from './take-cardless-payment.ts';
import { makeProcessNotificationById, makeProcessNotification } from './process-notification.ts';
import { webhookRoute, type ReadNotifications } from './webhook-route.ts';

/** Whoever holds the money, in our terms. */
export type PaymentProvider = {
  openSession: StartSessionDeps['openProviderSession'];
  askSession: SettleDeps['askProvider'];
  submitDetails: Parameters<typeof makeSubmitDetails>[0]['askProvider'];
  money: MoneyMover;
  forgetCard: (card: { shopperReference: string; reference: string }) => Promise<void>;
  readNotifications: ReadNotifications;
};

type Card = { shopperReference: string; reference: string };
type OrderKey = { companyId: string; id: string };

export type CheckoutDeps = Omit<OrderOfCartDeps, 'loadShop'> & {
  db: Database;
  log: Logger;
  now: () => Temporal.Instant;
  newId: () => string;
  metrics: Metrics;
  journal: OrderJournal;
  carts: CartsForCheckout;
  publishCartEvents: (cartId: string, events: StoredCartEvent[]) => void;
  publishOrderChange: (venueId: string, orderId: string, version: number) => void;
  hasOrder: (db: Database, companyId: string, cartId: string) => Promise<boolean>;
  /** Besides the stock: what other features keep for a cart that is being paid. */
  reservations: readonly Reservation[];
  ownReturnUrl: StartSessionDeps['ownReturnUrl'];
  /** Jobs run in this process: notices of the provider need not wait for them. */
  hasWorkers: boolean;
};

/** From a cart to held money to an order. Null for the provider: nothing can be paid for here. */
export const makeCheckout = (deps: CheckoutDeps, provider: PaymentProvider | null) =>
  provider ? makePaidCheckout(deps, provider) : makeUnpaidCheckout();

function makePaidCheckout(deps: CheckoutDeps, provider: PaymentProvider) {
  const { db, log, now, newId, metrics, journal, publishCartEvents } = deps;
  const publishOrderChange = (venueId: string, orderId: string) =>
    deps.publishOrderChange(venueId, orderId, 1);
  const reservations = joinReservations([stockReservation, ...deps.reservations]);
  const { orderOf, cardlessOrderOf } = makeOrderOfCart({ ...deps, ...deps.carts });
  const carts = makeCheckoutCarts({ ...deps, publishCartEvents, orderOf });
  const written = { db, reservations, now, newId, publishCartEvents, publishOrderChange, journal };
  const takeAuthorisation = makeTakeAuthorisation({ ...written, lockPaidCart: carts.lockPaid });
  const { failPayment, reportFundsLack } = carts;
  const processNotification = makeProcessNotification({
    db,
    log,
    now,
    newId,
    metrics,
    journal,
    takeAuthorisation,
    failPayment,
    reportFundsLack,
  });
  const worker = deps.hasWorkers ? openNotificationWorker({ processNotification, log }) : null;
  const money = { db, now, money: provider.money };
  const startSession = makeStartSession({
    db,
    reservations,
    now,
    newId,
    ownReturnUrl: deps.ownReturnUrl,
    lockPaymentCart: carts.lockForSession,
    publishRepriced: publishCartEvents,
    openProviderSession: provider.openSession,
  });
  const submitDetails = makeSubmitDetails({
    db,
    takeAuthorisation,
    askProvider: provider.submitDetails,
  });
  return {
    /** In the transaction that forgets them here: the provider forgets them, too (D-88, D-112). */
    forgetCards: async (
      trx: Database,
      owner: { companyId: string; userId: string },
      references: readonly string[],
    ): Promise<void> => {
      for (const reference of references)
        await addForgetCard(trx, owner.companyId, { shopperReference: owner.userId, reference });
    },
    capturePayment: (trx: Database, { companyId, id }: OrderKey): Promise<void> =>
      capturePaymentOfOrder(trx, companyId, id, now().add({ seconds: CAPTURE_GRACE_SECONDS })),
    undoCapture: (trx: Database, { companyId, id }: OrderKey): Promise<void> =>
      undoCaptureOfOrder(trx, companyId, id),
    releasePayment: async (
      trx: Database,
      order: OrderKey & { venueId: string; cartId: string; isTest: boolean },
    ): Promise<void> => {
      await releasePaymentOfOrder(trx, order.companyId, order.id, now());
      // It has taken nothing: what it gave back would never have been there.
      if (order.isTest) return;
      const reservedOfOrder = await carts.reservedByOrder(trx, order);
      if (reservedOfOrder) await reservations.giveBack(trx, order, reservedOfOrder);
    },
    guestResolvers: {
      Query: {
        paymentSessionState: makePaymentSessionState({
          sessionStateOf: makeSessionStateOf({ db, now }),
        }),
      },
      Mutation: {
        initAdyenSession: makeInitAdyenSession({ startSession }),
        updateAdyenPaymentDetails: makeUpdateAdyenPaymentDetails({ submitDetails }),
        removeStoredCard: makeRemoveStoredCard({ removeCard: makeRemoveCard({ db }) }),
      },
    },
    jobs: {
      'take-cardless-payment': makeTakeCardlessPayment({
        ...written,
        lockCart: carts.lockCardless,
        createOrder: cardlessOrderOf,
        appendServerEvents: carts.append,
      }),
      'take-payment-notice': makeProcessNotificationById({ db, processNotification }),
      'settle-session': makeSettleSession({
        db,
        takeAuthorisation,
        failPayment,
        askProvider: provider.askSession,
      }),
      'expire-session': makeExpireSession({ db, reservations, failPayment, now }),
      'capture-payment': makeCapturePayment(money),
      'release-payment': makeReleasePayment(money),
      'refund-part': makeRefundPart(money),
      'forget-card': (card: Card) => provider.forgetCard(card),
      'reconcile-money': makeReconcileMoney({ db, reservations, now, log, metrics }),
    },
    dueJobs: [enqueueDueNotifications, enqueueDueSessions],
    routes: (http: FastifyInstance) =>
      webhookRoute(http, { db, log, now, worker, readNotifications: provider.readNotifications }),
    close: async () => worker?.close(),
  };
}

const nothingToPay = () => Promise.reject(new Error('No payment provider is set up'));

/** Jobs of an earlier configuration wait until there is a provider again; operations say that nobody serves them. */
const makeUnpaidCheckout = (): Omit<ReturnType<typeof makePaidCheckout>, 'guestResolvers'> & {
  guestResolvers: typeof NOT_SERVED;
} => ({
  forgetCards: async () => undefined,
  capturePayment: async () => undefined,
  undoCapture: async () => undefined,
  releasePayment: async () => undefined,
  guestResolvers: NOT_SERVED,
  jobs: {
    'take-payment-notice': nothingToPay,
    'take-cardless-payment': nothingToPay,
    'settle-session': nothingToPay,
    'expire-session': nothingToPay,
    'capture-payment': nothingToPay,
    'release-payment': nothingToPay,
    'refund-part': nothingToPay,
    'forget-card': nothingToPay,
    'reconcile-money': () => Promise.resolve(),
  },
  dueJobs: [enqueueDueNotifications, enqueueDueSessions],
  routes: () => undefined,
  close: async () => undefined,
});

const NOT_SERVED = {
  Query: { paymentSessionState: undefined },
  Mutation: {
    initAdyenSession: undefined,
    updateAdyenPaymentDetails: undefined,
    removeStoredCard: undefined,
  },
};
