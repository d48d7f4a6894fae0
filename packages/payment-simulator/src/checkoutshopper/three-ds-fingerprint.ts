import { z } from 'zod';
import { invalid, reply, type Reply } from '../adyen-error.ts';
import { openToken } from '../sealed-token.ts';
import { tokenSecret, type Simulation } from '../simulation.ts';
import { challengeAction, frictionlessResult, type ThreeDSAction } from './three-ds-actions.ts';

const fingerprintRequest = z.object({ paymentData: z.string(), fingerprintResult: z.string() });

export type FingerprintAnswer =
  | { type: 'completed'; details: { threeDSResult: string } }
  | { type: 'action'; action: ThreeDSAction };

/** The browser has been looked at: either that is enough for the bank, or it asks for a password. */
export function continueThreeDS(
  simulation: Simulation,
  body: unknown,
  shopperBase: string,
): Reply<FingerprintAnswer> {
  const parsed = fingerprintRequest.safeParse(body);
  const pspReference = parsed.success
    ? openToken(tokenSecret(simulation), 'paymentData', parsed.data.paymentData)
    : null;
  const payment = pspReference === null ? undefined : simulation.books.payments.get(pspReference);
  if (payment === undefined) return invalid('14_0408', 'Invalid paymentData');
  if (payment.authentication === 'FRICTIONLESS')
    return reply(
      200,
      {
        type: 'completed' as const,
        details: { threeDSResult: frictionlessResult(simulation, payment) },
      },
      [{ type: 'SHOPPER_AUTHENTICATED', pspReference: payment.pspReference, answer: 'Y' }],
    );
  const action = challengeAction(simulation, payment, shopperBase);
  return reply(200, { type: 'action' as const, action });
}
