import { REFUND_NOTE, isRefundReasonGiven, type RefundReason } from '@tallrik/domain/orders/refund';
import type { CounterWayBack } from '@tallrik/domain/tables/counter-payment';
import type { RefundOrderMutationVariables } from '../generated/graphql.ts';
import { parsePrice } from '@tallrik/domain/menu/editing/price-input';
import type { OfficeOrder } from './orders-query.ts';

export type RefundDraft = {
  kind: 'ALL' | 'LINES' | 'AMOUNT';
  /** How many of each line, by its id. */
  counts: Readonly<Record<string, number>>;
  hasTip: boolean;
  amount: string;
  reason: RefundReason | null;
  note: string;
  /** Of what was paid at the counter: how it is handed back; null: as it was paid. */
  wayBack: CounterWayBack | null;
};

export const EMPTY_REFUND: RefundDraft = {
  kind: 'LINES',
  counts: {},
  hasTip: false,
  amount: '',
  reason: null,
  note: '',
  wayBack: null,
};

/** What is owed at the counter is what somebody comes to give back (D-700). */
export function firstDraft({ owedAtCounter, row }: OfficeOrder): RefundDraft {
  // Onto an invoice comes the whole order, or nothing of it (D-775).
  if (row.kind === 'INVOICE') return { ...EMPTY_REFUND, kind: 'ALL' };
  return owedAtCounter > 0
    ? { ...EMPTY_REFUND, kind: 'AMOUNT', amount: (owedAtCounter / 100).toFixed(2) }
    : EMPTY_REFUND;
}

export type RefundWishInput = Pick<
  RefundOrderMutationVariables,
  'isAll' | 'lines' | 'tip' | 'amount'
>;

/** What the tip has not given back yet. */
export const tipLeft = ({ row, refunds }: OfficeOrder): number =>
  row.tip - refunds.reduce((sum, { tip }) => sum + tip, 0);

/** What is asked of the server; null while nothing is chosen. */
export function wishOf(draft: RefundDraft, order: OfficeOrder): RefundWishInput | null {
  if (draft.kind === 'ALL') return { isAll: true };
  if (draft.kind === 'AMOUNT') {
    const price = parsePrice(draft.amount, 'amount');
    return price.ok && price.value > 0 ? { isAll: false, amount: price.value } : null;
  }
  const lines = Object.entries(draft.counts)
    .filter(([, quantity]) => quantity > 0)
    .map(([orderItemId, quantity]) => ({ orderItemId, quantity }));
  const tip = draft.hasTip ? tipLeft(order) : 0;
  return lines.length === 0 && tip === 0 ? null : { isAll: false, lines, tip };
}

export const isRefundComplete = ({ reason, note }: RefundDraft): boolean =>
  reason !== null && isRefundReasonGiven(reason, note) && note.length <= REFUND_NOTE.most;
