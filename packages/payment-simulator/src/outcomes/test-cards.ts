import type { Authentication } from '../books/book-entry.ts';

/** The one expiry date and the security codes with which Adyen's test cards are accepted. */
export const TEST_EXPIRY = { month: '03', year: '2030' };
export const TEST_SECURITY_CODES = ['737', '7373'];
/** What the simulated bank wants to hear in a 3-D Secure challenge. */
export const CHALLENGE_PASSWORD = 'password';

export const TEST_CARDS = {
  visa: '4111111111111111',
  mastercard: '5555444433331111',
  amex: '370000000000002',
  threeDSChallenge: '4917610000000000',
  threeDSChallengeMastercard: '5454545454545454',
  threeDSFrictionless: '5201281505129736',
  threeDSRedirect: '4212345678910006',
} as const;

// Which card asks for which proof is this simulator's own assignment, not confirmed by Adyen.
const AUTHENTICATION_BY_CARD: Record<string, Authentication> = {
  [TEST_CARDS.threeDSChallenge]: 'CHALLENGE',
  [TEST_CARDS.threeDSChallengeMastercard]: 'CHALLENGE',
  [TEST_CARDS.threeDSFrictionless]: 'FRICTIONLESS',
  [TEST_CARDS.threeDSRedirect]: 'REDIRECT',
};

export const authenticationOf = (cardNumber: string): Authentication =>
  AUTHENTICATION_BY_CARD[cardNumber] ?? 'NONE';
