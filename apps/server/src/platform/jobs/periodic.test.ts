import { describe, expect, it } from 'vitest';
import { PERIODIC, periodicItems } from './jobs.ts';

describe('periodic jobs', () => {
  it('[D-145] each has a time that can be read, and makes up for a missed one without piling up', () => {
    const items = periodicItems();
    expect(items.map(({ task }) => task)).toEqual(Object.keys(PERIODIC));
    expect(items.map(({ task }) => task)).toContain('forget-expired');
    for (const { task, options } of items) {
      expect(options.jobKey, task).toBe(task);
      expect(options.backfillPeriod, task).toBe(24 * 3_600_000);
    }
  });
});
