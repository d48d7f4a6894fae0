import { describe, expect, it } from 'vitest';
import { minor, ZERO } from '../money/minor.ts';
import type { CartPayment } from './cart.ts';
import { confirmPayment, startPayment } from './fold-payment.ts';
import { eventOf } from './testing/builders.ts';

const started = (id: string, paymentType: CartPayment['paymentType'] = 'ADYEN') =>
  eventOf('ADD_CLIENT_SIDE_PAYMENT', {
    id,
    tip: ZERO,
    paymentType,
    transactionId: null,
    amount: minor(500),
    payload: null,
  });
const confirmed = (paymentId: string) =>
  eventOf('PAYMENT_CONFIRMED', { paymentId, amount: minor(500), tip: ZERO });

describe('several payments of one cart', () => {
  const both = startPayment(startPayment([], started('a', 'INVOICE')), started('b'));

  it('[D-77] each is kept, and the same one once', () => {
    expect(both.map(({ id, state }) => [id, state])).toEqual([
      ['a', 'PENDING'],
      ['b', 'PENDING'],
    ]);
    expect(startPayment(both, started('b'))).toEqual(both);
  });

  it('[D-77] [D-89] confirming one leaves the other, and an invoice an invoice', () => {
    const after = confirmPayment(both, confirmed('a'));
    expect(after.map(({ id, state, paymentType }) => [id, state, paymentType])).toEqual([
      ['a', 'CONFIRMED', 'INVOICE'],
      ['b', 'PENDING', 'ADYEN'],
    ]);
    expect(confirmPayment([], confirmed('c'))).toMatchObject([{ id: 'c', paymentType: 'ADYEN' }]);
  });
});
