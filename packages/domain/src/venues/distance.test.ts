import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceInMetres, formatDistance } from './distance.ts';

const stockholm = { lat: 59.3293, long: 18.0686 };
const gothenburg = { lat: 57.7089, long: 11.9746 };
const positions = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  long: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distanceInMetres', () => {
  it('[VENUE-10] uses an earth diameter of 12756274 m', () => {
    const quarterOfTheEquator = distanceInMetres({ lat: 0, long: 0 }, { lat: 0, long: 90 });
    expect(quarterOfTheEquator).toBeCloseTo((12_756_274 * Math.PI) / 4, 3);
    expect(Math.round(distanceInMetres(stockholm, gothenburg) / 1000)).toBe(397);
  });

  it('[VENUE-10] is symmetric, zero at home, and never more than half way round', () => {
    fc.assert(
      fc.property(positions, positions, (one, other) => {
        const distance = distanceInMetres(one, other);
        expect(distance).toBeCloseTo(distanceInMetres(other, one), 3);
        expect(distance).toBeLessThanOrEqual((12_756_274 * Math.PI) / 2 + 1);
        expect(distanceInMetres(one, one)).toBe(0);
      }),
    );
  });
});

it('[VENUE-11] shows metres under 1000, else rounded kilometres', () => {
  expect([0, 120.4, 999.4, 999.7, 1000, 1499, 1500, 398_400].map(formatDistance)).toEqual([
    '0 m',
    '120 m',
    '999 m',
    '1 km',
    '1 km',
    '1 km',
    '2 km',
    '398 km',
  ]);
});
