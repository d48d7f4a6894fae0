import 'temporal-polyfill/global';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { LANGUAGES } from '@tallrik/domain/company/languages';
import { minor } from '@tallrik/domain/money/minor';
import { openPaymentSimulator } from '@tallrik/payment-simulator/open-payment-simulator';
import { paymentSimulator } from '@tallrik/payment-simulator/payment-simulator';
import { TEST_CREDENTIALS } from '@tallrik/payment-simulator/start-payment-simulator';
import Fastify from 'fastify';
import { guestPolicy } from '../../../apps/server/src/platform/web/content-security-policy.ts';
import { createAdyenPayments } from '../../../apps/server/src/providers/payment/adyen/adyen-payments.ts';
import type { PaymentNotification } from '../../../apps/server/src/providers/payment/payment-notification.ts';
import type { HarnessCheckout } from './harness-checkout.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Simulator, adapter and page on one origin under the guests' own content policy: the product's payment path and nothing else. */
export async function startHarness(pageFolder: string): Promise<{ origin: string }> {
  const app = Fastify();
  const notifications: PaymentNotification[] = [];
  const simulator = openPaymentSimulator({
    credentials: TEST_CREDENTIALS,
    webhookUrl: () => `${origin}/webhooks/adyen`,
    journalFolder: null,
    hasControlApi: true,
  });
  await app.register(paymentSimulator, { simulator });

  const provider: HarnessCheckout['provider'] = {
    clientKey: TEST_CREDENTIALS.clientKey,
    environment: 'test',
    simulatorBase: '/checkoutshopper/test/',
  };
  app.post<{ Querystring: { language?: string } }>('/harness/checkout', async (request) => {
    const language = LANGUAGES.find((one) => one === request.query.language) ?? 'tr';
    const reference = `order-${randomUUID()}`;
    const { id, sessionData } = await payments.openSession(
      {
        reference,
        money: { amount: minor(24_990), currency: 'TRY' },
        returnUrl: `${origin}/?pp=1&language=${language}`,
        countryCode: 'TR',
        language,
        force3DS: false,
        expiresAt: null,
        shopperReference: null,
      },
      reference,
    );
    return { session: { id, sessionData }, provider } satisfies HarnessCheckout;
  });
  app.post('/harness/return', () => ({ session: null, provider }) satisfies HarnessCheckout);
  app.get('/harness/notices', () => notifications);
  app.post('/webhooks/adyen', async (request, reply) => {
    const read = payments.readNotifications(request.body, request.headers.authorization);
    if (!read.ok) return reply.code(401).send();
    notifications.push(...read.value);
    return reply.code(202).send();
  });
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const file = normalize(`/${request.params['*']}`);
    const type = TYPES[extname(file)];
    if (type === undefined) return reply.code(404).send();
    return reply
      .header('content-type', type)
      .send(await readFile(join(pageFolder, 'assets', file)));
  });
  app.get('/', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const html = await readFile(join(pageFolder, 'index.html'), 'utf8');
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header(
        'content-security-policy',
        guestPolicy(nonce, origin.replace(/^http/, 'ws'), 'SIMULATOR'),
      )
      .send(html.replaceAll('CSP_NONCE', nonce));
  });
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());

  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = address.replace('127.0.0.1', 'localhost');
  const payments = createAdyenPayments({
    ...TEST_CREDENTIALS,
    apiBase: `${origin}/simulator/adyen/v72`,
    isLive: false,
  });
  return { origin };
}
