import {
  TRIES_PER_ACCOUNT,
  TRIES_PER_ADDRESS,
  type TryKey,
} from '../../platform/auth/counted-tries.ts';

/** Where a call comes from and when: what limits look at. */
export type CallOrigin = { address: string; now: Temporal.Instant };

export type Limited = { retryAfterSeconds: number };

/**
 * Sign-in and sign-up share one count: signing up with a known phone says whether the password is right (D-107),
 * and would double the guesses otherwise.
 */
export const passwordTries = (companyId: string, phone: string, address: string): TryKey[] => [
  { subject: `password ${companyId} ${phone}`, maxTries: TRIES_PER_ACCOUNT },
  addressTries('password', address),
];

/** Codes are counted per account on their own row; here is the address, over all accounts. */
export const addressTries = (
  use: 'password' | 'sign-up' | 'code' | 'reset' | 'cooldown',
  address: string,
): TryKey => ({ subject: `${use} from ${address}`, maxTries: TRIES_PER_ADDRESS });
