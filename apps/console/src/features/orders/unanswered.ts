import { answerAlarm, isCalling, type AnswerAlarm } from '@tallrik/domain/orders/answer-alarm';
import type { RingKind } from '../../shared/bell/bell.ts';
import type { BoardOrder } from './board.ts';

const msOf = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds;

/** The two moments an unanswered order lives between; null for every other. */
export const unanswered = ({ status, answerFrom, answerBy }: BoardOrder) =>
  status === 'PENDING' && answerFrom !== null && answerBy !== null
    ? { answerFromMs: msOf(answerFrom), answerByMs: msOf(answerBy) }
    : null;

export function alarmOf(order: BoardOrder, nowMs: number): AnswerAlarm {
  const waiting = unanswered(order);
  return waiting ? answerAlarm(waiting, nowMs) : 'CALM';
}

/** When somebody put an order aside, by its id. */
export type PutAside = ReadonlyMap<string, number>;

/** Ids of the orders that the board rings for. */
export const callingOrders = (
  orders: readonly BoardOrder[],
  putAside: PutAside,
  nowMs: number,
): ReadonlySet<string> =>
  new Set(
    orders
      .filter((order) => {
        const waiting = unanswered(order);
        return waiting !== null && isCalling(waiting, putAside.get(order.id) ?? null, nowMs);
      })
      .map(({ id }) => id),
  );

/** What the bell has to say, if anything: the most pressing first. */
export function ringFor(
  orders: readonly BoardOrder[],
  calling: ReadonlySet<string>,
  { nowMs, isOffline }: { nowMs: number; isOffline: boolean },
): RingKind | null {
  const called = orders.filter(({ id }) => calling.has(id));
  if (called.some((order) => alarmOf(order, nowMs) === 'LAST')) return 'URGENT';
  if (called.length > 0) return 'ORDER';
  return isOffline ? 'OFFLINE' : null;
}
