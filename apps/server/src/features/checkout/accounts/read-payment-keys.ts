import type { PaymentKeysInput } from '@tallrik/contract/generated/staff-resolvers';
import { refused, ok, type Result } from '@tallrik/domain/result';
import type { KeySet } from './sealed-keys.ts';

export type PaymentKeys = KeySet & { merchantAccount: string; clientKey: string; isLive: boolean };
export type WrongKey = {
  error: 'FIELD_INVALID' | 'PAYMENT_KEY_OF_OTHER_ENVIRONMENT';
  field: keyof PaymentKeysInput;
};

/** What each of them looks like. The prefix becomes part of a host name, the user's name ends at a colon. */
const SHAPES: Record<Exclude<keyof PaymentKeysInput, 'livePrefix'>, RegExp> = {
  apiKey: /^\S{8,1000}$/,
  merchantAccount: /^[\w.-]{1,100}$/,
  clientKey: /^(test|live)_\w{6,100}$/,
  hmacKey: /^[0-9a-fA-F]{64}$/,
  webhookUser: /^[^:\s]{1,100}$/,
  webhookPassword: /^\S{8,200}$/,
};
const LIVE_PREFIX = /^[A-Za-z0-9][A-Za-z0-9-]{3,60}$/;
const LONGEST = 1_100;

/** Keys as they were typed or pasted, for a deployment in this environment (D-06). */
export function readPaymentKeys(
  given: PaymentKeysInput,
  isLive: boolean,
): Result<PaymentKeys, WrongKey> {
  const typed = (text: string | null | undefined): string => (text ?? '').slice(0, LONGEST).trim();
  const keys = {
    apiKey: typed(given.apiKey),
    merchantAccount: typed(given.merchantAccount),
    clientKey: typed(given.clientKey),
    hmacKey: typed(given.hmacKey),
    webhookUser: typed(given.webhookUser),
    webhookPassword: typed(given.webhookPassword),
  };
  for (const field of Object.keys(SHAPES) as (keyof typeof SHAPES)[])
    if (!SHAPES[field].test(keys[field])) return refused({ error: 'FIELD_INVALID', field });
  if (keys.clientKey.startsWith('live_') !== isLive)
    return refused({ error: 'PAYMENT_KEY_OF_OTHER_ENVIRONMENT', field: 'clientKey' });
  const prefix = typed(given.livePrefix);
  if (isLive && !LIVE_PREFIX.test(prefix))
    return refused({ error: 'FIELD_INVALID', field: 'livePrefix' });
  return ok({ ...keys, isLive, livePrefix: isLive ? prefix : null });
}
