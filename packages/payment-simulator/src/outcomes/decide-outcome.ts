import type { AuthenticationAnswer } from '../books/book-entry.ts';
import { OUTCOME_BY_HOLDER_NAME } from './holder-names.ts';
import {
  AUTHORISED,
  NOT_AUTHENTICATED,
  outcome,
  SHOPPER_CANCELLED,
  type Outcome,
} from './outcome.ts';
import { TEST_EXPIRY, TEST_SECURITY_CODES } from './test-cards.ts';

export type TypedCard = {
  number: string;
  expiryMonth: string;
  expiryYear: string;
  securityCode: string;
  holderName: string;
};

export function outcomeOfCard(card: TypedCard): Outcome {
  const chosenOutcome = OUTCOME_BY_HOLDER_NAME[card.holderName.trim().toUpperCase()];
  if (chosenOutcome !== undefined) return chosenOutcome;
  if (!TEST_SECURITY_CODES.includes(card.securityCode))
    return outcome('Refused', 'CVC Declined', '24');
  const isInTime =
    card.expiryMonth.padStart(2, '0') === TEST_EXPIRY.month && card.expiryYear === TEST_EXPIRY.year;
  return isInTime ? AUTHORISED : outcome('Refused', 'Expired Card', '6');
}

/** The issuer's recorded answer counts, never the one the browser claims. */
export function outcomeAfterAuthentication(
  answer: AuthenticationAnswer | null,
  onceAuthenticated: Outcome,
): Outcome {
  switch (answer) {
    case 'Y':
      return onceAuthenticated;
    case 'U':
      return SHOPPER_CANCELLED;
    case 'N':
    case null:
      return NOT_AUTHENTICATED;
    default:
      return answer satisfies never;
  }
}

export function brandOfCard(cardNumber: string): string | null {
  if (cardNumber.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(cardNumber)) return 'mc';
  if (/^3[47]/.test(cardNumber)) return 'amex';
  return null;
}
