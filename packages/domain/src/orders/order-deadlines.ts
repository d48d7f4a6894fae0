import type { Order } from './order.ts';

/** D-92: an order nobody answers is rejected by the server; a company may choose another time. */
export const ANSWER_WITHIN_MINUTES = 10;
/** D-320: a service that nobody could reach for so long was away. */
export const OUTAGE_FROM_SECONDS = 10;
/** D-320: from the end of an outage on a kitchen has at least this long to answer what came to its end meanwhile. */
export const ANSWERABLE_AFTER_OUTAGE_MINUTES = 2;
/** D-91: what was not fetched by then has been fetched without a click. */
export const COMPLETES_AFTER_READY_HOURS = 3;

/**
 * When a PENDING order counts as unanswered. `opensAt` is the venue's next opening when the order
 * came in while it was closed: nobody is in the kitchen at night to answer tomorrow's lunch.
 */
export function answerDeadline(
  order: Pick<Order, 'createdAt'>,
  opensAt: Temporal.Instant | null,
  answerWithinMinutes: number = ANSWER_WITHIN_MINUTES,
): Temporal.Instant {
  const createdAt = Temporal.Instant.from(order.createdAt);
  const isLater = opensAt !== null && Temporal.Instant.compare(opensAt, createdAt) > 0;
  return (isLater ? opensAt : createdAt).add({ minutes: answerWithinMinutes });
}

/**
 * From when on the time to answer runs. Of an order that came in while the venue was closed it begins with the opening,
 * not with the order: nobody is woken for tomorrow's lunch.
 */
export function answerFrom(
  order: Pick<Order, 'createdAt'>,
  answerBy: Temporal.Instant,
  answerWithinMinutes: number,
): Temporal.Instant {
  const createdMs = Temporal.Instant.from(order.createdAt).epochMilliseconds;
  const byMs = answerBy.epochMilliseconds;
  const givenMs = Math.max(0, Math.min(byMs - createdMs, answerWithinMinutes * 60_000));
  return answerBy.subtract({ milliseconds: givenMs });
}

export const isUnanswered = (
  order: Pick<Order, 'status'>,
  deadline: Temporal.Instant,
  now: Temporal.Instant,
): boolean => order.status === 'PENDING' && Temporal.Instant.compare(now, deadline) >= 0;

export const completionDeadline = (readyAt: Temporal.Instant): Temporal.Instant =>
  readyAt.add({ hours: COMPLETES_AFTER_READY_HOURS });
