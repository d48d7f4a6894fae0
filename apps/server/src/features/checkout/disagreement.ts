import type { FindingKind } from './findings-store.ts';
import type { PaymentState } from './payment-store.ts';

export type MovingPayment = {
  state: PaymentState;
  /** Null: the money never became an order. */
  orderStatus: string | null;
  capturesAtOnce: boolean;
  /** Every dish it paid for was rejected, though its receipt stands. */
  isDueBack: boolean;
};

export type Disagreement = {
  kind: Extract<
    FindingKind,
    'MONEY_WITHOUT_ORDER' | 'CAPTURE_NOT_ASKED' | 'CAPTURE_UNCONFIRMED' | 'RELEASE_UNCONFIRMED'
  >;
  /** What brings money and order together again. Asked twice it moves the money once. */
  job: 'capture-payment' | 'release-payment';
};

/** Where a payment should be by now and is not; null when money and order agree, or still may. */
export function disagreementOf(payment: MovingPayment): Disagreement | null {
  const { state, orderStatus, isDueBack } = payment;
  const isOrderGone = isDueBack || orderStatus === null || orderStatus === 'REJECTED';
  switch (state) {
    case 'AUTHORISED':
      if (isOrderGone) return { kind: 'MONEY_WITHOUT_ORDER', job: 'release-payment' };
      return orderStatus === 'PENDING' && !payment.capturesAtOnce
        ? null
        : { kind: 'CAPTURE_NOT_ASKED', job: 'capture-payment' };
    case 'CAPTURE_ASKED':
      return isOrderGone
        ? { kind: 'MONEY_WITHOUT_ORDER', job: 'release-payment' }
        : { kind: 'CAPTURE_UNCONFIRMED', job: 'capture-payment' };
    case 'CAPTURED':
      return isOrderGone ? { kind: 'MONEY_WITHOUT_ORDER', job: 'release-payment' } : null;
    case 'CANCEL_ASKED':
    case 'REFUND_ASKED':
      return { kind: 'RELEASE_UNCONFIRMED', job: 'release-payment' };
    case 'CANCELLED':
    case 'REFUNDED':
    case 'OWED':
    case 'WAIVED':
    case 'NOTHING_DUE':
      return null;
  }
}
