import type { StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import { isUuid } from '@tallrik/domain/is-uuid';
import { CAPTURE_GRACE_SECONDS } from '@tallrik/domain/orders/undo-move';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logging/log.ts';
import type { OrderJournal } from '../../platform/logging/order-journal.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { systemError } from '../../platform/graphql/errors.ts';
import type { JobPayloads } from '../../platform/jobs/jobs.ts';
import type { CartsForCheckout } from '../cart/cart-port.ts';
import type { PaymentAccounts } from './accounts/payment-accounts.ts';
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
} from './move-money.ts';
import { openNotificationWorker } from './notification-worker.ts';
import { makeOrderOfCart, type OrderOfCartDeps } from './order-of-cart.ts';
import { makeReconcileMoney } from './reconcile-money.ts';
import { findMoneyOfOrder, giveBackPart, lockMoneyOfOrder } from './refund-order.ts';
import { makeRefundPart } from './refund-part.ts';
import { makeInitAdyenSession } from './resolvers/Mutation/initAdyenSession.ts';
import { makeRemoveStoredCard } from './resolvers/Mutation/removeStoredCard.ts';
import { makeUpdateAdyenPaymentDetails } from './resolvers/Mutation/updateAdyenPaymentDetails.ts';
import { makePaymentSessionState } from './resolvers/Query/paymentSessionState.ts';
import { makeSessionStateOf } from './session-state.ts';
import { makeExpireSession, makeSettleSession } from './settle-session.ts';
import { makeStartSession, type StartSessionDeps } from './start-session.ts';
import { makeTakeAtCounter } from './take-at-counter.ts';
import { stockReservation } from './stock-reservations.ts';
import { addForgetCard, makeRemoveCard, type KeptCard } from './stored-cards.ts';
import { makeSubmitDetails } from './submit-details.ts';
import { makeTakeAuthorisation } from './take-authorisation.ts';
import { makeTakeCardlessPayment } from './take-cardless-payment.ts';
import { makeProcessNotificationById, makeProcessNotification } from './process-notification.ts';
import { webhookRoute } from './webhook-route.ts';

type Card = JobPayloads['forget-card'];
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
  companyOfVenue: (venueId: string) => Promise<string | null>;
  /** Jobs run in this process: notices of the provider need not wait for them. */
  hasWorkers: boolean;
};

/** From a cart to held money to an order, through whichever account the company uses. */
export function makeCheckout(deps: CheckoutDeps, accounts: PaymentAccounts) {
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
  const money = {
    db,
    now,
    newId,
    moneyOf: async (id: string | null) => (await accounts.of(id)).money,
  };
  const startSession = makeStartSession({
    db,
    reservations,
    now,
    newId,
    ownReturnUrl: deps.ownReturnUrl,
    lockPaymentCart: carts.lockForSession,
    publishRepriced: publishCartEvents,
    accountInUse: async (trx, companyId) => {
      const accountId = await accounts.inUse(trx, companyId);
      if (accountId === null && !accounts.hasDeploymentAccount)
        throw systemError('NOT_IMPLEMENTED', 'Nobody takes cards for this company');
      return accountId;
    },
    openProviderSession: async (accountId, request) =>
      (await accounts.of(accountId)).openSession(request),
  });
  const submitDetails = makeSubmitDetails({
    db,
    takeAuthorisation,
    recentAccounts: async (venueId) => {
      const companyId = isUuid(venueId) ? await deps.companyOfVenue(venueId) : null;
      return companyId ? accounts.recent(companyId) : [];
    },
    askProvider: async (accountId, payload) =>
      (await accounts.of(accountId)).submitDetails(payload),
  });
  return {
    /** In the transaction that forgets them here: the provider forgets them, too (D-88, D-112). */
    forgetCards: async (
      trx: Database,
      owner: { companyId: string; userId: string },
      cards: readonly Omit<KeptCard, 'shopperReference'>[],
    ): Promise<void> => {
      for (const card of cards)
        await addForgetCard(trx, owner.companyId, { ...card, shopperReference: owner.userId });
    },
    takeAtCounter: makeTakeAtCounter({ createOrder: cardlessOrderOf }),
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
    lockMoneyOfOrder,
    findMoneyOfOrder,
    giveBackPart,
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
        askProvider: async (accountId, id, result) =>
          (await accounts.of(accountId)).askSession(id, result),
      }),
      'expire-session': makeExpireSession({ db, reservations, failPayment, now }),
      'capture-payment': makeCapturePayment(money),
      'release-payment': makeReleasePayment(money),
      'refund-part': makeRefundPart(money),
      'forget-card': async (card: Card) =>
        (await accounts.of(card.accountId ?? null)).forgetCard(card),
      'reconcile-money': makeReconcileMoney({ db, reservations, now, log, metrics }),
    },
    dueJobs: [enqueueDueNotifications, enqueueDueSessions],
    routes: (http: FastifyInstance) =>
      webhookRoute(http, { db, log, now, worker, readNotifications: accounts.readNotifications }),
    close: async () => worker?.close(),
  };
}
