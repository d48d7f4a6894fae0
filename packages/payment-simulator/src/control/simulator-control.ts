import type { BookEntry, Dispute, SettledBatch } from '../books/book-entry.ts';
import { settleBatch } from '../books/settlement-report.ts';
import { concludePayment } from '../payments/conclude-payment.ts';
import { AUTHORISED, outcome } from '../outcomes/outcome.ts';
import { notificationContext, type Simulation } from '../simulation.ts';
import { newPspReference } from '../references.ts';
import {
  disputeNotification,
  queueNotification,
  reportNotification,
  reversalNotification,
} from '../webhooks/notifications.ts';
import type { DisputeEventCode, NotificationItem } from '../webhooks/notification-item.ts';
import type { DeliveryAttempt, FlushOptions, WebhookQueue } from '../webhooks/webhook-queue.ts';

export type DisputeWish = {
  eventCode: DisputeEventCode;
  /** Left out: all of the payment. */
  value?: number;
  /** ISO 8601 with offset; left out: no day is told. */
  answerBy?: string;
  /** Begins another dispute about the same payment. */
  isAnother?: boolean;
};

export type SimulatorControl = {
  /** Nothing is delivered until `flush` or `release`. */
  hold: () => void;
  release: () => void;
  /** Prompt notices leave this much later. */
  delay: (delayMs: number) => void;
  /** Every notice queued from now on goes out so many times. */
  repeat: (copies: number) => void;
  /** Tries every waiting notice once, now; what is not taken stays and waits. */
  flush: (options?: FlushOptions) => Promise<DeliveryAttempt[]>;
  waiting: () => NotificationItem[];
  /** The next calls of the server API fail with HTTP 500. */
  failNextCalls: (calls: number) => void;
  /** The next captures, cancels or refunds are received and then refused, as a scheme would. */
  refuseNextChanges: (changes: number) => void;
  /** A payment that was `Received` gets its answer. */
  settle: (pspReference: string, isAuthorised: boolean) => void;
  /** The scheme rejects a confirmed capture (CAPTURE_FAILED) or refund (REFUND_FAILED) afterwards. */
  reverse: (pspReference: string, kind: 'captures' | 'refunds') => void;
  /** A bank disputes a payment, or goes one stage further with it. Answers the reference of the dispute. */
  dispute: (pspReference: string, wish: DisputeWish) => string;
  /** Pays out what was not paid out yet, and answers the report about it; null: there is nothing. */
  payOut: (merchantAccount?: string) => SettledBatch | null;
};

export function createSimulatorControl(deps: {
  simulation: Simulation;
  queue: WebhookQueue;
  commit: (entries: BookEntry[]) => void;
  setNotificationCopies: (copies: number) => void;
  setOutages: (calls: number) => void;
}): SimulatorControl {
  const { simulation, queue } = deps;

  const known = (pspReference: string) => {
    const payment = simulation.books.payments.get(pspReference);
    const session = payment && simulation.books.sessions.get(payment.sessionId);
    if (!payment || !session) throw new Error(`No simulated payment ${pspReference}`);
    return { payment, session };
  };

  return {
    hold: () => queue.reschedule({ mode: 'HELD' }),
    release: () => queue.reschedule({ mode: 'PROMPT' }),
    delay: (delayMs) => queue.reschedule({ delayMs }),
    repeat: deps.setNotificationCopies,
    flush: queue.flush,
    waiting: () => queue.waiting().map((notification) => notification.item),
    failNextCalls: deps.setOutages,
    refuseNextChanges: (changes) => (simulation.refusals.left = changes),
    settle: (pspReference, isAuthorised) => {
      const { payment, session } = known(pspReference);
      if (payment.outcome?.resultCode !== 'Received')
        throw new Error(`Payment ${pspReference} does not wait for its answer`);
      const settled = isAuthorised ? AUTHORISED : outcome('Refused', 'Refused', '2');
      deps.commit(concludePayment(simulation, session, payment, settled));
    },
    reverse: (pspReference, kind) => {
      const { payment, session } = known(pspReference);
      const modification = payment.modifications.findLast(
        (one) => one.kind === kind && one.succeeded && !one.reversed,
      );
      if (modification === undefined)
        throw new Error(`Payment ${pspReference} has no ${kind} to take back`);
      const context = notificationContext(simulation, session);
      const notification = reversalNotification(context, payment, { ...modification, kind });
      deps.commit([
        { type: 'MODIFICATION_REVERSED', modificationPspReference: modification.pspReference },
        ...queueNotification(notification, simulation.notificationCopies()),
      ]);
    },
    dispute: (pspReference, { eventCode, value, answerBy, isAnother }) => {
      const { payment, session } = known(pspReference);
      const earlier = isAnother ? undefined : payment.disputes.at(-1);
      const dispute: Dispute = {
        pspReference: earlier?.pspReference ?? newPspReference(),
        paymentPspReference: pspReference,
        eventCode,
        amount: { ...payment.amount, value: value ?? payment.amount.value },
        ...(answerBy !== undefined && { answerBy }),
      };
      const context = notificationContext(simulation, session);
      const notification = disputeNotification(context, session, payment, dispute);
      deps.commit([
        { type: 'PAYMENT_DISPUTED', dispute },
        ...queueNotification(notification, simulation.notificationCopies()),
      ]);
      return dispute.pspReference;
    },
    payOut: (merchantAccount = simulation.credentials.merchantAccount) => {
      const batch = settleBatch(simulation, merchantAccount);
      if (batch)
        deps.commit([
          { type: 'BATCH_SETTLED', batch },
          ...queueNotification(
            reportNotification({ merchantAccount, now: simulation.now }, batch),
            simulation.notificationCopies(),
          ),
        ]);
      return batch;
    },
  };
}
