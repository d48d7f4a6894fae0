import type { Order } from './order.ts';

/**
 * When the kitchen begins with an order for later: its time minus what the kitchen needs. Null for one
 * that is wanted at once, or so soon that it has to begin at once.
 */
export function handOverTime(
  order: Pick<Order, 'desiredTime' | 'createdAt'>,
  waitMinutes: number,
): Temporal.Instant | null {
  if (order.desiredTime === null) return null;
  const begins = Temporal.Instant.from(order.desiredTime).subtract({ minutes: waitMinutes });
  return Temporal.Instant.compare(begins, Temporal.Instant.from(order.createdAt)) > 0
    ? begins
    : null;
}

export const isForLater = (handOverAt: Temporal.Instant | null, now: Temporal.Instant): boolean =>
  handOverAt !== null && Temporal.Instant.compare(now, handOverAt) < 0;
