import Fastify, { type FastifyInstance } from 'fastify';
import { CHECKOUT_API_PATH } from './checkout-api/checkout-api-routes.ts';
import { openPaymentSimulator, type PaymentSimulator } from './open-payment-simulator.ts';
import { paymentSimulator } from './payment-simulator.ts';
import type { PaymentSimulatorOptions, SimulatorCredentials } from './simulator-options.ts';

/** Worth nothing outside a test: the simulator holds no money. */
export const TEST_CREDENTIALS: SimulatorCredentials = {
  apiKey: 'simulator-api-key',
  clientKey: 'test_SIMULATOR0000000000000000000',
  merchantAccount: 'TallrikECOM',
  hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
  webhookUser: 'adyen',
  webhookPassword: 'webhook-password',
};

export type RunningSimulator = PaymentSimulator & {
  app: FastifyInstance;
  origin: string;
  apiUrl: string;
  stop: () => Promise<void>;
};

/** A simulator of its own on a free loopback port, its webhooks held back until the test flushes them. */
export async function startPaymentSimulator(
  options: Partial<PaymentSimulatorOptions> = {},
): Promise<RunningSimulator> {
  const simulator = openPaymentSimulator({
    credentials: TEST_CREDENTIALS,
    webhookUrl: () => {
      throw new Error('This simulator was started without a webhook address');
    },
    journalFolder: null,
    schedule: { mode: 'HELD' },
    ...options,
  });
  const app = Fastify();
  await app.register(paymentSimulator, { simulator });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...simulator,
    app,
    origin,
    apiUrl: `${origin}${CHECKOUT_API_PATH}`,
    stop: () => app.close(),
  };
}
