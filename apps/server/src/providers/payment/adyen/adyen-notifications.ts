import type { ChargebackStage } from '@tallrik/domain/checkout/chargeback';
import { ok, refused, type Result } from '@tallrik/domain/result';
import { z } from 'zod';
import type { PaymentNotification } from '../payment-notification.ts';
import type { NotificationRefusal } from '../payment-port.ts';
import { toMoney, amountSchema } from './adyen-money.ts';
import { isBasicLogin, isSignedBy } from './webhook-signature.ts';

const itemSchema = z.object({
  eventCode: z.string(),
  success: z.enum(['true', 'false']),
  pspReference: z.string().min(1),
  originalReference: z.string().optional(),
  merchantAccountCode: z.string(),
  merchantReference: z.string(),
  amount: amountSchema,
  eventDate: z.iso.datetime({ offset: true }),
  paymentMethod: z.string().optional(),
  reason: z.string().nullish(),
  additionalData: z
    .object({
      hmacSignature: z.string().optional(),
      checkoutSessionId: z.string().optional(),
      cardSummary: z.string().optional(),
      expiryDate: z.string().optional(),
      'recurring.recurringDetailReference': z.string().optional(),
      'recurring.shopperReference': z.string().optional(),
      'modification.action': z.string().optional(),
      defensePeriodEndsAt: z.string().optional(),
    })
    .optional(),
});
type NotificationItem = z.infer<typeof itemSchema>;

const webhookSchema = z.object({
  live: z.enum(['true', 'false']),
  notificationItems: z.array(z.object({ NotificationRequestItem: itemSchema })).min(1),
});

export type WebhookConfig = {
  merchantAccount: string;
  hmacKey: string;
  webhookUser: string;
  webhookPassword: string;
  isLive: boolean;
};

export function readAdyenNotifications(
  config: WebhookConfig,
  body: unknown,
  authorization: string | undefined,
): Result<PaymentNotification[], NotificationRefusal> {
  if (!isBasicLogin(authorization, config)) return refused('UNSIGNED');
  const webhook = webhookSchema.safeParse(body);
  if (!webhook.success) return refused('MALFORMED');
  // D-06: money of the test environment must never pay for a live order.
  if (webhook.data.live !== String(config.isLive)) return refused('UNSIGNED');
  const items = webhook.data.notificationItems.map((one) => one.NotificationRequestItem);
  const isOurs = (item: NotificationItem): boolean =>
    item.merchantAccountCode === config.merchantAccount && isSignedBy(item, config.hmacKey);
  return items.every(isOurs) ? ok(items.map(toNotification)) : refused('UNSIGNED');
}

/** Refusal reason 12 in the provider's words, and what banks say themselves ("51 : Insufficient funds"). */
const SHORT_OF_FUNDS = /not enough balance|insufficient funds/i;

/** The provider's words for the stages of a dispute. */
const STAGES: Readonly<Record<string, ChargebackStage>> = {
  REQUEST_FOR_INFORMATION: 'INFORMATION_ASKED',
  NOTIFICATION_OF_CHARGEBACK: 'CHARGEBACK_ANNOUNCED',
  CHARGEBACK: 'CHARGEBACK',
  CHARGEBACK_REVERSED: 'CHARGEBACK_REVERSED',
  SECOND_CHARGEBACK: 'SECOND_CHARGEBACK',
};

function toNotification(item: NotificationItem): PaymentNotification {
  const isAboutChange = item.originalReference !== undefined && item.originalReference !== '';
  const facts = {
    // The event code belongs to it: CAPTURE and the CAPTURE_FAILED that follows share a reference.
    notificationId: `${item.pspReference}.${item.eventCode}.${item.success}`,
    paymentReference: isAboutChange ? (item.originalReference ?? '') : item.pspReference,
    changeReference: isAboutChange ? item.pspReference : null,
    reference: item.merchantReference,
    money: toMoney(item.amount),
    happenedAt: Temporal.Instant.from(item.eventDate),
  };
  return { ...facts, ...meaningOf(item) };
}

type Meaning = PaymentNotification extends infer Notification
  ? Notification extends PaymentNotification
    ? Omit<
        Notification,
        | 'notificationId'
        | 'paymentReference'
        | 'changeReference'
        | 'reference'
        | 'money'
        | 'happenedAt'
      >
    : never
  : never;

function meaningOf(item: NotificationItem): Meaning {
  const isDone = item.success === 'true';
  const reason = item.reason ?? '';
  switch (item.eventCode) {
    case 'AUTHORISATION':
      return isDone
        ? {
            type: 'AUTHORISED',
            sessionId: sessionIdOf(item),
            card: cardOf(item),
            storedCard: storedCardOf(item),
          }
        : {
            type: 'REFUSED',
            sessionId: sessionIdOf(item),
            reason,
            isShortOfFunds: SHORT_OF_FUNDS.test(reason),
          };
    case 'CAPTURE':
      return isDone ? { type: 'CAPTURED' } : { type: 'CAPTURE_FAILED', reason };
    // Its success means that the bad news is certain, not that the capture worked.
    case 'CAPTURE_FAILED':
      return { type: 'CAPTURE_FAILED', reason };
    case 'CANCELLATION':
    case 'TECHNICAL_CANCEL':
      return isDone ? { type: 'CANCELLED' } : { type: 'CANCEL_FAILED', reason };
    case 'CANCEL_OR_REFUND':
      return cancelOrRefund(item, isDone, reason);
    case 'REFUND':
      return isDone ? { type: 'REFUNDED' } : { type: 'REFUND_FAILED', reason };
    case 'REFUND_FAILED':
    case 'REFUNDED_REVERSED':
      return { type: 'REFUND_FAILED', reason };
    case 'EXPIRE':
      return { type: 'EXPIRED' };
    default:
      return disputed(item, isDone, reason) ?? { type: 'OTHER', eventCode: item.eventCode };
  }
}

/** Null: no stage of a dispute, or one that did not come about. */
function disputed(item: NotificationItem, isDone: boolean, reason: string): Meaning | null {
  const stage = Object.hasOwn(STAGES, item.eventCode) ? STAGES[item.eventCode] : undefined;
  if (!stage || !isDone) return null;
  return { type: 'DISPUTED', stage, answerBy: momentOf(item), reason };
}

/** A day that cannot be read is not told: the dispute is, all the same. */
function momentOf({ additionalData }: NotificationItem): Temporal.Instant | null {
  const moment = z.iso.datetime({ offset: true }).safeParse(additionalData?.defensePeriodEndsAt);
  return moment.success ? Temporal.Instant.from(moment.data) : null;
}

function cancelOrRefund(item: NotificationItem, isDone: boolean, reason: string): Meaning {
  const isRefund = item.additionalData?.['modification.action'] === 'refund';
  if (isDone) return { type: isRefund ? 'REFUNDED' : 'CANCELLED' };
  return { type: isRefund ? 'REFUND_FAILED' : 'CANCEL_FAILED', reason };
}

const sessionIdOf = (item: NotificationItem): string | null =>
  item.additionalData?.checkoutSessionId ?? null;

const cardOf = (item: NotificationItem) => {
  const lastFour = item.additionalData?.cardSummary;
  return lastFour === undefined || item.paymentMethod === undefined
    ? null
    : { brand: item.paymentMethod, lastFour };
};

const EXPIRY_DATE = /^(\d{1,2})\/(\d{4})$/;

/** Only with everything a guest needs to recognise it: a card without a face would be offered to nobody. */
function storedCardOf(item: NotificationItem) {
  const card = cardOf(item);
  const reference = item.additionalData?.['recurring.recurringDetailReference'];
  const shopperReference = item.additionalData?.['recurring.shopperReference'];
  const [, month, year] = EXPIRY_DATE.exec(item.additionalData?.expiryDate ?? '') ?? [];
  if (!card || !reference || !shopperReference || !month || !year) return null;
  if (!/^\d{4}$/.test(card.lastFour)) return null;
  return {
    ...card,
    reference,
    shopperReference,
    expiryMonth: Number(month),
    expiryYear: Number(year),
  };
}
