import type { OrderStatus } from '@tallrik/domain/orders/order';
import type { BoardOrder } from './board.ts';

export const COLUMNS = ['PENDING', 'PREPARING', 'READY', 'DONE'] as const;
export type Column = (typeof COLUMNS)[number];

const COLUMN_OF: Readonly<Record<OrderStatus, Column>> = {
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

const urgency: Readonly<Record<Column, (order: BoardOrder) => number>> = {
  // Nobody's order is refused for want of an answer (D-92) while a younger one is taken.
  PENDING: (order) => msOf(order.createdAt),
  PREPARING: (order) => promisedAtMs(order) ?? msOf(order.createdAt),
  READY: (order) => msOf(order.movedAt),
  // The last one finished is the one somebody asks about.
  DONE: (order) => -msOf(order.movedAt),
};

/** Every order in its column, what needs hands first on top. */
export function boardColumns(orders: readonly BoardOrder[]): BoardColumns {
  const columnOf = (column: Column) =>
    orders
      .filter((order) => COLUMN_OF[order.status] === column)
      .map((order) => ({ order, rank: urgency[column](order) }))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ order }) => order);
  return {
    PENDING: columnOf('PENDING'),
    PREPARING: columnOf('PREPARING'),
    READY: columnOf('READY'),
    DONE: columnOf('DONE'),
  };
}
