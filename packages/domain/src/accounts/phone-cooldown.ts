/** A deleted number may sign up again after the company's number of days (D-112). */
export const cooldownEnd = (deletedAt: Temporal.Instant, days: number): Temporal.Instant =>
  deletedAt.add({ hours: days * 24 });

/** Whole days until the number may sign up again, 0 when it may now. The last hours count as a day: never "0 days left". */
export const cooldownDaysLeft = (until: Temporal.Instant, now: Temporal.Instant): number =>
  Math.max(0, Math.ceil(until.since(now).total('hours') / 24));

/** How long the session that deleted an account may still ask for the cooldown of its number (D-112). */
export const JUST_DELETED = { minutes: 10 } as const;
