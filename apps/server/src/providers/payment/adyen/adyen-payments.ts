import type { Language } from '@tallrik/domain/company/languages';
import { z } from 'zod';
import type { ChangeReceipt, PaymentPort, SessionRequest, SessionStatus } from '../payment-port.ts';
import { ProviderError } from '../provider-error.ts';
import { createAdyenClient, type AdyenClientConfig } from './adyen-client.ts';
import { amountSchema, toAdyenAmount, toMoney } from './adyen-money.ts';
import { readAdyenNotifications, type WebhookConfig } from './adyen-notifications.ts';

export type AdyenConfig = AdyenClientConfig & WebhookConfig;

const SHOPPER_LOCALE: Record<Language, string> = {
  en: 'en-GB',
  se: 'sv-SE',
  es: 'es-ES',
  no: 'no-NO',
  tr: 'tr-TR',
  dk: 'da-DK',
};

const SESSION_STATUS = {
  active: 'OPEN',
  paymentPending: 'PENDING',
  completed: 'COMPLETED',
  refused: 'REFUSED',
  canceled: 'CANCELLED',
  expired: 'EXPIRED',
} as const satisfies Record<string, SessionStatus>;

const sessionSchema = z.object({
  id: z.string(),
  sessionData: z.string(),
  expiresAt: z.iso.datetime({ offset: true }),
});
const sessionStatusSchema = z.object({
  status: z.enum(Object.keys(SESSION_STATUS) as Array<keyof typeof SESSION_STATUS>),
  reference: z.string().default(''),
  payments: z
    .array(z.object({ pspReference: z.string(), resultCode: z.string(), amount: amountSchema }))
    .default([]),
});
const detailsSchema = z.object({
  resultCode: z.string(),
  pspReference: z.string().optional(),
  merchantReference: z.string().optional(),
  amount: amountSchema.optional(),
});
const methodsSchema = z.object({ paymentMethods: z.array(z.unknown()).default([]) });
const receiptSchema = z.object({ pspReference: z.string(), status: z.literal('received') });

export function createAdyenPayments(
  config: AdyenConfig,
  request: typeof fetch = fetch,
): PaymentPort {
  const call = createAdyenClient(config, request);

  const change = async (
    kind: 'captures' | 'cancels' | 'refunds',
    paymentReference: string,
    body: Record<string, unknown>,
    idempotencyKey: string,
  ): Promise<ChangeReceipt> => {
    const path = `payments/${encodeURIComponent(paymentReference)}/${kind}`;
    const receipt = await call({ method: 'POST', path, body, idempotencyKey }, receiptSchema);
    return { changeReference: receipt.pspReference };
  };

  return {
    openSession: async (session, idempotencyKey) => {
      const body = sessionBody(session);
      const opened = await call(
        { method: 'POST', path: 'sessions', body, idempotencyKey },
        sessionSchema,
      );
      return { ...opened, expiresAt: Temporal.Instant.from(opened.expiresAt) };
    },
    sessionStatus: async (sessionId, sessionResult) => {
      const path = `sessions/${encodeURIComponent(sessionId)}`;
      const answer = await call(
        { method: 'GET', path, query: { sessionResult } },
        sessionStatusSchema,
      );
      return {
        status: SESSION_STATUS[answer.status],
        reference: answer.reference,
        payments: answer.payments.map(({ pspReference, resultCode, amount }) => ({
          paymentReference: pspReference,
          resultCode,
          money: toMoney(amount),
        })),
      };
    },
    submitDetails: async (details, idempotencyKey) => {
      const answer = await call(
        { method: 'POST', path: 'payments/details', body: { details }, idempotencyKey },
        detailsSchema,
      );
      return {
        resultCode: answer.resultCode,
        paymentReference: answer.pspReference ?? null,
        reference: answer.merchantReference ?? null,
        money: answer.amount === undefined ? null : toMoney(answer.amount),
      };
    },
    capture: ({ paymentReference, reference, money }, key) =>
      change('captures', paymentReference, { reference, amount: toAdyenAmount(money) }, key),
    cancel: ({ paymentReference, reference }, key) =>
      change('cancels', paymentReference, { reference }, key),
    refund: ({ paymentReference, reference, money }, key) =>
      change('refunds', paymentReference, { reference, amount: toAdyenAmount(money) }, key),
    forgetCard: async ({ shopperReference, reference }) => {
      const path = `storedPaymentMethods/${encodeURIComponent(reference)}`;
      const query = { merchantAccount: config.merchantAccount, shopperReference };
      try {
        await call({ method: 'DELETE', path, query }, z.null());
      } catch (error) {
        if (!isUnknownCard(error)) throw error;
      }
    },
    countPaymentMethods: async () => {
      const body = { channel: 'Web' };
      const answer = await call({ method: 'POST', path: 'paymentMethods', body }, methodsSchema);
      return answer.paymentMethods.length;
    },
    readNotifications: (body, authorization) => readAdyenNotifications(config, body, authorization),
  };
}

const isUnknownCard = (error: unknown): boolean =>
  error instanceof ProviderError && (error.status === 404 || error.providerCode === '800');

function sessionBody(session: SessionRequest): Record<string, unknown> {
  // Adyen signs notices over fields joined by colons: one in a reference makes two readings possible.
  if (session.reference.includes(':'))
    throw new RangeError(`A payment reference may hold no colon: ${session.reference}`);
  return {
    amount: toAdyenAmount(session.money),
    reference: session.reference,
    returnUrl: session.returnUrl,
    countryCode: session.countryCode,
    shopperLocale: SHOPPER_LOCALE[session.language],
    channel: 'Web',
    ...(session.expiresAt && { expiresAt: session.expiresAt.toString() }),
    // PAY-41: the drop-in asks the guest, and stores nothing without a yes.
    ...(session.shopperReference && {
      shopperReference: session.shopperReference,
      storePaymentMethodMode: 'askForConsent',
      recurringProcessingModel: 'CardOnFile',
      shopperInteraction: 'Ecommerce',
    }),
    // D-82: captured when the venue accepts the order, by our own call.
    additionalData: { manualCapture: 'true' },
    authenticationData: {
      ...(session.force3DS && { attemptAuthentication: 'always' }),
      threeDSRequestData: { nativeThreeDS: 'preferred' },
    },
  };
}
