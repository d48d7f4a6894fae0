import { aVenue, everyDay, hours } from '@tallrik/testing/venue';
import { describe, expect, it } from 'vitest';
import { closedFromNow, longerTimes, openLonger } from './change-today.ts';
import { closedOver } from './closed-over.ts';

const at = (text: string) => Temporal.Instant.from(text);
const asWritten = (day: { day: Temporal.PlainDate; ranges: object[] } | null) =>
  day && { day: day.day.toString(), ranges: day.ranges };
// Friday the 5th of June in Stockholm; the clock there is two hours ahead.
const lunchAndDinner = aVenue({
  availabilities: [...everyDay('11:00', '14:00'), ...everyDay('17:00', '22:00')],
});
const late = aVenue({ availabilities: everyDay('18:00', '02:00') });

describe('closed today from now', () => {
  it.each([
    ['2026-06-05T11:05:30Z', [{ start: '11:00', end: '13:05' }]],
    ['2026-06-05T07:00:00Z', []],
    ['2026-06-05T09:00:00Z', []],
    ['2026-06-05T13:00:00Z', [{ start: '11:00', end: '14:00' }]],
  ])('[PLACES-15] at %s what is left of the day goes', (now, ranges) => {
    expect(asWritten(closedFromNow(lunchAndDinner, at(now)))).toEqual({
      day: '2026-06-05',
      ranges,
    });
  });

  it('[PLACES-15] after midnight it is still the evening before that ends', () => {
    expect(asWritten(closedFromNow(late, at('2026-06-05T23:10:00Z')))).toEqual({
      day: '2026-06-05',
      ranges: [{ start: '18:00', end: '01:10' }],
    });
  });

  it('[PLACES-15] where nothing is left there is nothing to close', () => {
    expect(closedFromNow(lunchAndDinner, at('2026-06-05T20:00:00Z'))).toBeNull();
    expect(closedFromNow(aVenue({ availabilities: [] }), at('2026-06-05T10:00:00Z'))).toBeNull();
  });

  it('[PLACES-15] a venue open day and night opens again at midnight', () => {
    const always = aVenue({ availabilities: everyDay('00:00', '00:00') });
    expect(asWritten(closedFromNow(always, at('2026-06-05T12:00:00Z')))).toEqual({
      day: '2026-06-05',
      ranges: [{ start: '00:00', end: '14:00' }],
    });
  });
});

describe('open longer today', () => {
  it.each([
    ['at dinner', '2026-06-05T18:00:00Z', '23:30', '11:00-14:00 17:00-23:30'],
    ['past midnight', '2026-06-05T18:00:00Z', '01:00', '11:00-14:00 17:00-01:00'],
    ['at lunch, into the afternoon', '2026-06-05T10:00:00Z', '15:00', '11:00-15:00 17:00-22:00'],
    ['at lunch, through to dinner', '2026-06-05T10:00:00Z', '18:00', '11:00-22:00'],
    ['between the two', '2026-06-05T13:00:00Z', '23:00', '11:00-14:00 17:00-23:00'],
    [
      'between the two, at once',
      '2026-06-05T13:00:00Z',
      '16:00',
      '11:00-14:00 15:00-16:00 17:00-22:00',
    ],
    ['after closing', '2026-06-05T20:30:00Z', '23:45', '11:00-14:00 17:00-22:00 22:30-23:45'],
  ])('[PLACES-15] %s', (_when, now, until, expected) => {
    const day = openLonger(lunchAndDinner, at(now), until);
    expect(day?.ranges.map(({ start, end }) => `${start}-${end}`).join(' ')).toBe(expected);
  });

  it('[PLACES-15] what is not longer, or no time, is none', () => {
    const now = at('2026-06-05T18:00:00Z');
    for (const until of ['22:00', '21:00', '17:30', '25:00', ''])
      expect(openLonger(lunchAndDinner, now, until), until).toBeNull();
  });

  it('[PLACES-15] offers half hours after the last closing, and none where doors never close', () => {
    expect(longerTimes(lunchAndDinner, at('2026-06-05T10:00:00Z')).slice(0, 5)).toEqual([
      '22:30',
      '23:00',
      '23:30',
      '00:00',
      '00:30',
    ]);
    const always = aVenue({ availabilities: everyDay('00:00', '00:00') });
    expect(longerTimes(always, at('2026-06-05T10:00:00Z'))).toEqual([]);
  });
});

describe('orders a change closes over', () => {
  const before = aVenue({ availabilities: everyDay('10:00', '22:00') });
  const after = { ...before, availabilities: [hours('FRIDAY', '10:00', '18:00')] };
  const order = (time: string) => ({ time, at: at(time) });
  const now = at('2026-06-05T10:00:00Z');

  it('[PLACES-14] are those for which doors were open and are not any more', () => {
    const orders = [
      order('2026-06-05T15:00:00Z'),
      order('2026-06-05T16:00:00Z'),
      order('2026-06-05T17:00:00Z'),
      order('2026-06-05T22:00:00Z'),
      order('2026-06-06T10:00:00Z'),
    ];
    expect(closedOver(orders, { before, after, now }).map(({ time }) => time)).toEqual([
      '2026-06-05T16:00:00Z',
      '2026-06-05T17:00:00Z',
      '2026-06-06T10:00:00Z',
    ]);
  });

  it('[PLACES-14] one that is late is wanted now', () => {
    const closed = { ...before, availabilities: [] };
    const orders = [order('2026-06-05T09:00:00Z')];
    expect(closedOver(orders, { before, after: closed, now })).toEqual(orders);
  });
});
