import { extendPromise, type ExtensionMinutes } from '@tallrik/domain/orders/extend-promise';
import { moveOrder, type OrderMove } from '@tallrik/domain/orders/move-order';
import type { OrderStatus, REJECT_REASONS } from '@tallrik/domain/orders/order';
import { markPart, orderParts } from '@tallrik/domain/orders/station-parts';
import type { BoardOrder } from './board.ts';

export type ChoosableReason = (typeof REJECT_REASONS)[number];

type Tap = {
  orderId: string;
  easyId: string;
  /** When it was tapped, by the server's clock. */
  atMs: number;
};

/** A step forward, not yet confirmed by the server. */
export type PendingMove = Tap &
  Pick<OrderMove, 'to' | 'version' | 'estimatedMinutes'> & { rejectReason?: ChoosableReason };

/** A slip taken back, not yet confirmed; `version` is the one the slip made. */
export type PendingUndo = Tap & { version: number; backTo: OrderStatus };

/** Minutes added to a promise, not yet confirmed; `promisedMs` is what the guest should read then. */
export type PendingExtension = Tap & {
  version: number;
  addMinutes: ExtensionMinutes;
  promisedMs: number;
};

/** A station's part marked ready, or that taken back; not yet confirmed. */
export type PendingPart = Tap & { version: number; stationId: string; isReady: boolean };

export type PendingTap = PendingMove | PendingUndo | PendingExtension | PendingPart;

export const isUndo = (tap: PendingTap): tap is PendingUndo => 'backTo' in tap;
export const isExtension = (tap: PendingTap): tap is PendingExtension => 'addMinutes' in tap;
export const isPart = (tap: PendingTap): tap is PendingPart => 'stationId' in tap;
export const isMove = (tap: PendingTap): tap is PendingMove => 'to' in tap;

/** The same tap, also when one of them was read from the device's storage. */
export const isSameTap = (one: PendingTap, other: PendingTap): boolean =>
  one.orderId === other.orderId &&
  one.version === other.version &&
  isUndo(one) === isUndo(other) &&
  isExtension(one) === isExtension(other) &&
  partOf(one) === partOf(other);

const partOf = (tap: PendingTap): string => (isPart(tap) ? `${tap.stationId} ${tap.isReady}` : '');

/** The board as it will be: the server's orders with the taps on their way applied by the domain's own rule. */
export function withPendingTaps(
  orders: readonly BoardOrder[],
  pending: readonly PendingTap[],
  staffId: string,
): readonly BoardOrder[] {
  return pending.reduce<readonly BoardOrder[]>(
    (current, tap) =>
      current.map((order) => {
        if (order.id !== tap.orderId) return order;
        if (isExtension(tap)) return extended(order, tap);
        if (isPart(tap)) return withPart(order, tap, staffId);
        return isUndo(tap) ? undone(order, tap) : moved(order, tap, staffId);
      }),
    orders,
  );
}

function moved(order: BoardOrder, move: PendingMove, staffId: string): BoardOrder {
  const at = Temporal.Instant.fromEpochMilliseconds(move.atMs);
  const result = moveOrder(order, { ...move, actor: { kind: 'STAFF', staffId }, at });
  // Refused here means that the server's board is already further than this tap.
  return result.ok ? { ...result.value.order, movedAt: result.value.record.at } : order;
}

/** As the server will answer: with the last part the order is ready, and without it no longer. */
function withPart(order: BoardOrder, tap: PendingPart, staffId: string): BoardOrder {
  const others = order.readyStations.filter((id) => id !== tap.stationId);
  if (!tap.isReady) {
    const status = order.status === 'READY' ? 'ACCEPTED' : order.status;
    return { ...order, status, readyStations: others, version: order.version + 1 };
  }
  const readyStations = [...others, tap.stationId];
  const marked = markPart(order.status, partsOf(order), tap.stationId);
  if (!marked.ok || marked.value === 'ALREADY') return order;
  if (marked.value === 'PART') return { ...order, readyStations, version: order.version + 1 };
  const { orderId, easyId, atMs } = tap;
  const whole = { orderId, easyId, atMs, version: order.version, to: 'READY' as const };
  return moved({ ...order, readyStations }, whole, staffId);
}

/** The parts of an order, of whichever stations its dishes are. */
const partsOf = (order: BoardOrder) =>
  orderParts(
    order,
    [...new Set(order.items.map(({ stationId }) => stationId))].map((id) => ({ id })),
  );

function extended(
  order: BoardOrder,
  { version, addMinutes, atMs }: Pick<PendingExtension, 'version' | 'addMinutes' | 'atMs'>,
): BoardOrder {
  const at = Temporal.Instant.fromEpochMilliseconds(atMs);
  const result = extendPromise(order, { version, minutes: addMinutes, at });
  return result.ok ? result.value : order;
}

/** The tap that adds minutes to what this order was promised; null where the domain allows none. */
export function extensionOf(
  order: BoardOrder,
  addMinutes: ExtensionMinutes,
  atMs: number,
): PendingExtension | null {
  const { id: orderId, easyId, version } = order;
  const { estimatedFinishTime: promised } = extended(order, { version, addMinutes, atMs });
  if (promised === null || promised === order.estimatedFinishTime) return null;
  const promisedMs = Temporal.Instant.from(promised).epochMilliseconds;
  return { orderId, easyId, version, addMinutes, promisedMs, atMs };
}

function undone(order: BoardOrder, undo: PendingUndo): BoardOrder {
  if (order.version !== undo.version) return order;
  return {
    ...order,
    status: undo.backTo,
    version: order.version + 1,
    estimatedFinishTime: undo.backTo === 'PENDING' ? null : order.estimatedFinishTime,
  };
}

/** What the server answers to a tap whose first answer was lost on its way: it is done, or never came. */
export function isAlreadyDone(tap: PendingTap, order: BoardOrder): boolean {
  if (isExtension(tap)) return order.version === tap.version + 1 && hasPromised(order, tap);
  if (isPart(tap)) return isPartDone(tap, order);
  if (!isUndo(tap)) return order.status === tap.to && order.version === tap.version + 1;
  const hasNeverMoved = order.version === tap.version - 1;
  return hasNeverMoved || (order.status === tap.backTo && order.version === tap.version + 1);
}

const isPartDone = ({ stationId, isReady }: PendingPart, order: BoardOrder): boolean =>
  partsOf(order).some((part) => part.stationId === stationId && part.isReady === isReady);

/** Of two who add minutes at once the one who needs fewer has them; the other one reads that somebody was first. */
const hasPromised = ({ estimatedFinishTime }: BoardOrder, { promisedMs }: PendingExtension) =>
  estimatedFinishTime !== null &&
  Temporal.Instant.from(estimatedFinishTime).epochMilliseconds >= promisedMs;
