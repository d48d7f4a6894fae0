import { expect, it } from 'vitest';
import { defaultTimeZone } from './default-time-zone.ts';
import { formatDate, formatDateTime, formatTimeOfDay } from './format-date-time.ts';

const newYear = Temporal.Instant.from('2025-12-31T23:05:00Z');

it('[I18N-17] dates read DD/MM/YYYY HH:mm', () => {
  expect(formatDateTime(newYear, 'Europe/London')).toBe('31/12/2025 23:05');
  expect(formatDate(newYear, 'Europe/London')).toBe('31/12/2025');
  expect(formatTimeOfDay(newYear, 'Europe/London')).toBe('23:05');
});

it('[I18N-17] [D-19] in the zone of the venue', () => {
  expect(formatDateTime(newYear, 'Europe/Stockholm')).toBe('01/01/2026 00:05');
});

it('[D-19] a venue’s zone follows its country', () => {
  expect(['SE', 'GB', 'NO', 'ES', 'DK', 'TR', 'DE', 'FI'].map(defaultTimeZone)).toEqual([
    'Europe/Stockholm',
    'Europe/London',
    'Europe/Oslo',
    'Europe/Madrid',
    'Europe/Copenhagen',
    'Europe/Istanbul',
    'Europe/Berlin',
    'Europe/Helsinki',
  ]);
  expect(defaultTimeZone('XX')).toBe('Europe/Stockholm');
});
