import { expect, it } from 'vitest';
import { dateAt, dayOfWeekAt, dayOfWeekOf } from './day-of-week.ts';

it('[D-19] the weekday is the one on the wall of the restaurant', () => {
  const lateSunday = Temporal.Instant.from('2026-06-07T22:30:00Z');
  expect(dayOfWeekAt(lateSunday, 'Europe/London')).toBe('SUNDAY');
  expect(dayOfWeekAt(lateSunday, 'Europe/Istanbul')).toBe('MONDAY');
  expect(dateAt(lateSunday, 'Europe/Istanbul').toString()).toBe('2026-06-08');
});

it('names all seven days', () => {
  const monday = Temporal.PlainDate.from('2026-06-01');
  const week = Array.from({ length: 7 }, (_, days) => dayOfWeekOf(monday.add({ days })));
  expect(week.join(' ')).toBe('MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY');
});
