import { expect, it } from 'vitest';
import { isClockMismatch } from './clock-mismatch.ts';

const server = Temporal.Instant.from('2026-06-05T12:00:00Z');
const off = (seconds: number, roundTripMs = 0) =>
  isClockMismatch({ server, device: server.add({ seconds }), roundTripMs });

it('[TIME-34] more than 5 minutes off, either way, is a mismatch', () => {
  expect(off(300)).toBe(false);
  expect(off(-300)).toBe(false);
  expect(off(301)).toBe(true);
  expect(off(-301)).toBe(true);
});

it('[D-35] half the round trip is allowed for', () => {
  expect(off(302, 4000)).toBe(false);
  expect(off(303, 4000)).toBe(true);
  expect(off(-298, 4000)).toBe(false);
  expect(off(-299, 4000)).toBe(true);
});
