import { describe, expect, it } from 'vitest';
import { nextMorning } from './next-morning.ts';

const after = (now: string) =>
  nextMorning(Temporal.Instant.from(now), 'Europe/Stockholm').toString();

describe('[D-271] tomorrow of a restaurant', () => {
  it('is the next morning, not midnight', () => {
    expect(after('2026-03-02T22:30:00Z')).toBe('2026-03-03T04:00:00Z');
  });

  it('after midnight it is still the same night', () => {
    expect(after('2026-03-02T23:30:00Z')).toBe('2026-03-03T04:00:00Z');
    expect(after('2026-03-03T04:00:00Z')).toBe('2026-03-04T04:00:00Z');
  });

  it('in the night of a changed clock it is five on the wall', () => {
    expect(after('2026-03-28T20:00:00Z')).toBe('2026-03-29T03:00:00Z');
  });
});
