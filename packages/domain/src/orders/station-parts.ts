import { ok, refused, type Result } from '../result.ts';
import type { OrderStatus } from './order.ts';
import { UNDO_WITHIN_SECONDS, type UndoRefusal } from './undo-move.ts';

/** What one station has to do with an order. */
export type OrderPart<Line> = { stationId: string; lines: Line[]; isReady: boolean };

/** KITCHEN-02, KITCHEN-03: the parts of an order in the stations' place; a station without a line has none. */
export function orderParts<Line extends { stationId: string }>(
  order: {
    status: OrderStatus;
    items: readonly Line[];
    /** Stations that have said so themselves. */
    readyStations: readonly string[];
  },
  stations: readonly { id: string }[],
): OrderPart<Line>[] {
  const isWholeReady = order.status === 'READY' || order.status === 'COMPLETED';
  return stations
    .map(({ id }) => ({
      stationId: id,
      lines: order.items.filter(({ stationId }) => stationId === id),
      isReady: isWholeReady || order.readyStations.includes(id),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** How many dishes there are, equal ones counted one by one. */
export const dishCount = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((count, { quantity }) => count + quantity, 0);

/** A part as somebody has marked it: with which dishes, by their place in the order. */
export type MarkedPart = { stationId: string; positions: readonly number[] };

/**
 * D-300: the stations that are ready, where each dish of the order is made now. A mark counts for the dishes it was made
 * with: one that somebody has moved to a station since would otherwise be ready without having been cooked.
 */
export const readyStations = (
  marked: readonly MarkedPart[],
  stationOfDish: readonly string[],
): string[] =>
  marked
    .filter(({ stationId, positions }) =>
      stationOfDish.every((station, at) => station !== stationId || positions.includes(at)),
    )
    .map(({ stationId }) => stationId);

export type PartRefusal = 'PART_NOT_ALLOWED' | 'STATION_HAS_NO_PART';

/** What a station's "ready" does: nothing new, its part, or the whole order with it. */
export type PartMove = 'ALREADY' | 'PART' | 'WHOLE';

const isCooked = (status: OrderStatus): boolean => status === 'ACCEPTED' || status === 'FINALIZING';

/** KITCHEN-03: the order is ready when all of its stations are. A second tap, or one beside another, is no mistake. */
export function markPart(
  status: OrderStatus,
  parts: readonly Pick<OrderPart<unknown>, 'stationId' | 'isReady'>[],
  stationId: string,
): Result<PartMove, PartRefusal> {
  const part = parts.find((one) => one.stationId === stationId);
  if (!part) return refused('STATION_HAS_NO_PART');
  if (part.isReady) return ok('ALREADY');
  if (!isCooked(status)) return refused('PART_NOT_ALLOWED');
  const isLast = parts.every((one) => one.isReady || one === part);
  return ok(isLast ? 'WHOLE' : 'PART');
}

/** A part that was marked: by whom, when, and which version of the order that made. */
export type ReadyPart = { stationId: string; staffId: string; at: string; version: number };

/**
 * A part can be taken back within 30 seconds by who marked it, as a move can (decision 0013). The one that made the
 * whole order ready takes that back with it, while nothing has followed.
 */
export function undoPart(
  order: { status: OrderStatus; version: number },
  part: ReadyPart | null,
  undo: { staffId: string; at: Temporal.Instant },
): Result<'PART' | 'WHOLE', Exclude<UndoRefusal, 'ORDER_VERSION_CONFLICT'>> {
  if (part === null) return refused('UNDO_NOT_ALLOWED');
  if (part.staffId !== undo.staffId) return refused('UNDO_NOT_YOURS');
  const until = Temporal.Instant.from(part.at).add({ seconds: UNDO_WITHIN_SECONDS });
  if (Temporal.Instant.compare(undo.at, until) > 0) return refused('UNDO_TOO_LATE');
  if (isCooked(order.status)) return ok('PART');
  return order.status === 'READY' && order.version === part.version
    ? ok('WHOLE')
    : refused('UNDO_NOT_ALLOWED');
}
