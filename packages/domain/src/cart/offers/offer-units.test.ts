import { describe, expect, it } from 'vitest';
import { minor } from '../../money/minor.ts';
import { line } from '../testing/builders.ts';
import { isUnitSpent, offerUnits, unitsOf } from './offer-units.ts';

const discountedLine = (id: string, offerId: string, bundleId: string | null, discount = 500) =>
  line({ id, offerId, bundleId, discount: minor(discount) });
const idsOf = (lines: Parameters<typeof offerUnits>[0]) =>
  offerUnits(lines).map((unit) => unit.lines.map(({ id }) => id));

describe('what one token gives', () => {
  it('[D-74] a dish of an item discount is a unit by itself, the dishes of a bundle are one', () => {
    const lines = [
      discountedLine('a', 'item', null),
      discountedLine('b', 'item', null),
      discountedLine('c', 'menu', 'x'),
    ];
    expect(
      idsOf([...lines, discountedLine('d', 'menu', 'x'), discountedLine('e', 'menu', 'y')]),
    ).toEqual([['a'], ['b'], ['c', 'd'], ['e']]);
  });

  it('[D-74] a dish without an offer is none of it, and two offers are never one', () => {
    expect(offerUnits([line()])).toEqual([]);
    expect(idsOf([discountedLine('a', 'one', 'x'), discountedLine('b', 'other', 'x')])).toEqual([
      ['a'],
      ['b'],
    ]);
  });

  it('[D-74] a bundle is spent though only one of its dishes got cheaper', () => {
    const [unit] = offerUnits([
      discountedLine('a', 'menu', 'x', 0),
      discountedLine('b', 'menu', 'x'),
    ]);
    expect(unit && isUnitSpent(unit)).toBe(true);
  });

  it('[D-74] counted are the units of this offer that took something off', () => {
    const lines = [
      discountedLine('a', 'one', null),
      discountedLine('b', 'one', null, 0),
      discountedLine('c', 'other', null),
      discountedLine('d', 'other', null),
    ];
    expect([unitsOf(lines, 'one'), unitsOf(lines, 'other'), unitsOf(lines, 'none')]).toEqual([
      1, 2, 0,
    ]);
  });
});
