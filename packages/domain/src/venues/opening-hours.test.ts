import { aVenue, everyDay, hours } from '@tallrik/testing/venue';
import { expect, it } from 'vitest';
import { hasChangedHours, openingHoursPerDay, openingHoursToday } from './opening-hours.ts';

it('[TIME-02] lists the hours of each day, Monday first, earliest first', () => {
  const venue = aVenue({
    availabilities: [
      hours('TUESDAY', '17:00', '22:00'),
      hours('TUESDAY', '11:00', '14:00'),
      hours('SUNDAY', '00:00', '00:00'),
    ],
  });
  const perDay = openingHoursPerDay(venue).map(
    ({ dayOfWeek, hours: rows }) =>
      `${dayOfWeek} ${rows.map((row) => (row.isAllDay ? '24h' : `${row.start}-${row.end}`)).join(' ')}`,
  );
  expect(perDay).toEqual([
    'MONDAY ',
    'TUESDAY 11:00-14:00 17:00-22:00',
    'WEDNESDAY ',
    'THURSDAY ',
    'FRIDAY ',
    'SATURDAY ',
    'SUNDAY 24h',
  ]);
});

it('[VENUE-02] [D-19] today is today at the venue', () => {
  const venue = aVenue({
    availabilities: [hours('SUNDAY', '12:00', '20:00'), hours('MONDAY', '08:00', '16:00')],
    timeZone: 'Europe/Istanbul',
  });
  const lateSundayInUtc = Temporal.Instant.from('2026-06-07T22:30:00Z');
  expect(openingHoursToday(venue, lateSundayInUtc).map(({ start }) => start)).toEqual(['08:00']);
});

it('[D-30] regular hours that differ mark the row as changed', () => {
  const base = { start: '10:00', end: '15:00' };
  expect(hasChangedHours(base)).toBe(false);
  expect(hasChangedHours({ ...base, initialStart: null, initialEnd: null })).toBe(false);
  expect(hasChangedHours({ ...base, initialStart: '10:00', initialEnd: '15:00' })).toBe(false);
  expect(hasChangedHours({ ...base, initialEnd: '22:00' })).toBe(true);
  expect(hasChangedHours({ ...base, initialStart: '09:00' })).toBe(true);
});

it('does not print hours that nobody can read', () => {
  const venue = aVenue({ availabilities: everyDay('ten', '22:00') });
  expect(openingHoursPerDay(venue).flatMap(({ hours: rows }) => rows)).toEqual([]);
});
