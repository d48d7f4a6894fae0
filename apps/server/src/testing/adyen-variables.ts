import { TEST_CREDENTIALS } from '@tallrik/payment-simulator/start-payment-simulator';

/** The environment of a server whose provider is a simulator that outlives it. */
export const adyenVariables = (apiUrl: string) => ({
  ADYEN_API_KEY: TEST_CREDENTIALS.apiKey,
  ADYEN_API_BASE: apiUrl,
  ADYEN_MERCHANT_ACCOUNT: TEST_CREDENTIALS.merchantAccount,
  ADYEN_CLIENT_TOKEN: TEST_CREDENTIALS.clientKey,
  ADYEN_HMAC_KEY: TEST_CREDENTIALS.hmacKey,
  ADYEN_WEBHOOK_USER: TEST_CREDENTIALS.webhookUser,
  ADYEN_WEBHOOK_PASSWORD: TEST_CREDENTIALS.webhookPassword,
});
