import { minutesLeft } from '@tallrik/domain/orders/order-banner';
import { unreachable } from '@tallrik/domain/unreachable';
import type { BoardOrder } from './board.ts';
import { promisedAtMs } from './board-columns.ts';
import { alarmOf, unanswered } from './unanswered.ts';

/** How long an order counts as new: it flashes and shows seconds. */
export const NEW_FOR_SECONDS = 60;
/** Beyond this, "For 19:15" says more than "Due in 143 min". */
const CLOCK_BEYOND_MINUTES = 60;

export type OrderTiming =
  | { kind: 'ASAP'; seconds: number }
  | { kind: 'ANSWER'; seconds: number }
  | { kind: 'SCHEDULED'; atMs: number }
  | { kind: 'DUE'; minutes: number; wishedAtMs: number | null }
  | { kind: 'OVERDUE'; minutes: number }
  | { kind: 'STANDING'; minutes: number }
  | { kind: 'DONE'; atMs: number };

const msOf = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds;

/** Whole units that have passed; a clock that runs ahead of the server's must not show -1. */
const passed = (sinceMs: number, nowMs: number, unitMs: number): number =>
  Math.max(0, Math.floor((nowMs - sinceMs) / unitMs));

/** What the head of a card counts, by the server's clock. */
export function orderTiming(order: BoardOrder, nowMs: number): OrderTiming {
  switch (order.status) {
    case 'PENDING':
      if (alarmOf(order, nowMs) !== 'CALM') return answerTiming(order, nowMs);
      return order.desiredTime === null
        ? { kind: 'ASAP', seconds: passed(msOf(order.createdAt), nowMs, 1_000) }
        : { kind: 'SCHEDULED', atMs: msOf(order.desiredTime) };
    case 'ACCEPTED':
    case 'FINALIZING':
      return preparingTiming(order, nowMs);
    case 'READY':
      return { kind: 'STANDING', minutes: passed(msOf(order.movedAt), nowMs, 60_000) };
    case 'COMPLETED':
    case 'REJECTED':
      return { kind: 'DONE', atMs: msOf(order.movedAt) };
    default:
      return unreachable(order.status);
  }
}

/** Towards the end only that counts, whenever the food is wanted. */
function answerTiming(order: BoardOrder, nowMs: number): OrderTiming {
  const leftMs = (unanswered(order)?.answerByMs ?? nowMs) - nowMs;
  return { kind: 'ANSWER', seconds: Math.max(0, Math.ceil(leftMs / 1_000)) };
}

function preparingTiming(order: BoardOrder, nowMs: number): OrderTiming {
  const promisedMs = promisedAtMs(order);
  if (promisedMs === null) {
    return { kind: 'STANDING', minutes: passed(msOf(order.movedAt), nowMs, 60_000) };
  }
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs);
  const minutes = minutesLeft(order.estimatedFinishTime ?? order.desiredTime, now);
  if (minutes === null) {
    return { kind: 'OVERDUE', minutes: Math.max(1, passed(promisedMs, nowMs, 60_000)) };
  }
  if (minutes > CLOCK_BEYOND_MINUTES) return { kind: 'SCHEDULED', atMs: promisedMs };
  const wishedAtMs = order.desiredTime === null ? null : msOf(order.desiredTime);
  return { kind: 'DUE', minutes, wishedAtMs };
}

/** Derived from the server's clock, so that every screen of the kitchen flashes for the same orders. */
export const isNewOrder = (order: BoardOrder, nowMs: number): boolean =>
  order.status === 'PENDING' && nowMs - msOf(order.createdAt) < NEW_FOR_SECONDS * 1_000;
