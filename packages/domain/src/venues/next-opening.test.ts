import { aVenue, everyDay } from '@tallrik/testing/venue';
import { expect, it } from 'vitest';
import { nextOpening } from './next-opening.ts';

const at = (text: string) => Temporal.Instant.from(text);
const opens = (hours: Parameters<typeof aVenue>[0], now: string) =>
  nextOpening(aVenue(hours), at(now)).toString();

it.each([
  ['between two openings', '2026-06-05T13:00:00Z', '2026-06-05T15:00:00Z'],
  ['while it is open', '2026-06-05T16:00:00Z', '2026-06-06T09:00:00Z'],
  ['at the very minute', '2026-06-05T15:00:00Z', '2026-06-06T09:00:00Z'],
])('[CATALOG-29] the next opening, asked %s', (_when, now, expected) => {
  const availabilities = [...everyDay('11:00', '14:00'), ...everyDay('17:00', '22:00')];
  expect(opens({ availabilities }, now)).toBe(expected);
});

it('[CATALOG-29] [D-601] who never closes begins in the morning', () => {
  const availabilities = everyDay('00:00', '00:00');
  expect(opens({ availabilities }, '2026-06-05T13:00:00Z')).toBe('2026-06-06T03:00:00Z');
  expect(opens({ availabilities: [] }, '2026-06-05T13:00:00Z')).toBe('2026-06-06T03:00:00Z');
});
