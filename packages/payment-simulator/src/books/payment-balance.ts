import type { ModificationKind } from './book-entry.ts';
import type { PaymentRecord } from './books.ts';

export type PaymentBalance = {
  authorised: number;
  captured: number;
  cancelled: number;
  refunded: number;
};

export function balanceOf(payment: PaymentRecord, capturesItself: boolean): PaymentBalance {
  const authorised = payment.outcome?.resultCode === 'Authorised' ? payment.amount.value : 0;
  return {
    authorised,
    captured: capturesItself ? authorised : sumOf(payment, 'captures'),
    cancelled: sumOf(payment, 'cancels'),
    refunded: sumOf(payment, 'refunds'),
  };
}

const sumOf = (payment: PaymentRecord, kind: ModificationKind): number =>
  payment.modifications
    .filter((one) => one.kind === kind && one.succeeded && !one.reversed)
    .reduce((sum, one) => sum + one.amount.value, 0);
