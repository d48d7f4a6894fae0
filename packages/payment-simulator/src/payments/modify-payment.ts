import { z } from 'zod';
import { invalid, reply, type Reply } from '../adyen-error.ts';
import type { Amount } from '../amount.ts';
import type { Modification, ModificationKind } from '../books/book-entry.ts';
import type { PaymentRecord } from '../books/books.ts';
import { balanceOf } from '../books/payment-balance.ts';
import { newPspReference } from '../references.ts';
import { merchantOf, notificationContext, type Simulation } from '../simulation.ts';
import { modificationNotification, queueNotification } from '../webhooks/notifications.ts';
import { amountSchema } from './open-session.ts';

const modificationRequest = z.object({
  reference: z.string().max(80).optional(),
  amount: amountSchema.extend({ value: z.number().int().positive() }).optional(),
});

export type ModificationAnswer = {
  merchantAccount: string;
  paymentPspReference: string;
  pspReference: string;
  reference?: string;
  status: 'received';
  amount?: Amount;
};

/** Accepted at once; whether it worked is told by a webhook, as at Adyen. */
export function modifyPayment(
  simulation: Simulation,
  merchantAccount: string,
  { pspReference, kind }: { pspReference: string; kind: ModificationKind },
  body: unknown,
): Reply<ModificationAnswer> {
  const payment = simulation.books.payments.get(pspReference);
  const session = payment && simulation.books.sessions.get(payment.sessionId);
  if (
    !payment ||
    !session ||
    payment.outcome?.resultCode !== 'Authorised' ||
    merchantOf(simulation, session) !== merchantAccount
  )
    return invalid('167', 'Original pspReference required for this operation');
  const parsed = modificationRequest.safeParse(body);
  if (!parsed.success) return invalid('137', 'Invalid amount specified');
  if (kind !== 'cancels' && parsed.data.amount === undefined)
    return invalid('137', 'Invalid amount specified');
  const amount = parsed.data.amount ?? payment.amount;
  if (amount.currency !== payment.amount.currency)
    return invalid('138', 'Unsupported currency specified');

  const isRefused = simulation.refusals.left > 0 && simulation.refusals.left-- > 0;
  const reason = isRefused
    ? 'Refused by the scheme'
    : whyNot(payment, !session.manualCapture, kind, amount.value);
  const modification: Modification = {
    pspReference: newPspReference(),
    paymentPspReference: pspReference,
    kind,
    amount,
    reference: parsed.data.reference ?? session.reference,
    succeeded: reason === null,
  };
  const context = notificationContext(simulation, session);
  const notification = modificationNotification(context, payment, modification, reason ?? '');
  return reply(
    201,
    {
      merchantAccount,
      paymentPspReference: pspReference,
      pspReference: modification.pspReference,
      reference: parsed.data.reference,
      status: 'received' as const,
      ...(kind !== 'cancels' && { amount }),
    },
    [
      { type: 'PAYMENT_MODIFIED', modification },
      ...queueNotification(notification, simulation.notificationCopies()),
    ],
  );
}

function whyNot(
  payment: PaymentRecord,
  capturesItself: boolean,
  kind: ModificationKind,
  value: number,
): string | null {
  const balance = balanceOf(payment, capturesItself);
  switch (kind) {
    case 'captures':
      // A merchant account's default: the first capture, even a partial one, is the only one.
      return balance.captured > 0 || balance.cancelled > 0 || value > balance.authorised
        ? 'Insufficient balance on payment'
        : null;
    case 'cancels':
      if (balance.captured > 0) return 'Transaction already captured';
      return balance.cancelled > 0 ? 'Transaction already cancelled' : null;
    case 'refunds':
      return balance.refunded + value > balance.captured ? 'Insufficient balance on payment' : null;
    default:
      return kind satisfies never;
  }
}
