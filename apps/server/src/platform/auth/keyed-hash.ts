import { createHmac, hkdfSync } from 'node:crypto';

/** A hash nobody can repeat without the deployment's seed: a list of all phone numbers is short enough to try. */
export type KeyedHash = (text: string) => Buffer;

/** One key per use, so that what leaks from one table says nothing about another. */
export function makeKeyedHash(
  seedHex: string,
  use:
    | 'account code'
    | 'api key'
    | 'cart of a visit'
    | 'blocked phone'
    | 'deleted phone'
    | 'device code'
    | 'known device'
    | 'promo use'
    | 'staff device'
    | 'try',
): KeyedHash {
  const key = Buffer.from(
    hkdfSync('sha256', Buffer.from(seedHex, 'hex'), '', `tallrik ${use}`, 32),
  );
  return (text) => createHmac('sha256', key).update(text).digest();
}
