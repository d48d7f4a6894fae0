import { describe, expect, it } from 'vitest';
import { instantOfWallClock, isWallClock, minutesOfDay, startOfDay } from './wall-clock.ts';

describe('minutesOfDay', () => {
  it.each([
    ['00:00', 0],
    ['09:05', 545],
    ['23:59', 1439],
  ])('reads %s', (text, minutes) => {
    expect(minutesOfDay(text)).toBe(minutes);
  });

  it.each(['24:00', '9:05', '09:60', '0905', '', '09:05:00', ' 09:05'])('refuses %j', (text) => {
    expect(minutesOfDay(text)).toBeNull();
    expect(isWallClock(text)).toBe(false);
  });
});

describe('instantOfWallClock', () => {
  const at = (date: string, time: string, zone: string) =>
    instantOfWallClock(Temporal.PlainDate.from(date), minutesOfDay(time) ?? -1, zone).toString();

  it('[D-19] reads a time on the wall of the restaurant', () => {
    expect(at('2026-01-15', '10:00', 'Europe/Stockholm')).toBe('2026-01-15T09:00:00Z');
    expect(at('2026-07-15', '10:00', 'Europe/Stockholm')).toBe('2026-07-15T08:00:00Z');
    expect(at('2026-07-15', '10:00', 'Europe/Istanbul')).toBe('2026-07-15T07:00:00Z');
  });

  it('[D-19] in the Stockholm spring night every missing time is the moment of the jump', () => {
    const jump = '2026-03-29T01:00:00Z';
    expect(at('2026-03-29', '01:59', 'Europe/Stockholm')).toBe('2026-03-29T00:59:00Z');
    expect(at('2026-03-29', '02:00', 'Europe/Stockholm')).toBe(jump);
    expect(at('2026-03-29', '02:30', 'Europe/Stockholm')).toBe(jump);
    expect(at('2026-03-29', '03:00', 'Europe/Stockholm')).toBe(jump);
    expect(at('2026-03-29', '03:15', 'Europe/Stockholm')).toBe('2026-03-29T01:15:00Z');
  });

  it('[D-19] in the Stockholm autumn night the first of two equal times counts', () => {
    expect(at('2026-10-25', '02:30', 'Europe/Stockholm')).toBe('2026-10-25T00:30:00Z');
    expect(at('2026-10-25', '03:00', 'Europe/Stockholm')).toBe('2026-10-25T02:00:00Z');
  });

  it('[D-19] Istanbul has kept one time all year since 2016', () => {
    expect(at('2026-03-29', '02:30', 'Europe/Istanbul')).toBe('2026-03-28T23:30:00Z');
    expect(at('2026-10-25', '02:30', 'Europe/Istanbul')).toBe('2026-10-24T23:30:00Z');
    expect(at('2015-03-29', '03:30', 'Europe/Istanbul')).toBe('2015-03-29T01:00:00Z');
  });

  it('starts a day that has no midnight at its first moment', () => {
    const date = Temporal.PlainDate.from('2024-09-08');
    expect(startOfDay(date, 'America/Santiago').toString()).toBe('2024-09-08T04:00:00Z');
  });
});
