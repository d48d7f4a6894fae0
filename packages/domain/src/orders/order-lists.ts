import { addMinor, type Minor, subtractMinor } from '../money/minor.ts';
import { isFinalStatus } from './move-order.ts';
import type { Order, OrderItem } from './order.ts';

/** ORDER-32 */
export const HISTORY_LENGTH = 30;
/** ORDER-11, DATA-40 */
export const ANONYMOUS_ORDER_RETENTION_MS = 60 * 60 * 1000;

/** ORDER-09: midnight at the beginning of yesterday, on the venue's wall, which on two nights a year is not 24 h ago. */
export const startOfYesterday = (now: Temporal.Instant, timeZone: string): Temporal.Instant =>
  now
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .subtract({ days: 1 })
    .toZonedDateTime(timeZone)
    .toInstant();

type Dated = { createdAt: string; desiredTime?: string | null };

/** The moment an order is for, from which its age counts: Thursday's dinner, ordered on Monday, is Thursday's (D-312). */
const wantedAt = ({ createdAt, desiredTime }: Dated): Temporal.Instant =>
  Temporal.Instant.from(desiredTime ?? createdAt);

type Active = Pick<Order, 'status' | 'confirmed' | 'createdAt' | 'desiredTime'>;

/**
 * Not final and not of the day before yesterday (ORDER-09), or rejected and not yet seen by the guest: that nothing will
 * be cooked is told however long ago the order was made.
 */
export const isActiveOrder = (order: Active, now: Temporal.Instant, timeZone: string): boolean =>
  isRejectionUnseen(order) ||
  (!isFinalStatus(order.status) &&
    Temporal.Instant.compare(wantedAt(order), startOfYesterday(now, timeZone)) >= 0);

/** ORDER-14: opens the full-screen notice. */
export const isRejectionUnseen = (order: Pick<Order, 'status' | 'confirmed'>): boolean =>
  order.status === 'REJECTED' && !order.confirmed;

/** ORDER-11, D-100: older ones leave the device; their receipt stays at its address. */
export const freshAnonymousOrders = <StoredOrder extends Dated>(
  orders: readonly StoredOrder[],
  now: Temporal.Instant,
): StoredOrder[] =>
  orders.filter(
    (order) =>
      now.epochMilliseconds - wantedAt(order).epochMilliseconds <= ANONYMOUS_ORDER_RETENTION_MS,
  );

type Followed = { id: string; createdAt: string };

/**
 * What the guest hears of: each order once, though a signed-in guest at a table has it both as an own and as an
 * anonymous one (F-38); newest first.
 */
export function followedOrders(
  own: readonly Followed[],
  anonymous: readonly Followed[],
): Followed[] {
  const ownIds = new Set(own.map(({ id }) => id));
  return [...own, ...anonymous.filter(({ id }) => !ownIds.has(id))].toSorted(newestFirst);
}

/**
 * Which of them have a banner; of a rejected one a notice tells (ORDER-14). At a table only the most recent active one
 * (ORDER-10), the newest of all once none is: a fetched one must not hide one that is being cooked.
 * @param newestFirstOrders with the status where it has been read
 */
export function banneredOrders<Listed extends { status: Order['status'] | null }>(
  newestFirstOrders: readonly Listed[],
  isAtTable: boolean,
): Listed[] {
  const shown = newestFirstOrders.filter(({ status }) => status !== 'REJECTED');
  if (!isAtTable) return shown;
  const isActive = ({ status }: Listed) => status === null || !isFinalStatus(status);
  const only = shown.find(isActive) ?? shown[0];
  return only === undefined ? [] : [only];
}

/** F-36: what still runs stands above the history, which holds final ones only. */
export const runningOrders = <Listed extends Pick<Order, 'status' | 'createdAt'>>(
  orders: readonly Listed[],
): Listed[] => orders.filter(({ status }) => !isFinalStatus(status)).toSorted(newestFirst);

/** ORDER-32, ORDER-33, D-99: the last 30 final ones, no table orders, none without items. */
export const historyOrders = <
  Listed extends Pick<Order, 'status' | 'isTableOrder' | 'createdAt' | 'items'>,
>(
  orders: readonly Listed[],
): Listed[] =>
  orders
    .filter((order) => isFinalStatus(order.status) && !order.isTableOrder)
    .toSorted(newestFirst)
    .slice(0, HISTORY_LENGTH)
    .filter((order) => order.items.length > 0);

/** ORDER-34 */
export const historyAmount = (order: Pick<Order, 'items' | 'fees'>): Minor =>
  addMinor(
    ...[...order.items, ...order.fees].map(({ price }) =>
      subtractMinor(price.amount, price.discount),
    ),
  );

/** D-74: what costs nothing, by whatever discount, earns no stamps; nor does a dish that was given, for its extras (D-330). */
export const isPaidFor = ({ price, entry }: Pick<OrderItem, 'price' | 'entry'>): boolean =>
  price.amount > price.discount && !entry.isGiven;

const newestFirst = (one: { createdAt: string }, other: { createdAt: string }): number =>
  Temporal.Instant.compare(
    Temporal.Instant.from(other.createdAt),
    Temporal.Instant.from(one.createdAt),
  );
