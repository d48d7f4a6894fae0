import { z } from 'zod';
import { invalid, reply, type Reply } from '../adyen-error.ts';
import type { BookEntry, SimulatedSession } from '../books/book-entry.ts';
import type { PaymentRecord } from '../books/books.ts';
import { outcomeAfterAuthentication } from '../outcomes/decide-outcome.ts';
import type { Outcome } from '../outcomes/outcome.ts';
import { openToken } from '../sealed-token.ts';
import { merchantOf, tokenSecret, type Simulation } from '../simulation.ts';
import { concludePayment } from './conclude-payment.ts';
import { sessionAnswer, type SessionPaymentAnswer } from './pay-session.ts';
import { statusOfSession } from './session-status.ts';

const detailsRequest = z.object({
  details: z.union([
    z.object({ redirectResult: z.string() }),
    z.object({ threeDSResult: z.string() }),
  ]),
});
const threeDSResult = z.object({ authorisationToken: z.string() });

type Concluded = {
  session: SimulatedSession;
  payment: PaymentRecord;
  outcome: Outcome;
  entries: BookEntry[];
};

export type PaymentDetailsAnswer = {
  pspReference: string;
  resultCode: string;
  merchantReference: string;
  amount: { currency: string; value: number };
  refusalReason?: string;
  refusalReasonCode?: string;
};

/** The drop-in's own call. */
export function submitSessionDetails(
  simulation: Simulation,
  session: SimulatedSession,
  body: unknown,
): Reply<SessionPaymentAnswer> {
  const concluded = conclude(simulation, body);
  if (concluded === null || concluded.session.id !== session.id)
    return invalid('14_0408', 'Invalid payment details');
  const { outcome, entries } = concluded;
  return reply(200, sessionAnswer(simulation, session, outcome.resultCode), entries);
}

/** `/payments/details`, called by the merchant's server. */
export function submitServerDetails(
  simulation: Simulation,
  merchantAccount: string,
  body: unknown,
): Reply<PaymentDetailsAnswer> {
  const concluded = conclude(simulation, body);
  if (concluded === null || merchantOf(simulation, concluded.session) !== merchantAccount)
    return invalid('14_0408', 'Invalid payment details');
  const { session, payment, outcome, entries } = concluded;
  return reply(
    200,
    {
      pspReference: payment.pspReference,
      resultCode: outcome.resultCode,
      merchantReference: session.reference,
      amount: payment.amount,
      ...(outcome.refusalReason !== '' && {
        refusalReason: outcome.refusalReason,
        refusalReasonCode: outcome.refusalReasonCode,
      }),
    },
    entries,
  );
}

function conclude(simulation: Simulation, body: unknown): Concluded | null {
  const parsed = detailsRequest.safeParse(body);
  if (!parsed.success) return null;
  const payment = paymentBehind(simulation, parsed.data.details);
  const session = payment && simulation.books.sessions.get(payment.sessionId);
  if (!payment || !session) return null;
  // Page and server may both send the details, and a page may be reloaded: one result, one webhook.
  if (payment.outcome !== null) return { session, payment, outcome: payment.outcome, entries: [] };
  // Two tabs in front of the bank: the second one must not pay the same session again.
  if (statusOfSession(simulation, session) !== 'active') return null;
  const outcome = outcomeAfterAuthentication(payment.answer, payment.outcomeOnceAuthenticated);
  const entries = concludePayment(simulation, session, payment, outcome);
  return { session, payment, outcome, entries };
}

function paymentBehind(
  simulation: Simulation,
  details: z.output<typeof detailsRequest>['details'],
): PaymentRecord | null {
  const pspReference =
    'redirectResult' in details
      ? openToken(tokenSecret(simulation), 'redirectResult', details.redirectResult)
      : pspReferenceOfThreeDS(simulation, details.threeDSResult);
  return pspReference === null ? null : (simulation.books.payments.get(pspReference) ?? null);
}

function pspReferenceOfThreeDS(simulation: Simulation, encoded: string): string | null {
  const result = threeDSResult.safeParse(parseBase64Json(encoded));
  return result.success
    ? openToken(tokenSecret(simulation), 'paymentData', result.data.authorisationToken)
    : null;
}

export function parseBase64Json(encoded: string): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
  } catch {
    // Whatever a browser sends that is no JSON fails the schema that comes next.
    return null;
  }
}
