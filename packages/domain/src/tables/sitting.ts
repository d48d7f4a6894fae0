/** As long as a table's token: whoever sits there has scanned the code within it (D-101). */
const OWING_SILENCE = { hours: 4 } as const;
const USUAL_SILENCE = { minutes: 30 } as const;
const PAID_SILENCE = { minutes: 10 } as const;
/** Whoever looks at the receipt at home does not keep the table for it. */
const PAID_AT_MOST = { minutes: 45 } as const;

/** What is known of one sitting: of the guests who joined it, and of what was ordered at the table since it began. */
export type SittingFacts = {
  /** The last time a guest's phone was heard, the kitchen moved an order or somebody paid. */
  lastSignAt: Temporal.Instant;
  hasOrderInKitchen: boolean;
  hasOpenBill: boolean;
  lastOrderAt: Temporal.Instant | null;
  billPaidAt: Temporal.Instant | null;
};

/**
 * D-205: when the people at a table are other people. While something is cooked or owed, only long silence ends a
 * sitting; otherwise half an hour of it, or ten minutes once the bill is paid, and then three quarters of an hour
 * whoever is heard.
 */
export function sittingEndsAt(facts: SittingFacts): Temporal.Instant {
  const { lastSignAt, billPaidAt } = facts;
  if (facts.hasOrderInKitchen || facts.hasOpenBill) return lastSignAt.add(OWING_SILENCE);
  if (billPaidAt === null || isBefore(billPaidAt, facts.lastOrderAt))
    return lastSignAt.add(USUAL_SILENCE);
  const silent = lastSignAt.add(PAID_SILENCE);
  const longest = billPaidAt.add(PAID_AT_MOST);
  return isBefore(silent, longest) ? silent : longest;
}

const isBefore = (one: Temporal.Instant, other: Temporal.Instant | null): boolean =>
  other !== null && Temporal.Instant.compare(one, other) < 0;

export const isSittingOver = (facts: SittingFacts, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, sittingEndsAt(facts)) >= 0;

/**
 * A code scanned during the sitting before was scanned by its guests: lunch must not see dinner. Tokens are issued
 * to the second, so the second in which that sitting ended counts for the next one.
 */
export const isTokenOfSitting = (
  issuedAt: Temporal.Instant,
  previousEndedAt: Temporal.Instant | null,
): boolean =>
  previousEndedAt === null ||
  Math.floor(issuedAt.epochMilliseconds / 1000) >=
    Math.floor(previousEndedAt.epochMilliseconds / 1000);
