import type { Minor } from '../money/minor.ts';
import type { CounterKind } from '../tables/counter-payment.ts';
import { isBillable } from './invoice.ts';
import type { Order } from './order.ts';

/** Why nothing of an order can be given back here (MONEY-12). */
export type RefundBlock =
  | 'NOTHING_PAID'
  | 'ON_BILL'
  | 'ON_INVOICE'
  | 'HELD'
  | 'NOT_HANDED_OVER'
  | 'GIVEN_BACK'
  | 'CHARGED_BACK'
  | 'NOTHING_LEFT'
  | 'TOO_OLD';

/** Where an order's money is, in the books' words. */
export type MoneyOfOrder = {
  kind: 'CARD' | 'INVOICE' | 'FREE' | 'LATER' | 'COUNTER';
  state: string;
  /** How it was paid at the counter; null: not there. */
  counterKind: CounterKind | null;
  /** All of it goes back already, though its order lives. */
  isDueBack: boolean;
  /** What the guest's bank has taken back: given back on top, the guest would have it twice (D-780). */
  chargedBack: Minor;
};

/**
 * Money that is only held is let go by rejecting the order; what is being taken is given back once it is. A table's bill
 * is given back on its receipt; an order on invoice is taken off the coming one, and credited once it is billed.
 */
export function refundBlock(
  order: Pick<Order, 'status'> & { isBilled: boolean },
  money: MoneyOfOrder | null,
  left: Minor,
): RefundBlock | null {
  if (money === null || money.kind === 'FREE') return 'NOTHING_PAID';
  if (money.kind === 'LATER') return 'ON_BILL';
  if (money.kind === 'INVOICE') return blockOnInvoice(order, left);
  if (money.counterKind === 'ON_THE_HOUSE') return 'NOTHING_PAID';
  // No provider has it: it goes back over the counter it came by, whatever became of the dishes.
  if (money.kind === 'COUNTER') return left > 0 ? null : 'NOTHING_LEFT';
  if (order.status === 'REJECTED' || money.isDueBack) return 'GIVEN_BACK';
  if (money.chargedBack > 0) return 'CHARGED_BACK';
  if (money.state === 'AUTHORISED') return 'HELD';
  if (money.state !== 'CAPTURED' && money.state !== 'CAPTURE_ASKED') return 'GIVEN_BACK';
  return left > 0 ? null : 'NOTHING_LEFT';
}

/** What is still in the kitchen is rejected there; what was billed is credited. */
function blockOnInvoice(
  { status, isBilled }: { status: Order['status']; isBilled: boolean },
  left: Minor,
): RefundBlock | null {
  if (status === 'REJECTED') return 'GIVEN_BACK';
  if (isBilled) return 'ON_INVOICE';
  if (!isBillable(status)) return 'NOT_HANDED_OVER';
  return left > 0 ? null : 'NOTHING_LEFT';
}
