import { localized } from '@tallrik/domain/company/localized';
import { type Reader, withoutMarker } from '@tallrik/domain/menu/dishes';
import { minor, type Minor } from '@tallrik/domain/money/minor';
import type { Order } from '@tallrik/domain/orders/order';
import { receiptLines, receiptTotals, type ReceiptLine } from '@tallrik/domain/orders/receipt';
import { unreachable } from '@tallrik/domain/unreachable';
import type { OrderStep } from '@tallrik/ui/OrderProgress';
import type { Sum } from '@tallrik/ui/SumList';
import type { Translate } from '../../../shared/translate/translate.ts';
import type { GuestOrder } from '../order-query.ts';
import type { Mood, ReceiptLineView } from './OrderStatusView.tsx';

type Money = (amount: Minor) => string;

export function lineViews(
  order: GuestOrder,
  reader: Reader,
  money: Money,
  t: Translate,
): ReceiptLineView[] {
  const named = (entry: ReceiptLine['added'][number]) =>
    localized(entry.nameLang, entry.name, reader.language, reader.company);
  return receiptLines(order).map((line, place) => ({
    id: `${place}-${line.title}`,
    quantity: line.quantity,
    title: withoutMarker(localized(line.titleLang, line.title, reader.language, reader.company)),
    amount: money(line.amount),
    choices: [
      ...line.added.map((entry) => ({
        text: `+ ${named(entry)}`,
        label: t('Receipt.Added', { name: named(entry) }),
      })),
      ...line.removed.map((entry) => ({
        text: `– ${named(entry)}`,
        label: t('Receipt.RemovedVariation', { name: named(entry) }),
      })),
    ],
  }));
}

/** ORDER-22, ORDER-23 */
export function receiptSums(order: GuestOrder, money: Money, t: Translate): Sum[] {
  const totals = receiptTotals(order);
  return [
    ...order.fees.map(({ id, name, price }) => ({ id, label: name, amount: money(price.amount) })),
    ...(totals.discount > 0
      ? [{ id: 'discount', label: t('Cart.Discount'), amount: money(minor(-totals.discount)) }]
      : []),
    ...(totals.tip > 0 ? [{ id: 'tip', label: t('Cart.TipLine'), amount: money(totals.tip) }] : []),
    { id: 'total', label: t('Cart.Total'), amount: money(totals.total), isTotal: true },
    ...(order.givenBack > 0
      ? [{ id: 'back', label: t('Receipt.GivenBack'), amount: money(minor(-order.givenBack)) }]
      : []),
    // Not one of the addends: the total has it in (F-57).
    ...totals.vat.map(({ rate, amount }) => ({
      id: `vat-${rate}`,
      label: t('Cart.Vat', { rate }),
      amount: money(amount),
    })),
    { id: 'vat', label: t('Receipt.VatTotal'), amount: money(totals.totalVat) },
    { id: 'net', label: t('Receipt.TotalExVat'), amount: money(totals.totalExcludingVat) },
  ];
}

export const progressSteps = (order: Pick<Order, 'type' | 'table'>, t: Translate): OrderStep[] => [
  { id: 'RECEIVED', label: t('OrderStatus.Step.Received'), icon: 'check' },
  { id: 'PREPARING', label: t('OrderStatus.Step.Preparing'), icon: 'flame' },
  { id: 'READY', label: t('OrderStatus.Step.Ready'), icon: 'bell' },
  {
    id: 'DONE',
    label: t(order.table ? 'OrderStatus.Step.Served' : 'OrderStatus.Step.Collected'),
    icon: 'bag',
  },
];

export const MOODS: Record<Order['status'], Mood> = {
  PENDING: 'waiting',
  ACCEPTED: 'cooking',
  FINALIZING: 'cooking',
  READY: 'ready',
  COMPLETED: 'done',
  REJECTED: 'rejected',
};

/** Address and phone as what a phone can open: a guest on the way looks for both (ORDER-24). */
export function storeLines(
  venue: GuestOrder['venue'],
  t: Translate,
): { text: string; href?: string }[] {
  const { location, phone, organizationId } = venue;
  const address = [location?.street ?? location?.name, location?.city].filter(Boolean).join(', ');
  return [
    ...(address
      ? [
          {
            text: address,
            href: `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`,
          },
        ]
      : []),
    ...(phone
      ? [{ text: t('Receipt.Phone', { phone }), href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }]
      : []),
    ...(organizationId
      ? [{ text: t('Receipt.OrganisationNumber', { number: organizationId }) }]
      : []),
  ];
}

/** Where the order stands on its way; null at the end of it, where only the receipt is left (ORDER-17). */
export function progressOf(status: Order['status']): 'RECEIVED' | 'PREPARING' | 'READY' | null {
  switch (status) {
    case 'PENDING':
      return 'RECEIVED';
    case 'ACCEPTED':
    case 'FINALIZING':
      return 'PREPARING';
    case 'READY':
      return 'READY';
    case 'COMPLETED':
    case 'REJECTED':
      return null;
    default:
      return unreachable(status);
  }
}
