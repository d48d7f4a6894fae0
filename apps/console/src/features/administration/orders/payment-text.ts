import type { IconName } from '../../../shared/icon/Icon.tsx';
import type { OfficeOrdersQuery } from '../generated/graphql.ts';
import type { AdminTranslate } from '../use-admin-text.tsx';

export type OrderRow = OfficeOrdersQuery['officeOrders']['orders'][number];

/** Names of brands are the same in every language. */
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
  diners: 'Diners Club',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  swish: 'Swish',
  vipps: 'Vipps',
  mobilepay: 'MobilePay',
};

/** `Visa •• 4242`, or what else stands for its money. */
export function paymentText(
  t: AdminTranslate,
  { kind, cardBrand, cardEnd }: Pick<OrderRow, 'kind' | 'cardBrand' | 'cardEnd'>,
): string {
  if (kind === null) return '';
  if (kind !== 'CARD' || cardBrand === null) return t(`Admin.Orders.Kind.${kind}`);
  const name = BRANDS[cardBrand] ?? cardBrand;
  return cardEnd === null ? name : `${name} •• ${cardEnd}`;
}

const STATES = {
  PENDING: { colour: 'PENDING', word: 'Console.Board.Pending' },
  ACCEPTED: { colour: 'PREPARING', word: 'Console.Board.Preparing' },
  FINALIZING: { colour: 'PREPARING', word: 'Console.Board.Preparing' },
  READY: { colour: 'READY', word: 'Console.Board.Ready' },
  COMPLETED: { colour: 'DONE', word: 'Console.Order.COMPLETED' },
  REJECTED: { colour: 'REJECTED', word: 'Console.Order.REJECTED' },
} as const;

export const stateOf = ({ status }: Pick<OrderRow, 'status'>) => STATES[status];

/** Where the food goes. */
export const serviceText = (
  t: AdminTranslate,
  { tableCode, type, isReceipt }: Pick<OrderRow, 'tableCode' | 'type' | 'isReceipt'>,
): string => {
  const place =
    tableCode === null
      ? t(`Console.Order.${type}`)
      : t('Console.Order.Table', { number: tableCode });
  return isReceipt ? t('Admin.Orders.BillOf', { place }) : place;
};

export const serviceIcon = ({ tableCode, type }: Pick<OrderRow, 'tableCode' | 'type'>): IconName =>
  tableCode !== null || type === 'EAT_HERE' ? 'cutlery' : 'bag';
