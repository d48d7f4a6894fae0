import type { Minor } from '../money/minor.ts';

const MINOR_UNITS_PER_POINT = 100;

/**
 * LOYAL-01, D-117: whole currency units of what was paid for the goods, rounded down.
 * `paid` is after discounts and without tip, so points follow real revenue.
 */
export const pointsFor = (paid: Minor): number =>
  Math.max(0, Math.floor(paid / MINOR_UNITS_PER_POINT));
