import { ok, refused, type Result } from '../result.ts';
import { type Order, type OrderStatus, REJECT_REASONS, type RejectReason } from './order.ts';

/** D-91 as data: forward with steps skipped, never backward; two statuses are final. */
export const ORDER_MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PENDING: ['ACCEPTED', 'FINALIZING', 'READY', 'COMPLETED', 'REJECTED'],
  ACCEPTED: ['FINALIZING', 'READY', 'COMPLETED', 'REJECTED'],
  FINALIZING: ['READY', 'COMPLETED', 'REJECTED'],
  READY: ['COMPLETED'],
  COMPLETED: [],
  REJECTED: [],
};

/** Nobody else moves an order: a guest's token never reaches this (D-91). */
export type OrderActor =
  | { kind: 'STAFF'; staffId: string }
  | { kind: 'SERVER'; timer: 'UNANSWERED' | 'NOT_FETCHED' };

export type OrderMove = {
  to: OrderStatus;
  /** The version the mover saw: a second click on an old board is refused, not applied twice. */
  version: number;
  actor: OrderActor;
  at: Temporal.Instant;
  /** With ACCEPTED or FINALIZING: minutes until the food is done. */
  estimatedMinutes?: number;
  /** With REJECTED, and only then. */
  rejectReason?: RejectReason;
};

export type OrderMoveRefusal =
  | 'ORDER_VERSION_CONFLICT'
  | 'ORDER_MOVE_NOT_ALLOWED'
  | 'REJECT_REASON_REQUIRED';

/** What is kept of every move: who, when, from where to where. */
export type OrderMoveRecord = {
  orderId: string;
  version: number;
  from: OrderStatus;
  to: OrderStatus;
  actor: OrderActor;
  at: string;
  rejectReason: RejectReason | null;
};

export const canMove = (from: OrderStatus, to: OrderStatus): boolean =>
  ORDER_MOVES[from].includes(to);

export const isFinalStatus = (status: OrderStatus): boolean => ORDER_MOVES[status].length === 0;

/** What a move reads and writes: the whole order on the server, its card on a board. */
type MovableOrder = Pick<
  Order,
  'id' | 'status' | 'rejectReason' | 'estimatedFinishTime' | 'version'
>;

export function moveOrder<Moved extends MovableOrder>(
  order: Moved,
  move: OrderMove,
): Result<{ order: Moved; record: OrderMoveRecord }, OrderMoveRefusal> {
  if (move.version !== order.version) return refused('ORDER_VERSION_CONFLICT');
  if (!canMove(order.status, move.to)) return refused('ORDER_MOVE_NOT_ALLOWED');
  const rejectReason = move.to === 'REJECTED' ? (move.rejectReason ?? null) : null;
  if (move.to === 'REJECTED' && !isReasonOf(move.actor, rejectReason)) {
    return refused('REJECT_REASON_REQUIRED');
  }
  const moved: Moved = {
    ...order,
    status: move.to,
    rejectReason,
    estimatedFinishTime: estimateAfter(order, move),
    version: order.version + 1,
  };
  const { to, actor } = move;
  const at = move.at.toString();
  const record = { version: moved.version, from: order.status, to, actor, at, rejectReason };
  return ok({ order: moved, record: { orderId: order.id, ...record } });
}

/** NO_RESPONSE is the timer's word: a kitchen that answers has one of the four reasons (D-92). */
const isReasonOf = (actor: OrderActor, reason: RejectReason | null): boolean =>
  actor.kind === 'SERVER'
    ? reason === 'NO_RESPONSE'
    : REJECT_REASONS.some((choosable) => choosable === reason);

function estimateAfter(
  order: MovableOrder,
  { to, at, estimatedMinutes }: OrderMove,
): string | null {
  const isCooking = to === 'ACCEPTED' || to === 'FINALIZING';
  if (!isCooking || estimatedMinutes === undefined) return order.estimatedFinishTime;
  return at.add({ minutes: estimatedMinutes }).toString();
}
