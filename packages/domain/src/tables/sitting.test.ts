import { describe, expect, it } from 'vitest';
import { isSittingOver, isTokenOfSitting, sittingEndsAt, type SittingFacts } from './sitting.ts';

const NOON = Temporal.Instant.from('2026-11-13T12:00:00Z');
const facts: SittingFacts = {
  lastSignAt: NOON,
  hasOrderInKitchen: false,
  hasOpenBill: false,
  lastOrderAt: null,
  billPaidAt: null,
};
const endOf = (more: Partial<SittingFacts>) =>
  sittingEndsAt({ ...facts, ...more })
    .toString()
    .slice(11, 16);

describe('[D-205] [F-43] a sitting', () => {
  it('ends with half an hour of silence', () => {
    expect(endOf({})).toBe('12:30');
    expect(isSittingOver(facts, NOON.add({ minutes: 29 }))).toBe(false);
    expect(isSittingOver(facts, NOON.add({ minutes: 30 }))).toBe(true);
  });

  it('goes on while something is cooked or owed, but not beyond what a code is good for', () => {
    expect(endOf({ hasOrderInKitchen: true })).toBe('16:00');
    expect(endOf({ hasOpenBill: true })).toBe('16:00');
  });

  it('ends soon after the bill is paid, unless somebody has ordered again', () => {
    const billPaidAt = NOON.subtract({ minutes: 5 });
    expect(endOf({ billPaidAt })).toBe('12:10');
    expect(endOf({ billPaidAt, lastOrderAt: NOON.subtract({ hours: 1 }) })).toBe('12:10');
    expect(endOf({ billPaidAt, lastOrderAt: NOON })).toBe('12:30');
    // Ordered and paid in one moment: what was ordered is paid.
    expect(endOf({ billPaidAt, lastOrderAt: billPaidAt })).toBe('12:10');
  });

  it('is not kept by who looks at the receipt at home', () => {
    expect(endOf({ billPaidAt: NOON.subtract({ minutes: 40 }) })).toBe('12:05');
  });

  it('is opened by codes scanned after the one before had ended, and by no older ones', () => {
    expect(isTokenOfSitting(NOON, null)).toBe(true);
    expect(isTokenOfSitting(NOON, NOON.add({ seconds: 1 }))).toBe(false);
    expect(isTokenOfSitting(NOON, NOON.add({ milliseconds: 900 }))).toBe(true);
    expect(isTokenOfSitting(NOON, NOON.subtract({ hours: 1 }))).toBe(true);
  });
});
