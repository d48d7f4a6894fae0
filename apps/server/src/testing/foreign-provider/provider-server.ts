import { CHECKOUT_API_PATH } from '@tallrik/payment-simulator/checkout-api/checkout-api-routes';
import { SHOPPER_PATH } from '@tallrik/payment-simulator/checkoutshopper/shopper-path';
import { openPaymentSimulator } from '@tallrik/payment-simulator/open-payment-simulator';
import { paymentSimulator } from '@tallrik/payment-simulator/payment-simulator';
import { TEST_CREDENTIALS } from '@tallrik/payment-simulator/start-payment-simulator';
import Fastify from 'fastify';
import { adyenVariables } from '../adyen-variables.ts';

export type ProviderOptions = {
  /** Where it tells what became of a payment; it tries again until it is heard. */
  webhookUrl: string;
  /** Whose pages may take cards here. */
  shopOrigins: string[];
  /** PEM; null speaks plain HTTP. */
  tls: { key: string; cert: string } | null;
};

export type Provider = {
  /** Where it keeps its books open for a test. */
  origin: string;
  /** How a server reaches it and is reached by it. */
  variables: Record<string, string>;
};

/** Adyen's addresses, which have no environment in their path as the simulator's have. */
const OUTSIDE = /^\/(?:checkoutshopper|checkoutanalytics)\//;

const insideOf = (url: string): string =>
  url.startsWith(SHOPPER_PATH) ? url : url.replace(OUTSIDE, SHOPPER_PATH);

export async function startProvider(options: ProviderOptions): Promise<Provider> {
  const { webhookUrl, shopOrigins, tls } = options;
  const simulator = openPaymentSimulator({
    credentials: TEST_CREDENTIALS,
    webhookUrl: () => webhookUrl,
    journalFolder: null,
    shopOrigins,
    hasControlApi: true,
  });
  const app = Fastify({
    https: tls,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => insideOf(url),
  });
  await app.register(paymentSimulator, { simulator });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = address.replace('127.0.0.1', 'localhost');
  return { origin, variables: adyenVariables(`${origin}${CHECKOUT_API_PATH}`) };
}
