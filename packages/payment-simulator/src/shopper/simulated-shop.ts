import Fastify from 'fastify';
import type { InjectOptions } from 'fastify';
import { CHECKOUT_API_PATH } from '../checkout-api/checkout-api-routes.ts';
import { openPaymentSimulator } from '../open-payment-simulator.ts';
import { paymentSimulator } from '../payment-simulator.ts';
import type { PaymentSimulatorOptions } from '../simulator-options.ts';
import { TEST_CREDENTIALS } from '../start-payment-simulator.ts';
import type { NotificationItem } from '../webhooks/notification-item.ts';
import {
  CONTENT_TYPE,
  createSimulatedShopper,
  encodeBody,
  type ShopperSession,
} from './simulated-shopper.ts';

type Delivered = { item: NotificationItem; authorization: string | null };

/** A simulator and a merchant's server in one process without any socket, for this package's own tests. */
export async function openSimulatedShop(options: Partial<PaymentSimulatorOptions> = {}) {
  const simulator = openPaymentSimulator({
    credentials: TEST_CREDENTIALS,
    webhookUrl: () => 'http://127.0.0.1:9/unused',
    journalFolder: null,
    schedule: { mode: 'HELD' },
    hasControlApi: true,
    ...options,
  });
  const app = Fastify();
  await app.register(paymentSimulator, { simulator });

  const call = async (request: InjectOptions) => {
    const answer = await app.inject(request);
    return { status: answer.statusCode, headers: answer.headers, text: answer.body };
  };
  const shopper = createSimulatedShopper(async (path, body, as) => {
    const answer = await app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': CONTENT_TYPE[as] },
      payload: encodeBody(body, as),
    });
    const { location } = answer.headers;
    return {
      status: answer.statusCode,
      body: answer.body,
      location: typeof location === 'string' ? location : null,
    };
  }, TEST_CREDENTIALS.clientKey);

  const api = async (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => {
    const answer = await app.inject({
      method,
      url: `${CHECKOUT_API_PATH}/${path}`,
      headers: { 'x-api-key': TEST_CREDENTIALS.apiKey, ...headers },
      ...(body && { payload: { merchantAccount: TEST_CREDENTIALS.merchantAccount, ...body } }),
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };

  const openSession = async (change: Record<string, unknown> = {}): Promise<ShopperSession> => {
    const { body } = await api('POST', 'sessions', { ...SESSION_REQUEST, ...change });
    return { id: String(body.id), sessionData: String(body.sessionData) };
  };
  return { simulator, app, call, shopper, api, openSession };
}

export type SimulatedShop = Awaited<ReturnType<typeof openSimulatedShop>>;

export const AMOUNT = { currency: 'SEK', value: 24_900 };

export const SESSION_REQUEST = {
  amount: AMOUNT,
  reference: 'order-1',
  returnUrl: 'http://localhost:4000/nordbro/checkout?pp=1',
  countryCode: 'SE',
  shopperLocale: 'sv-SE',
  additionalData: { manualCapture: 'true' },
};

/** A merchant that notes what it was told and answers as the test wants. */
export function listenForWebhooks(answers: { status: number }) {
  const delivered: Delivered[] = [];
  const app = Fastify();
  app.post<{ Body: { notificationItems: Array<{ NotificationRequestItem: NotificationItem }> } }>(
    '/webhooks/adyen',
    async (request, reply) => {
      for (const { NotificationRequestItem: item } of request.body.notificationItems)
        delivered.push({ item, authorization: request.headers.authorization ?? null });
      return reply.code(answers.status).send();
    },
  );
  return { delivered, app };
}
