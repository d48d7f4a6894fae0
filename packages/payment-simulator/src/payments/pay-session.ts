import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { invalid, outage, reply, type Reply } from '../adyen-error.ts';
import { cardKey } from '../books/books.ts';
import type { BookEntry, SimulatedPayment, SimulatedSession } from '../books/book-entry.ts';
import { fingerprintAction, type ThreeDSAction } from '../checkoutshopper/three-ds-actions.ts';
import { brandOfCard, outcomeOfCard, type TypedCard } from '../outcomes/decide-outcome.ts';
import { OUTAGE_HOLDER_NAME } from '../outcomes/holder-names.ts';
import { authenticationOf, TEST_EXPIRY, TEST_SECURITY_CODES } from '../outcomes/test-cards.ts';
import { newPspReference, storedCardReference } from '../references.ts';
import { sealToken } from '../sealed-token.ts';
import { tokenSecret, type Simulation } from '../simulation.ts';
import { concludePayment } from './conclude-payment.ts';

// Adyen's documented test form of an encrypted field. Anything else could be a real card,
// and this simulator would see it in clear.
const testBlob = (digits: RegExp) =>
  z
    .string()
    .regex(/^test_/)
    .transform((blob) => blob.slice('test_'.length))
    .pipe(z.string().regex(digits));

const typedMethod = z.object({
  type: z.literal('scheme'),
  holderName: z.string().default(''),
  encryptedCardNumber: testBlob(/^\d{12,19}$/),
  encryptedExpiryMonth: testBlob(/^\d{1,2}$/),
  encryptedExpiryYear: testBlob(/^\d{4}$/),
  encryptedSecurityCode: testBlob(/^\d{3,4}$/),
});
const storedMethod = z.object({
  type: z.literal('scheme'),
  storedPaymentMethodId: z.string().min(1),
  encryptedSecurityCode: testBlob(/^\d{3,4}$/).optional(),
});
const paymentRequest = z.object({
  paymentMethod: z.union([storedMethod, typedMethod]),
  storePaymentMethod: z.boolean().default(false),
});

export type RedirectAction = {
  type: 'redirect';
  method: 'GET';
  paymentMethodType: 'scheme';
  url: string;
};
export type SessionPaymentAnswer =
  | { resultCode: string; sessionData: string; sessionResult: string }
  | { resultCode: string; sessionData: string; action: RedirectAction | ThreeDSAction };

export function paySession(
  simulation: Simulation,
  session: SimulatedSession,
  body: unknown,
  shopperBase: string,
): Reply<SessionPaymentAnswer> {
  const parsed = paymentRequest.safeParse(body);
  if (!parsed.success)
    return invalid('14_0002', 'The payment details are not those of a test card');
  const { paymentMethod } = parsed.data;
  const payer =
    'storedPaymentMethodId' in paymentMethod
      ? payerWithStoredCard(simulation, session, paymentMethod)
      : payerWithTypedCard(simulation, session, paymentMethod, parsed.data.storePaymentMethod);
  if (payer === null) return invalid('800', 'Contract not found');
  if (payer === 'OUTAGE') return outage();

  const payment: SimulatedPayment = {
    pspReference: newPspReference(),
    sessionId: session.id,
    amount: session.amount,
    threeDSServerTransID: randomUUID(),
    ...payer,
    authentication:
      session.forcesThreeDS && payer.authentication === 'NONE' ? 'CHALLENGE' : payer.authentication,
  };
  const started: BookEntry = { type: 'PAYMENT_STARTED', payment };
  const sessionData = sealToken(tokenSecret(simulation), 'sessionData', session.id);
  switch (payment.authentication) {
    case 'NONE': {
      const outcome = payment.outcomeOnceAuthenticated;
      const entries = [started, ...concludePayment(simulation, session, payment, outcome)];
      return reply(200, sessionAnswer(simulation, session, outcome.resultCode), entries);
    }
    case 'REDIRECT': {
      const action: RedirectAction = {
        type: 'redirect',
        method: 'GET',
        paymentMethodType: 'scheme',
        url: `${shopperBase}redirect/${payment.pspReference}`,
      };
      return reply(200, { resultCode: 'RedirectShopper', sessionData, action }, [started]);
    }
    case 'CHALLENGE':
    case 'FRICTIONLESS': {
      const action = fingerprintAction(simulation, payment, shopperBase);
      return reply(200, { resultCode: 'IdentifyShopper', sessionData, action }, [started]);
    }
    default:
      return payment.authentication satisfies never;
  }
}

export const sessionAnswer = (
  simulation: Simulation,
  session: SimulatedSession,
  resultCode: string,
): SessionPaymentAnswer => ({
  resultCode,
  sessionData: sealToken(tokenSecret(simulation), 'sessionData', session.id),
  sessionResult: sealToken(tokenSecret(simulation), 'sessionResult', session.id),
});

type Payer = Pick<
  SimulatedPayment,
  'brand' | 'lastFour' | 'authentication' | 'outcomeOnceAuthenticated' | 'storesCard'
>;

function payerWithTypedCard(
  simulation: Simulation,
  session: SimulatedSession,
  method: z.output<typeof typedMethod>,
  wantsToStore: boolean,
): Payer | 'OUTAGE' {
  const card = typedCard(method);
  if (card.holderName.trim().toUpperCase() === OUTAGE_HOLDER_NAME) return 'OUTAGE';
  const facts = {
    brand: brandOfCard(card.number) ?? 'unknowncard',
    lastFour: card.number.slice(-4),
    authentication: authenticationOf(card.number),
  };
  const { shopperReference, asksToStore } = session;
  return {
    ...facts,
    outcomeOnceAuthenticated: outcomeOfCard(card),
    ...(wantsToStore &&
      asksToStore &&
      shopperReference !== undefined && {
        storesCard: {
          ...facts,
          shopperReference,
          holderName: card.holderName,
          reference: storedCardReference(tokenSecret(simulation), shopperReference, card.number),
        },
      }),
  };
}

/** A token opens only its own shopper's card; the security code still has to be right where it is asked for. */
function payerWithStoredCard(
  { books }: Simulation,
  { shopperReference }: SimulatedSession,
  method: z.output<typeof storedMethod>,
): Payer | null {
  if (shopperReference === undefined) return null;
  const reference = method.storedPaymentMethodId;
  const card = books.cards.get(cardKey({ shopperReference, reference }));
  if (card === undefined) return null;
  const { brand, lastFour, authentication, holderName } = card;
  const typed = {
    number: lastFour,
    expiryMonth: TEST_EXPIRY.month,
    expiryYear: TEST_EXPIRY.year,
    securityCode: method.encryptedSecurityCode ?? TEST_SECURITY_CODES[0] ?? '',
    holderName,
  };
  return { brand, lastFour, authentication, outcomeOnceAuthenticated: outcomeOfCard(typed) };
}

const typedCard = (method: z.output<typeof typedMethod>): TypedCard => ({
  number: method.encryptedCardNumber,
  expiryMonth: method.encryptedExpiryMonth,
  expiryYear: method.encryptedExpiryYear,
  securityCode: method.encryptedSecurityCode,
  holderName: method.holderName,
});
