import type { BoardOrder, BoardOrderItem } from '@tallrik/contract/generated/staff-resolvers';
import type { Currency } from '@tallrik/domain/money/currency';
import { isForLater } from '@tallrik/domain/orders/hand-over';
import type { OrderItem } from '@tallrik/domain/orders/order';
import type { OrderRecord } from './order-store.ts';

/** What a dish with its additions contains, as the menu of the order's company says now. */
export type AllergensOf = (companyId: string) => Promise<(item: OrderItem) => string[]>;

/** The order as a kitchen reads it: equal dishes counted, no prices per dish, of the guest what is called out. */
export const boardOrder = (
  order: OrderRecord,
  { allergensOf, now }: { allergensOf: (item: OrderItem) => string[]; now: Temporal.Instant },
): BoardOrder => ({
  id: order.id,
  easyId: order.easyId,
  status: order.status,
  type: order.type,
  version: order.version,
  createdAt: order.createdAt,
  answerBy: order.status === 'PENDING' ? order.answerBy : null,
  answerFrom: order.status === 'PENDING' ? order.answerFrom : null,
  desiredTime: order.desiredTime,
  estimatedFinishTime: order.estimatedFinishTime,
  extensions: order.extensions,
  acceptedAt: order.acceptedAt,
  movedAt: order.movedAt,
  prepareAt: order.handOverAt,
  isScheduled: isWaiting(order, now),
  comment: order.comment,
  guestName: order.guestName,
  hasPhone: order.hasPhone && isRunning(order),
  table: order.table ? { code: order.table.code } : null,
  // A bill and an invoice have a payment too: one that says what is owed.
  isPaid: order.paidBy === 'CARD' || order.paidBy === 'FREE',
  isPayLater: order.isPayLater,
  isOnInvoice: order.paidBy === 'INVOICE',
  items: countedItems(order.items, allergensOf),
  total: order.total,
  currency: order.currency as Currency,
  rejectReason: order.rejectReason,
});

/** Somebody may have to be asked about it; afterwards a phone number is nobody's business (D-272). */
export const isRunning = ({ status }: Pick<OrderRecord, 'status'>): boolean =>
  status !== 'COMPLETED' && status !== 'REJECTED';

/** Nobody has to cook it yet, and nobody has begun. */
const isWaiting = ({ status, handOverAt }: OrderRecord, now: Temporal.Instant): boolean =>
  (status === 'PENDING' || status === 'ACCEPTED') &&
  isForLater(handOverAt ? Temporal.Instant.from(handOverAt) : null, now);

function countedItems(
  items: readonly OrderItem[],
  allergensOf: (item: OrderItem) => string[],
): BoardOrderItem[] {
  const counted = new Map<string, BoardOrderItem>();
  for (const item of items) {
    const line = {
      itemId: item.entry.item.id,
      title: item.entry.item.title,
      variations: item.variations.map((variation) => variation.name),
      removedVariations: item.removedVariations.map((variation) => variation.name),
      ageRestricted: item.ageRestricted,
      allergens: allergensOf(item),
    };
    const key = JSON.stringify([item.entry.id, line.variations, line.removedVariations]);
    counted.set(key, { ...line, quantity: (counted.get(key)?.quantity ?? 0) + 1 });
  }
  return [...counted.values()];
}
