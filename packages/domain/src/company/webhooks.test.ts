import { describe, expect, it } from 'vitest';
import {
  afterCall,
  outcomeOfStatus,
  REFUSED_AFTER_SECONDS,
  SWITCHED_OFF_AFTER_HOURS,
} from './webhooks.ts';

const NOW = Temporal.Instant.from('2026-11-18T12:00:00Z');
const WELL = { refusals: 0, failures: 0, failingSince: null };
const secondsTo = (at: Temporal.Instant | null) => at && at.since(NOW).total('seconds');

describe('after a webhook was called', () => {
  it.each([
    [200, 'DELIVERED'],
    [204, 'DELIVERED'],
    [301, 'REFUSED'],
    [400, 'REFUSED'],
    [404, 'REFUSED'],
    [408, 'UNREACHABLE'],
    [410, 'GONE'],
    [429, 'UNREACHABLE'],
    [500, 'UNREACHABLE'],
    [503, 'UNREACHABLE'],
  ] as const)('[D-731] %i is %s', (status, outcome) => {
    expect(outcomeOfStatus(status)).toBe(outcome);
  });

  it('[D-731] one that answers is well again', () => {
    const failing = { refusals: 3, failures: 7, failingSince: NOW.subtract({ hours: 5 }) };
    expect(afterCall('DELIVERED', failing, NOW)).toEqual({
      delivery: { state: 'DELIVERED' },
      endpoint: { failures: 0, failingSince: null, resumesAt: null, isSwitchedOff: false },
    });
  });

  it('[D-731] what is refused is tried again ever later, for three days, and holds up nothing else', () => {
    const waits = REFUSED_AFTER_SECONDS.map((_seconds, refusals) => {
      const { delivery, endpoint } = afterCall('REFUSED', { ...WELL, refusals }, NOW);
      expect(endpoint).toMatchObject({ failures: 0, resumesAt: null, isSwitchedOff: false });
      return delivery.state === 'WAITING' ? secondsTo(delivery.dueAt) : delivery.state;
    });
    expect(waits).toEqual([...REFUSED_AFTER_SECONDS]);
    const days = REFUSED_AFTER_SECONDS.reduce<number>((sum, one) => sum + one, 0) / 86_400;
    expect(days).toBeGreaterThan(3);
    const last = { ...WELL, refusals: REFUSED_AFTER_SECONDS.length };
    expect(afterCall('REFUSED', last, NOW).delivery).toEqual({ state: 'GIVEN_UP' });
  });

  it('[D-731] a receiver that does not answer is called again ever later, at least every hour', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 60].map((failures) =>
      secondsTo(afterCall('UNREACHABLE', { ...WELL, failures }, NOW).endpoint.resumesAt),
    );
    expect(waits).toEqual([5, 30, 120, 600, 1_800, 3_600, 3_600, 3_600]);
    expect(afterCall('UNREACHABLE', WELL, NOW)).toMatchObject({
      delivery: { state: 'WAITING', dueAt: NOW },
      endpoint: { failures: 1, failingSince: NOW, isSwitchedOff: false },
    });
  });

  it.each(['UNREACHABLE', 'REFUSED'] as const)(
    '[D-732] three days of %s switch it off, and not a second less',
    (outcome) => {
      const failing = { ...WELL, failures: 70, failingSince: NOW };
      const after = NOW.add({ hours: SWITCHED_OFF_AFTER_HOURS });
      const isOff = (at: Temporal.Instant) =>
        afterCall(outcome, failing, at).endpoint.isSwitchedOff;
      expect([isOff(after.subtract({ seconds: 1 })), isOff(after)]).toEqual([false, true]);
    },
  );

  it('[D-732] one that says it is gone is not called again', () => {
    expect(afterCall('GONE', WELL, NOW).endpoint.isSwitchedOff).toBe(true);
  });
});
