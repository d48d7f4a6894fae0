import { invalid, reply, type Reply } from '../adyen-error.ts';
import type { SimulatedSession } from '../books/book-entry.ts';
import type { PaymentRecord } from '../books/books.ts';
import { openToken } from '../sealed-token.ts';
import { merchantOf, tokenSecret, type Simulation } from '../simulation.ts';

export type SessionStatus = 'active' | 'completed' | 'expired' | 'paymentPending';

export type SessionResultAnswer = {
  id: string;
  status: SessionStatus;
  reference: string;
  payments: Array<{
    amount: { currency: string; value: number };
    paymentMethod: { type: 'scheme'; brand: string };
    pspReference: string;
    resultCode: string;
  }>;
};

const paymentsOf = (simulation: Simulation, session: SimulatedSession): PaymentRecord[] =>
  [...simulation.books.payments.values()].filter((payment) => payment.sessionId === session.id);

export function statusOfSession(simulation: Simulation, session: SimulatedSession): SessionStatus {
  const results = paymentsOf(simulation, session).map((payment) => payment.outcome?.resultCode);
  if (results.includes('Authorised')) return 'completed';
  if (results.includes('Received')) return 'paymentPending';
  return new Date(session.expiresAt) <= simulation.now() ? 'expired' : 'active';
}

export function readSessionResult(
  simulation: Simulation,
  merchantAccount: string,
  sessionId: string,
  sessionResult: string,
): Reply<SessionResultAnswer> {
  const session = simulation.books.sessions.get(sessionId);
  if (
    session === undefined ||
    merchantOf(simulation, session) !== merchantAccount ||
    openToken(tokenSecret(simulation), 'sessionResult', sessionResult) !== sessionId
  )
    return invalid('14_0414', 'Invalid sessionResult');
  return reply(200, {
    id: session.id,
    status: statusOfSession(simulation, session),
    reference: session.reference,
    payments: paymentsOf(simulation, session).flatMap((payment) =>
      payment.outcome?.resultCode === 'Authorised' || payment.outcome?.resultCode === 'Received'
        ? [
            {
              amount: payment.amount,
              paymentMethod: { type: 'scheme' as const, brand: payment.brand },
              pspReference: payment.pspReference,
              resultCode: payment.outcome.resultCode,
            },
          ]
        : [],
    ),
  });
}
