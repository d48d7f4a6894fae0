import { isForLater } from '@tallrik/domain/orders/hand-over';
import type { OrderStatus } from '@tallrik/domain/orders/order';
import type { BoardOrder } from './board.ts';

export const COLUMNS = ['PENDING', 'SCHEDULED', 'PREPARING', 'READY', 'DONE'] as const;
export type Column = (typeof COLUMNS)[number];

/** Where an order stands once its time has come. */
export const COLUMN_OF: Readonly<Record<OrderStatus, Column>> = {
  PENDING: 'PENDING',
  ACCEPTED: 'PREPARING',
  FINALIZING: 'PREPARING',
  READY: 'READY',
  COMPLETED: 'DONE',
  REJECTED: 'DONE',
};

export type BoardColumns = Readonly<Record<Column, readonly BoardOrder[]>>;

const msOf = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds;

/** When the food is promised: what the kitchen said, else what the guest chose. */
export const promisedAtMs = (order: BoardOrder): number | null => {
  const promised = order.estimatedFinishTime ?? order.desiredTime;
  return promised === null ? null : msOf(promised);
};

/**
 * Accepted, and nobody has to cook it yet. One that is not answered stays among the new ones: left in the column of
 * later ones it would be rejected for want of an answer (D-92).
 */
export const isScheduled = ({ status, prepareAt }: BoardOrder, now: Temporal.Instant): boolean =>
  status === 'ACCEPTED' && isForLater(prepareAt ? Temporal.Instant.from(prepareAt) : null, now);

const urgency: Readonly<Record<Column, (order: BoardOrder) => number>> = {
  // Nobody's order is refused for want of an answer (D-92) while a younger one is taken.
  PENDING: (order) => msOf(order.createdAt),
  SCHEDULED: (order) => msOf(order.prepareAt ?? order.createdAt),
  PREPARING: (order) => promisedAtMs(order) ?? msOf(order.createdAt),
  READY: (order) => msOf(order.movedAt),
  // The last one finished is the one somebody asks about.
  DONE: (order) => -msOf(order.movedAt),
};

/** Without what was over before midnight: of the day before a board knows only what was lost, for the bar above it. */
export function ofToday(
  orders: readonly BoardOrder[],
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): readonly BoardOrder[] {
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone);
  const todayMs = now.startOfDay().epochMilliseconds;
  return orders.filter(
    ({ status, movedAt }) => COLUMN_OF[status] !== 'DONE' || msOf(movedAt) >= todayMs,
  );
}

/** Every order in its column, what needs hands first on top. */
export function boardColumns(
  orders: readonly BoardOrder[],
  nowMs: number,
  /** Of a station's board: its part of an order that is still cooked elsewhere is done. */
  isPartReady: (order: BoardOrder) => boolean = () => false,
): BoardColumns {
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs);
  const standsIn = (order: BoardOrder) => {
    if (COLUMN_OF[order.status] === 'PREPARING' && isPartReady(order)) return 'READY';
    return isScheduled(order, now) ? 'SCHEDULED' : COLUMN_OF[order.status];
  };
  const columnOf = (column: Column) =>
    orders
      .filter((order) => standsIn(order) === column)
      .map((order) => ({ order, rank: urgency[column](order) }))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ order }) => order);
  return {
    PENDING: columnOf('PENDING'),
    SCHEDULED: columnOf('SCHEDULED'),
    PREPARING: columnOf('PREPARING'),
    READY: columnOf('READY'),
    DONE: columnOf('DONE'),
  };
}
