import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AdyenTestKeys } from '../../../testing/adyen-test-keys.ts';
import { createAdyenClient } from '../adyen/adyen-client.ts';
import { toAdyenAmount } from '../adyen/adyen-money.ts';
import { createAdyenPayments, type AdyenConfig } from '../adyen/adyen-payments.ts';
import { KRONOR, type ProviderWorld } from './payment-port.contract.ts';

const paymentSchema = z.object({ resultCode: z.literal('Authorised'), pspReference: z.string() });

/** No webhook finds its way to a developer's machine, and nobody clicks: so there is no guest here. */
export async function openAdyenTestWorld(keys: AdyenTestKeys): Promise<ProviderWorld> {
  const config: AdyenConfig = {
    apiBase: keys.ADYEN_CONTRACT_API_BASE,
    apiKey: keys.ADYEN_CONTRACT_API_KEY,
    merchantAccount: keys.ADYEN_CONTRACT_MERCHANT_ACCOUNT,
    hmacKey: '00'.repeat(32),
    webhookUser: 'contract',
    webhookPassword: randomUUID(),
    isLive: false,
  };
  const call = createAdyenClient(config);
  return {
    port: createAdyenPayments(config),
    portWithWrongKey: createAdyenPayments({ ...config, apiKey: 'not-the-key' }),
    newReference: () => `contract-${randomUUID()}`,
    authorisedPayment: async (reference) => {
      const body = {
        amount: toAdyenAmount(KRONOR),
        reference,
        returnUrl: 'http://localhost:4000/',
        additionalData: { manualCapture: 'true' },
        paymentMethod: {
          type: 'scheme',
          encryptedCardNumber: 'test_4111111111111111',
          encryptedExpiryMonth: 'test_03',
          encryptedExpiryYear: 'test_2030',
          encryptedSecurityCode: 'test_737',
        },
      };
      const paid = await call({ method: 'POST', path: 'payments', body }, paymentSchema);
      return paid.pspReference;
    },
    guest: null,
    close: async () => undefined,
  };
}
