import type { KnownDevice } from '../../platform/auth/known-device.ts';
import {
  TRIES_PER_ACCOUNT,
  TRIES_PER_ADDRESS,
  type TryKey,
} from '../../platform/auth/counted-tries.ts';

/** Where a call comes from and when: what limits look at. */
export type CallOrigin = {
  address: string;
  now: Temporal.Instant;
  device?: KnownDevice | undefined;
};

export type Limited = { retryAfterSeconds: number };

/**
 * Sign-in and sign-up share one count: signing up with a known phone says whether the password is right (D-107),
 * and would double the guesses otherwise.
 */
export function passwordTries(account: string, { address, device }: CallOrigin): TryKey[] {
  const known = device?.countedAs(account) ?? null;
  // Others' guesses, from this address too, lock out no device that has signed in before (D-171).
  return known === null
    ? [
        { subject: `password ${account}`, maxTries: TRIES_PER_ACCOUNT },
        addressTries('password', address),
      ]
    : [{ subject: `password ${known}`, maxTries: TRIES_PER_ACCOUNT }];
}

/** An account as tries and devices know it. */
export const triedAccount = (companyId: string, phone: string): string => `${companyId} ${phone}`;

/** Codes are counted per account on their own row; here is the address, over all accounts. */
export const addressTries = (
  use: 'password' | 'sign-up' | 'code' | 'reset' | 'cooldown',
  address: string,
): TryKey => ({ subject: `${use} from ${address}`, maxTries: TRIES_PER_ADDRESS });
