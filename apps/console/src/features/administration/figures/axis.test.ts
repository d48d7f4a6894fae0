import fc from 'fast-check';
import { expect, it } from 'vitest';
import { axisSteps } from './axis.ts';

it('[MONEY-01] the axis of a chart has few, even, whole steps, and holds every value', () => {
  expect(axisSteps(31)).toEqual([0, 10, 20, 30, 40]);
  expect(axisSteps(3)).toEqual([0, 1, 2, 3]);
  expect(axisSteps(0)).toEqual([0, 1]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (largest) => {
      const steps = axisSteps(largest);
      expect(steps.length).toBeLessThanOrEqual(5);
      expect(steps.at(-1)).toBeGreaterThanOrEqual(largest);
      expect(steps.every(Number.isInteger)).toBe(true);
    }),
  );
});
