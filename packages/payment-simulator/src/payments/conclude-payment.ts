import type { BookEntry, SimulatedPayment, SimulatedSession } from '../books/book-entry.ts';
import type { Outcome } from '../outcomes/outcome.ts';
import { notificationContext, type Simulation } from '../simulation.ts';
import { authorisationNotification, queueNotification } from '../webhooks/notifications.ts';

/** A result and the webhook that tells it belong to one batch; `Received` is told when it settles. */
export function concludePayment(
  simulation: Simulation,
  session: SimulatedSession,
  payment: SimulatedPayment,
  outcome: Outcome,
): BookEntry[] {
  const result: BookEntry = {
    type: 'PAYMENT_RESULT',
    pspReference: payment.pspReference,
    outcome,
  };
  if (outcome.resultCode === 'Received') return [result];
  const item = authorisationNotification(
    notificationContext(simulation, session),
    session,
    payment,
    outcome,
  );
  const stored: BookEntry[] =
    outcome.resultCode === 'Authorised' && payment.storesCard
      ? [{ type: 'CARD_STORED', card: payment.storesCard }]
      : [];
  return [result, ...stored, ...queueNotification(item, simulation.notificationCopies())];
}
