import type { BoardOrder, BoardOrderItem } from '@tallrik/contract/generated/staff-resolvers';
import type { Currency } from '@tallrik/domain/money/currency';
import { isForLater } from '@tallrik/domain/orders/hand-over';
import type { OrderItem } from '@tallrik/domain/orders/order';
import { readyStations } from '@tallrik/domain/orders/station-parts';
import type { Station } from '@tallrik/domain/orders/stations';
import type { OrderRecord } from './order-store.ts';

/** What a kitchen knows of dishes: as the menu and the venue's stations say now. */
export type KitchenMenu = {
  /** What a dish with its additions contains. */
  allergensOf: (item: OrderItem) => string[];
  /** In their place; never empty. */
  stations: readonly Station[];
  /** Where a dish is made. */
  stationOf: (itemId: string) => string;
};
export type LoadKitchenMenu = (companyId: string, venueId: string) => Promise<KitchenMenu>;

/** The order as a kitchen reads it: equal dishes counted, no prices per dish, of the guest what is called out. */
export const boardOrder = (
  order: OrderRecord,
  { now, ...kitchen }: Pick<KitchenMenu, 'allergensOf' | 'stationOf'> & { now: Temporal.Instant },
) =>
  ({
    id: order.id,
    easyId: order.easyId,
    isTest: order.isTest,
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
    items: countedItems(order.items, kitchen),
    readyStations: readyStations(order.markedParts, stationsOfDishes(order, kitchen.stationOf)),
    total: order.total,
    currency: order.currency as Currency,
    rejectReason: order.rejectReason,
  }) satisfies BoardOrder;

/** Where each dish of an order is made, in their place. */
export const stationsOfDishes = (
  order: Pick<OrderRecord, 'items'>,
  stationOf: KitchenMenu['stationOf'],
): string[] => order.items.map((item) => stationOf(item.entry.item.id));

/** Somebody may have to be asked about it; afterwards a phone number is nobody's business (D-272). */
export const isRunning = ({ status }: Pick<OrderRecord, 'status'>): boolean =>
  status !== 'COMPLETED' && status !== 'REJECTED';

/** Nobody has to cook it yet, and nobody has begun. */
const isWaiting = ({ status, handOverAt }: OrderRecord, now: Temporal.Instant): boolean =>
  (status === 'PENDING' || status === 'ACCEPTED') &&
  isForLater(handOverAt ? Temporal.Instant.from(handOverAt) : null, now);

function countedItems(
  items: readonly OrderItem[],
  { allergensOf, stationOf }: Pick<KitchenMenu, 'allergensOf' | 'stationOf'>,
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
      stationId: stationOf(item.entry.item.id),
    };
    const key = JSON.stringify([item.entry.id, line.variations, line.removedVariations]);
    counted.set(key, { ...line, quantity: (counted.get(key)?.quantity ?? 0) + 1 });
  }
  return [...counted.values()];
}
