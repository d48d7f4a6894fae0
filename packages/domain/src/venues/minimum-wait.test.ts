import { aVenue } from '@tallrik/testing/venue';
import { expect, it } from 'vitest';
import { minimumWaitMinutes } from './minimum-wait.ts';

const now = Temporal.Instant.from('2026-06-05T12:00:00Z');
const eta = { minutes: 40, setAt: '2026-06-05T11:30:00Z' };

it('[TIME-13] the venue’s own wait counts first', () => {
  const venue = aVenue({ minimumPickupWaitTime: 25, syncedEta: eta });
  expect(minimumWaitMinutes(venue, true, now)).toBe(25);
});

it('[TIME-13] [D-32] 0 is a value', () => {
  expect(minimumWaitMinutes(aVenue({ minimumPickupWaitTime: 0 }), true, now)).toBe(0);
});

it('[TIME-14] then the synced ETA, where it is switched on', () => {
  expect(minimumWaitMinutes(aVenue({ syncedEta: eta }), true, now)).toBe(40);
  expect(minimumWaitMinutes(aVenue({ syncedEta: eta }), false, now)).toBe(15);
});

it('[TIME-14] [D-32] an ETA older than 30 minutes is ignored, and so is an unreadable one', () => {
  const old = { minutes: 40, setAt: '2026-06-05T11:29:59Z' };
  expect(minimumWaitMinutes(aVenue({ syncedEta: old }), true, now)).toBe(15);
  const broken = { minutes: 40, setAt: 'just now' };
  expect(minimumWaitMinutes(aVenue({ syncedEta: broken }), true, now)).toBe(15);
});

it('[TIME-15] else it is 15 minutes', () => {
  expect(minimumWaitMinutes(aVenue(), true, now)).toBe(15);
});
