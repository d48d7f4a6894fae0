import { join } from 'node:path';
import { openPaymentSimulator } from '@tallrik/payment-simulator/open-payment-simulator';
import { paymentSimulator } from '@tallrik/payment-simulator/payment-simulator';
import type { PaymentConfig } from '../config.ts';
import type { PaymentProvider } from '../features/checkout/module.ts';
import { createAdyenPayments } from '../providers/payment/adyen/adyen-payments.ts';
import type { PaymentPort } from '../providers/payment/payment-port.ts';
import { providerOf } from './payment-provider.ts';
import type { Platform } from './platform.ts';
import { tracePayments } from './tracing.ts';

const SIMULATOR_API = '/simulator/adyen/v72';
export const WEBHOOK_PATH = '/webhooks/adyen';

type PaymentDeps = Pick<Platform, 'http' | 'config' | 'now' | 'tracing' | 'address'>;

/** Null where no card payment is set up. */
export async function composePayments(deps: PaymentDeps): Promise<{
  provider: PaymentProvider | null;
  cards: { clientToken: string; isLive: boolean } | null;
}> {
  const { payment } = deps.config;
  if (!payment) return { provider: null, cards: null };
  const { clientToken, isLive } = payment;
  const port = await composePaymentPort(deps, payment);
  return { provider: providerOf(port), cards: { clientToken, isLive } };
}

/**
 * One payment path: the same adapter talks to Adyen, or to the simulator in this very process (D-76).
 * `origin` is asked late, because a port of 0 is known only once the server listens.
 */
async function composePaymentPort(
  { http, config, now, tracing, address }: PaymentDeps,
  payment: PaymentConfig,
): Promise<PaymentPort> {
  const origin = () => address.origin;
  if (!payment.isSimulated)
    return tracePayments(createAdyenPayments(adyenConfig(payment, payment.apiBase)), tracing);
  const simulator = openPaymentSimulator({
    credentials: { ...payment, clientKey: payment.clientToken },
    webhookUrl: () => `${origin()}${WEBHOOK_PATH}`,
    journalFolder: join(config.dataDir, 'payment-simulator'),
    hasControlApi: config.environment === 'test',
    // The same clock as ours: a session must not live longer at the provider than here.
    now: () => new Date(now().epochMilliseconds),
  });
  await http.register(paymentSimulator, { simulator });
  const toSimulator: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(String(input));
    return fetch(`${origin()}${pathname}${search}`, init);
  };
  const simulated = adyenConfig(payment, `http://simulator.invalid${SIMULATOR_API}`);
  return tracePayments(createAdyenPayments(simulated, toSimulator), tracing);
}

const adyenConfig = (payment: PaymentConfig, apiBase: string) => ({
  apiBase,
  apiKey: payment.apiKey,
  merchantAccount: payment.merchantAccount,
  hmacKey: payment.hmacKey,
  webhookUser: payment.webhookUser,
  webhookPassword: payment.webhookPassword,
  isLive: payment.isLive,
});
