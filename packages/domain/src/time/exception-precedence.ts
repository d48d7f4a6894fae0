import type { HoursException } from './hours-exceptions.ts';

/** An exception as it is stored. */
export type SavedException = HoursException & {
  /** When it was written last. */
  savedAt: string;
};

/**
 * In the order in which they count where they meet: the shortest span first, of equal ones the newest (O-18). Done once,
 * where they are read: pages of guests carry them in this order, and look for the first.
 */
export const inPrecedence = <Saved extends SavedException>(exceptions: readonly Saved[]): Saved[] =>
  exceptions.toSorted(
    (one, other) =>
      daysIn(one) - daysIn(other) ||
      compareTexts(other.savedAt, one.savedAt) ||
      compareTexts(one.id, other.id),
  );

const daysIn = ({ firstDay, lastDay }: HoursException): number =>
  Temporal.PlainDate.from(firstDay).until(lastDay).days;

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
