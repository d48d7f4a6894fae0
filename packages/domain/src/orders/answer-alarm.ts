/** How pressing an unanswered order is: the board changes colour by it, and rings harder. */
export type AnswerAlarm = 'CALM' | 'HURRY' | 'LAST';

/** What is left of the time to answer when each begins: for the board's colours, and for who is told beside it. */
export const LEFT_WHEN = { HURRY: 1 / 2, LAST: 1 / 4 } as const;

const MINUTE_MS = 60_000;
/** KITCHEN-06: one that is put aside rings again after this. */
export const LATER_MINUTES = 2;
const LATER_MS = LATER_MINUTES * MINUTE_MS;
/** One that came in at night is answered in the morning: nobody is rung for until its hour has come. */
const RINGS_WITHIN_MS = 60 * MINUTE_MS;

/** From when its time to answer runs, and until when. */
export type Unanswered = { answerFromMs: number; answerByMs: number };

/** KITCHEN-05: from half of the time on, and from a quarter of it left. */
export function answerAlarm({ answerFromMs, answerByMs }: Unanswered, nowMs: number): AnswerAlarm {
  const leftMs = answerByMs - nowMs;
  const givenMs = Math.max(0, answerByMs - answerFromMs);
  if (leftMs <= givenMs * LEFT_WHEN.LAST) return 'LAST';
  return leftMs <= givenMs * LEFT_WHEN.HURRY ? 'HURRY' : 'CALM';
}

/** Whether it is silent because somebody put it aside; null: nobody has. */
export const isPutAside = (putAsideAtMs: number | null, nowMs: number): boolean =>
  // Either way: the server's clock is measured anew after a reload, and may be a moment earlier.
  putAsideAtMs !== null && Math.abs(nowMs - putAsideAtMs) < LATER_MS;

/** Whether the board rings for it now. */
export const isCalling = (
  { answerFromMs, answerByMs }: Unanswered,
  putAsideAtMs: number | null,
  nowMs: number,
): boolean =>
  nowMs >= Math.min(answerFromMs, answerByMs - RINGS_WITHIN_MS) && !isPutAside(putAsideAtMs, nowMs);

/** Once, and only where it rings again before its time is over: none is lost in silence (D-267). */
export const canPutAside = (
  order: Unanswered,
  putAsideAtMs: number | null,
  nowMs: number,
): boolean =>
  putAsideAtMs === null && isCalling(order, null, nowMs) && order.answerByMs - nowMs > LATER_MS;
