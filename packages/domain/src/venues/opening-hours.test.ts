import { aVenue, anException, everyDay, hours } from '@tallrik/testing/venue';
import { expect, it } from 'vitest';
import {
  comingExceptions,
  type DayHours,
  hasChangedHours,
  openingHoursPerDay,
  openingHoursToday,
} from './opening-hours.ts';

const MONDAY = Temporal.Instant.from('2026-12-21T11:00:00Z');

it('[TIME-02] lists the hours of each day, Monday first, earliest first', () => {
  const venue = aVenue({
    availabilities: [
      hours('TUESDAY', '17:00', '22:00'),
      hours('TUESDAY', '11:00', '14:00'),
      hours('SUNDAY', '00:00', '00:00'),
    ],
  });
  const perDay = openingHoursPerDay(venue, MONDAY).map(
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
  expect(openingHoursToday(venue, lateSundayInUtc).hours.map(({ start }) => start)).toEqual([
    '08:00',
  ]);
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
  expect(openingHoursPerDay(venue, MONDAY).flatMap(({ hours: rows }) => rows)).toEqual([]);
});

const shown = ({ hours: rows, change }: DayHours) => ({
  hours: rows.map(({ start, end }) => `${start}-${end}`),
  name: change?.name,
  usual: change?.usual?.map(({ start, end }) => `${start}-${end}`),
});

it('[PLACES-13] [O-18] the day of an exception says its hours, its name and what is usual', () => {
  const venue = aVenue({
    availabilities: everyDay('11:00', '22:00'),
    exceptions: [
      anException('2026-12-24', {
        name: 'Christmas Eve',
        ranges: [{ start: '10:00', end: '14:00' }],
      }),
      anException('2026-12-25'),
      anException('2026-12-26', { name: 'As ever', ranges: [{ start: '11:00', end: '22:00' }] }),
    ],
  });
  const week = openingHoursPerDay(venue, MONDAY);
  expect(week.map((day) => day.date.toString()).slice(2, 5)).toEqual([
    '2026-12-23',
    '2026-12-24',
    '2026-12-25',
  ]);
  const usual = ['11:00-22:00'];
  expect(week.map(shown).slice(2, 6)).toEqual([
    { hours: usual, name: undefined, usual: undefined },
    { hours: ['10:00-14:00'], name: 'Christmas Eve', usual },
    { hours: [], name: null, usual },
    { hours: usual, name: undefined, usual: undefined },
  ]);
  // Seen on Friday the row of Thursday is next week's.
  const friday = openingHoursPerDay(venue, Temporal.Instant.from('2026-12-25T11:00:00Z'));
  expect(friday.map((day) => day.change !== null)).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
    false,
  ]);
});

it('[PLACES-13] holidays after the coming week are listed as far as can be ordered ahead', () => {
  const venue = aVenue({
    exceptions: [
      anException('2026-12-24'),
      anException('2026-12-28', { lastDay: '2026-12-30', name: 'Rest' }),
      anException('2027-01-20', { id: 'last' }),
      anException('2027-01-21', { id: 'beyond' }),
    ],
  });
  expect(
    comingExceptions(venue, MONDAY).map(
      ({ exception, first, last }) =>
        `${exception.name ?? exception.id} ${first.toString()} ${last.toString()}`,
    ),
  ).toEqual(['Rest 2026-12-28 2026-12-30', 'last 2027-01-20 2027-01-20']);
});
