import { subtractMinor } from '../money/minor.ts';
import type { CartEvent } from './cart-event.ts';
import type { CartPayment } from './cart.ts';

type Started = Extract<CartEvent, { type: 'ADD_CLIENT_SIDE_PAYMENT' }>;
type Confirmed = Extract<CartEvent, { type: 'PAYMENT_CONFIRMED' }>;
type Failed = Extract<CartEvent, { type: 'PAYMENT_FAILED' }>;

/** A client's word only says that something is under way (D-77). */
export function startPayment(payments: readonly CartPayment[], event: Started): CartPayment[] {
  // The provider's webhook may overtake the browser: a late start must not unpay what is confirmed.
  if (payments.some(({ id }) => id === event.id)) return [...payments];
  const { id, tip, paymentType } = event;
  // The browser announces what it was charged, the tip in it (D-77); the cart keeps the two apart.
  const amount = subtractMinor(event.amount, tip);
  return [...payments, { id, tip, amount, paymentType, state: 'PENDING' }];
}

export function confirmPayment(payments: readonly CartPayment[], event: Confirmed): CartPayment[] {
  const { paymentId: id, amount, tip } = event;
  const known = payments.find((payment) => payment.id === id);
  const confirmed: CartPayment = {
    id,
    amount,
    tip,
    paymentType: known?.paymentType ?? 'ADYEN',
    state: 'CONFIRMED',
  };
  return known
    ? payments.map((payment) => (payment.id === id ? confirmed : payment))
    : [...payments, confirmed];
}

/** Without an id the provider refused a session as a whole: everything still pending has failed. */
export const failPayment = (
  payments: readonly CartPayment[],
  { paymentId, resultCode }: Failed,
): CartPayment[] =>
  payments.map((payment) =>
    payment.state === 'PENDING' && (paymentId === null || payment.id === paymentId)
      ? { ...payment, state: 'FAILED', failedFor: resultCode }
      : payment,
  );
