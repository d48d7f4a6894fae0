import type { SimulatorCredentials } from './simulator-options.ts';

/** A second merchant: an owner with an account of their own. Worth as little, and the same at every start. */
export const OWN_MERCHANT: SimulatorCredentials = {
  apiKey: 'simulator-own-api-key',
  clientKey: 'test_SIMULATOROWN000000000000000',
  merchantAccount: 'TallrikOwn',
  hmacKey: '1D8A0F6C3B5E7294A6C8D0E2F4061728394A5B6C7D8E9F00112233445566AA77',
  webhookUser: 'own-webhook',
  webhookPassword: 'own-webhook-password',
};
