import { describe, expect, it } from 'vitest';
import { makeTryLimit } from './try-limit.ts';

const now = Temporal.Instant.from('2026-11-13T18:00:00Z');

describe('tries', () => {
  it('[D-108] five failures in 15 minutes close an account for that time', () => {
    const limit = makeTryLimit();
    for (let failure = 0; failure < 5; failure += 1) {
      expect(limit.mayTry(['account:a'], now)).toBe(true);
      limit.countFailure(['account:a'], now);
    }
    expect(limit.mayTry(['account:a'], now)).toBe(false);
    expect(limit.mayTry(['account:b'], now)).toBe(true);
    expect(limit.mayTry(['account:a'], now.add({ minutes: 15 }))).toBe(true);
  });

  it('[D-139] guests behind one address do not lock each other out so soon', () => {
    const limit = makeTryLimit();
    for (let failure = 0; failure < 49; failure += 1) limit.countFailure(['address:1'], now);
    expect(limit.mayTry(['address:1'], now)).toBe(true);
    limit.countFailure(['address:1'], now);
    expect(limit.mayTry(['address:1'], now)).toBe(false);
  });
});
