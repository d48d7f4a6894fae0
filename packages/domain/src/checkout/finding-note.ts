/** What is said of a finding that was settled outside (MONEY-14). */
export const FINDING_NOTE = { least: 5, most: 200 } as const;

/** Owners are told once, and again this long after while it is open (MONEY-15). */
export const FINDING_TOLD_AGAIN_HOURS = 24;

/** Who owes a guest money at the counter hands it over within the evening: owners are told of what is left. */
export const COUNTER_OWED_PATIENCE_HOURS = 2;
