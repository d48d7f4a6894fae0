import { LEFT_WHEN } from './answer-alarm.ts';
import type { Order } from './order.ts';
import { answerFrom } from './order-deadlines.ts';

/** How the contacts of a venue are told of an unanswered order, one after the other (KITCHEN-08). */
export const ESCALATION_STEPS = ['MAIL', 'SMS'] as const;
export type EscalationStep = (typeof ESCALATION_STEPS)[number];

/** Orders whose moment comes within this are told together. */
export const ESCALATION_BATCH_SECONDS = 60;

/** When each step is due: as the board changes its colours, at half and at three quarters of the time to answer. */
export function escalationTimes(
  order: Pick<Order, 'createdAt'>,
  answerBy: Temporal.Instant,
  answerWithinMinutes: number,
): Readonly<Record<EscalationStep, Temporal.Instant>> {
  const begins = answerFrom(order, answerBy, answerWithinMinutes);
  const givenMs = answerBy.epochMilliseconds - begins.epochMilliseconds;
  const before = (share: number) =>
    answerBy.subtract({ milliseconds: Math.round(givenMs * share) });
  return { MAIL: before(LEFT_WHEN.HURRY), SMS: before(LEFT_WHEN.LAST) };
}
