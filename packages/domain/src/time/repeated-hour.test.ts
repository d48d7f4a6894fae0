import { expect, it } from 'vitest';
import { seasonOfRepeatedHour } from './repeated-hour.ts';

const seasonAt = (iso: string, zone = 'Europe/Stockholm') =>
  seasonOfRepeatedHour(Temporal.Instant.from(iso), zone);

it('[TIME-10] [F-08] the hour that comes twice in the autumn night is told apart', () => {
  expect(seasonAt('2026-10-25T00:15:00Z')).toBe('SUMMER');
  expect(seasonAt('2026-10-25T01:15:00Z')).toBe('WINTER');
  expect(seasonAt('2026-10-25T00:15:30Z')).toBe('SUMMER');
});

it('[F-08] no other hour is marked, nor any where clocks never change', () => {
  expect(seasonAt('2026-10-24T23:59:00Z')).toBeNull();
  expect(seasonAt('2026-10-25T02:00:00Z')).toBeNull();
  expect(seasonAt('2026-03-29T01:15:00Z')).toBeNull();
  expect(seasonAt('2026-10-25T00:15:00Z', 'Europe/Istanbul')).toBeNull();
});
