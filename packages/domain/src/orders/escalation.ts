import type { Order } from './order.ts';

/** How the contacts of a venue are told of an unanswered order, one after the other (KITCHEN-08). */
export const ESCALATION_STEPS = ['MAIL', 'SMS'] as const;
export type EscalationStep = (typeof ESCALATION_STEPS)[number];

/** Orders whose moment comes within this are told together. */
export const TOLD_TOGETHER_SECONDS = 60;

/**
 * When each step is due: at half and at three quarters of the time to answer. One that came in while the venue was
 * closed has its time from the opening on: nobody is woken for tomorrow's lunch.
 */
export function escalationTimes(
  { createdAt }: Pick<Order, 'createdAt'>,
  answerBy: Temporal.Instant,
  answerWithinMinutes: number,
): Readonly<Record<EscalationStep, Temporal.Instant>> {
  const sinceCreation =
    answerBy.epochMilliseconds - Temporal.Instant.from(createdAt).epochMilliseconds;
  const givenMs = Math.max(0, Math.min(sinceCreation, answerWithinMinutes * 60_000));
  const before = (share: number) =>
    answerBy.subtract({ milliseconds: Math.round(givenMs * share) });
  return { MAIL: before(1 / 2), SMS: before(1 / 4) };
}
