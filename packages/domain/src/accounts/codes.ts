/** Codes of different purposes are not interchangeable (D-109). `NEW_PHONE` goes to a number that is not the account's yet. */
export const CODE_PURPOSES = ['ACTIVATION', 'RESET', 'NEW_PHONE'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

export const CODE_DIGITS = 4;
export const CODE_LIFETIME = { minutes: 10 } as const;
/** Four digits are safe only while guesses are few. */
export const CODE_TRIES = 5;

const RESEND_AFTER_SECONDS = 60;
const DAY_SECONDS = 24 * 3_600;
/** Signing up sends the first activation code by itself; the five of D-109 are those asked for again. */
const CODES_A_DAY: Record<CodePurpose, number> = { ACTIVATION: 6, RESET: 5, NEW_PHONE: 5 };

/**
 * Whole seconds until the next code may be sent, 0 when it may be sent now: one a minute, five a day (D-109).
 * `sentAt` are the codes sent for this purpose within the last day, in any order.
 */
export function secondsUntilNextCode(
  purpose: CodePurpose,
  sentAt: readonly Temporal.Instant[],
  now: Temporal.Instant,
): number {
  const ages = sentAt
    .map((at) => now.since(at).total('seconds'))
    .filter((age) => age < DAY_SECONDS)
    .toSorted((one, other) => one - other);
  const newest = ages[0];
  if (newest === undefined) return 0;
  const oldestThatCounts = ages[CODES_A_DAY[purpose] - 1];
  const untilMinuteIsOver = RESEND_AFTER_SECONDS - newest;
  const untilDayIsOver = oldestThatCounts === undefined ? 0 : DAY_SECONDS - oldestThatCounts;
  return Math.ceil(Math.max(0, untilMinuteIsOver, untilDayIsOver));
}
