import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsInstant, containsRange, type InstantRange, mergeRanges } from './ranges.ts';

const minute = (minutes: number) => Temporal.Instant.fromEpochMilliseconds(minutes * 60_000);
const range = (start: number, end: number): InstantRange => ({
  start: minute(start),
  end: minute(end),
});
const minutesOf = (ranges: InstantRange[]) =>
  ranges.map(({ start, end }) => [
    start.epochMilliseconds / 60_000,
    end.epochMilliseconds / 60_000,
  ]);

describe('mergeRanges', () => {
  it('[D-31] joins what touches or overlaps, and sorts', () => {
    expect(
      minutesOf(mergeRanges([range(30, 40), range(0, 10), range(10, 20), range(15, 25)])),
    ).toEqual([
      [0, 25],
      [30, 40],
    ]);
  });

  it('drops empty ranges', () => {
    expect(mergeRanges([range(5, 5), range(9, 3)])).toEqual([]);
  });

  it('keeps every minute, adds none, and leaves gaps between ranges', () => {
    const ranges = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 })),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(ranges, (drawn) => {
        const given = drawn.map(([start, length]) => range(start, start + length));
        const merged = mergeRanges(given);
        for (let at = 0; at <= 80; at += 1) {
          const inside = (candidates: InstantRange[]) =>
            candidates.some((candidate) => containsInstant(candidate, minute(at)));
          expect(inside(merged)).toBe(inside(given));
        }
        merged.slice(1).forEach((later, position) => {
          const earlier = merged[position];
          expect(earlier && Temporal.Instant.compare(earlier.end, later.start)).toBe(-1);
        });
      }),
    );
  });
});

it('an instant at the end is outside, a range that ends there is inside', () => {
  expect(containsInstant(range(0, 10), minute(10))).toBe(false);
  expect(containsInstant(range(0, 10), minute(0))).toBe(true);
  expect(containsRange(range(0, 10), range(3, 10))).toBe(true);
  expect(containsRange(range(0, 10), range(3, 11))).toBe(false);
});
