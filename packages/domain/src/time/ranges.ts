/** A stretch of real time, end excluded. */
export type InstantRange = { start: Temporal.Instant; end: Temporal.Instant };

export const isBefore = (one: Temporal.Instant, other: Temporal.Instant): boolean =>
  Temporal.Instant.compare(one, other) < 0;

export const latestOf = (one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant =>
  isBefore(one, other) ? other : one;

export const containsInstant = (range: InstantRange, instant: Temporal.Instant): boolean =>
  !isBefore(instant, range.start) && isBefore(instant, range.end);

/** Whether the whole of `inner` lies in `outer`; both may end at the same instant. */
export const containsRange = (outer: InstantRange, inner: InstantRange): boolean =>
  !isBefore(inner.start, outer.start) && !isBefore(outer.end, inner.end);

export const isEmptyRange = (range: InstantRange): boolean => !isBefore(range.start, range.end);

/** Sorted, and joined where they overlap or touch: 18:00-24:00 and 00:00-02:00 are one evening (D-31). */
export function mergeRanges(ranges: readonly InstantRange[]): InstantRange[] {
  const sorted = ranges
    .filter((range) => !isEmptyRange(range))
    .toSorted((one, other) => Temporal.Instant.compare(one.start, other.start));
  const merged: InstantRange[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last === undefined || isBefore(last.end, range.start)) merged.push({ ...range });
    else last.end = latestOf(last.end, range.end);
  }
  return merged;
}
