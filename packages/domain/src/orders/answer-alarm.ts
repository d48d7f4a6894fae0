/** How pressing an unanswered order is: the board changes colour by it, and rings harder. */
export type AnswerAlarm = 'CALM' | 'HURRY' | 'LAST';

const MINUTE_MS = 60_000;
const HURRY_MS = 5 * MINUTE_MS;
const LAST_MS = 2 * MINUTE_MS;
/** One that came in at night is answered in the morning: nobody is rung for until its hour has come. */
const RINGS_WITHIN_MS = 60 * MINUTE_MS;

export type Unanswered = { createdAtMs: number; answerByMs: number };

/** D-267: half of the time gone, at most five minutes left; the last fifth, at most two minutes. */
export function answerAlarm({ createdAtMs, answerByMs }: Unanswered, nowMs: number): AnswerAlarm {
  const leftMs = answerByMs - nowMs;
  const givenMs = Math.max(0, answerByMs - createdAtMs);
  if (leftMs <= Math.min(LAST_MS, givenMs / 5)) return 'LAST';
  return leftMs <= Math.min(HURRY_MS, givenMs / 2) ? 'HURRY' : 'CALM';
}

/** Whether the board rings for it now. Put aside by hand it is silent, until the end comes near. */
export const isCalling = (order: Unanswered, isPutAside: boolean, nowMs: number): boolean =>
  order.answerByMs - nowMs <= RINGS_WITHIN_MS &&
  (!isPutAside || answerAlarm(order, nowMs) === 'LAST');
