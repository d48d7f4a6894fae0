import { expect, it } from 'vitest';
import { clockOffset, isClockMismatch, pageOffset } from './clock-mismatch.ts';

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

const offset = (deviceSeconds: number, roundTripMs = 0) =>
  clockOffset({ server, device: server.add({ seconds: deviceSeconds }), roundTripMs });

it('[D-231] [F-63] a slow clock is put forward, a fast one back, from the middle of the round trip', () => {
  expect(offset(-90)).toBe(90_000);
  expect(offset(90)).toBe(-90_000);
  expect(offset(-90, 2_000)).toBe(91_000);
});

it('[D-231] what the network may have taken is no wrong clock', () => {
  expect(offset(0, 4_000)).toBe(0);
  expect(offset(4, 4_000)).toBe(0);
  expect(offset(5, 4_000)).toBe(-3_000);
});

it('[D-231] a page drawn a while ago tells of the clock; one from a cache, or on its way, does not', () => {
  const page = (deviceAheadMs: number) => pageOffset(1_000_000_000, 1_000_000_000 + deviceAheadMs);
  expect(page(30_000)).toBe(0);
  expect(page(30_001)).toBe(-30_001);
  expect(page(-90_000)).toBe(90_000);
  expect(page(300_000)).toBe(-300_000);
  expect(page(300_001)).toBe(0);
});
