/** How a code stands, the ones guests can use first (GROWTH-01). */
export const RUN_STATES = ['RUNNING', 'NOT_YET', 'USED_UP', 'ENDED', 'OFF'] as const;
export type RunState = (typeof RUN_STATES)[number];

type Standing = {
  active: boolean;
  startsAt: string | null;
  endsAt: string | null;
  useLimit: number | null;
  /** Counted uses. */
  usedCount: number;
  /** Of a series, how many codes it has: each is used once. */
  size?: number;
};

export function codeState(code: Standing, now: Temporal.Instant): RunState {
  const isPast = (moment: string): boolean =>
    Temporal.Instant.compare(Temporal.Instant.from(moment), now) <= 0;
  if (!code.active) return 'OFF';
  if (code.endsAt !== null && isPast(code.endsAt)) return 'ENDED';
  const limit = code.size ?? code.useLimit;
  if (limit !== null && code.usedCount >= limit) return 'USED_UP';
  return code.startsAt !== null && !isPast(code.startsAt) ? 'NOT_YET' : 'RUNNING';
}
