import { unreachable } from '../unreachable.ts';
import { type Order, type OrderStatus, REJECT_REASONS, type RejectReason } from './order.ts';

export type BannerColour = 'blue' | 'orange' | 'green' | 'red';

/** ORDER-06, D-93 */
export const BANNER_COLOURS: Readonly<Record<OrderStatus, BannerColour>> = {
  PENDING: 'blue',
  ACCEPTED: 'orange',
  FINALIZING: 'orange',
  READY: 'green',
  COMPLETED: 'green',
  REJECTED: 'red',
};

export type BannerText =
  | { key: 'OrderStatus.Received' }
  | { key: 'OrderStatus.PreparingMinutes'; minutes: number }
  | { key: 'OrderStatus.PreparingSoon' }
  | { key: 'OrderStatus.Ready'; easyId: string }
  /** The company's own words, not a translation (D-94). */
  | { key: 'custom'; text: string; easyId: string }
  | { key: 'OrderStatus.Completed' | 'OrderStatus.Served' }
  | { key: RejectTextKey };

export type OrderBanner = { colour: BannerColour; text: BannerText };

type Shown = Pick<Order, 'status' | 'estimatedFinishTime' | 'easyId' | 'rejectReason' | 'table'>;

export const orderBanner = (
  order: Shown,
  now: Temporal.Instant,
  customReadyText: string | null,
): OrderBanner => ({
  colour: BANNER_COLOURS[order.status],
  text: bannerText(order, now, customReadyText),
});

function bannerText(
  order: Shown,
  now: Temporal.Instant,
  customReadyText: string | null,
): BannerText {
  switch (order.status) {
    case 'PENDING':
      return { key: 'OrderStatus.Received' };
    case 'ACCEPTED':
    case 'FINALIZING': {
      const minutes = minutesLeft(order.estimatedFinishTime, now);
      return minutes === null
        ? { key: 'OrderStatus.PreparingSoon' }
        : { key: 'OrderStatus.PreparingMinutes', minutes };
    }
    case 'READY':
      return customReadyText
        ? { key: 'custom', text: customReadyText, easyId: order.easyId }
        : { key: 'OrderStatus.Ready', easyId: order.easyId };
    case 'COMPLETED':
      return { key: order.table ? 'OrderStatus.Served' : 'OrderStatus.Completed' };
    case 'REJECTED':
      return { key: rejectTextKey(order.rejectReason) };
    default:
      return unreachable(order.status);
  }
}

/** D-94, D-182: to the nearest minute, so that a phone half a minute behind does not read 16 of 15 promised; at least 1. */
export function minutesLeft(estimate: string | null, now: Temporal.Instant): number | null {
  if (estimate === null) return null;
  const left = Temporal.Instant.from(estimate).epochMilliseconds - now.epochMilliseconds;
  // Null ('soon') once it is past: no guest reads '-3 minutes'.
  return left > 0 ? Math.max(1, Math.round(left / 60_000)) : null;
}

/**
 * D-182: before the kitchen has answered nothing is promised but what the guest was told before paying: the chosen time,
 * or the venue's usual wait. Null once that is past, and for every other status.
 */
export function expectedAt(
  order: Pick<Order, 'status' | 'createdAt' | 'desiredTime'>,
  waitMinutes: number,
  now: Temporal.Instant,
): Temporal.Instant | null {
  if (order.status !== 'PENDING') return null;
  const expected = order.desiredTime
    ? Temporal.Instant.from(order.desiredTime)
    : Temporal.Instant.from(order.createdAt).add({ minutes: waitMinutes });
  return Temporal.Instant.compare(expected, now) > 0 ? expected : null;
}

/** D-231: until when the kitchen has to answer. Null once it has, and past it: then the server's own answer is under way. */
export function answersBy(
  order: Pick<Order, 'status'> & { answerBy: string | null },
  now: Temporal.Instant,
): Temporal.Instant | null {
  if (order.status !== 'PENDING' || order.answerBy === null) return null;
  const deadline = Temporal.Instant.from(order.answerBy);
  return Temporal.Instant.compare(deadline, now) > 0 ? deadline : null;
}

export type RejectTextKey = `Order.Rejected.${Exclude<RejectReason, 'NO_RESPONSE'> | 'DEFAULT'}`;

/** ORDER-12, ORDER-13: four reasons have a text; whatever else reads "did not respond in time". */
export function rejectTextKey(reason: string | null): RejectTextKey {
  const known = REJECT_REASONS.find((candidate) => candidate === reason);
  return `Order.Rejected.${known ?? 'DEFAULT'}`;
}
