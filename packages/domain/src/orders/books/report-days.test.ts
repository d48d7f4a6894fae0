import { describe, expect, it } from 'vitest';
import {
  comparedDays,
  countDays,
  keysInTime,
  readReportDays,
  weeksBetween,
} from './report-days.ts';

describe('the days of a report', () => {
  it('[MONEY-18] are real days, in their order, and at most 24 months', () => {
    const isRead = (from: string, to: string) => readReportDays({ from, to }).ok;
    expect(isRead('2026-11-01', '2026-11-30')).toBe(true);
    expect(isRead('2026-11-15', '2026-11-15')).toBe(true);
    expect(isRead('2025-01-01', '2026-12-31')).toBe(true);
    expect(isRead('2025-01-01', '2027-01-01')).toBe(false);
    expect(isRead('2026-11-30', '2026-11-01')).toBe(false);
    expect(isRead('2026-02-31', '2026-03-01')).toBe(false);
    expect(isRead('today', '2026-03-01')).toBe(false);
    expect(isRead('2026-11-01', '2026-11-30'.repeat(100_000))).toBe(false);
  });

  it('[D-651] stand beside earlier ones by whole weeks, a Saturday beside a Saturday', () => {
    const month = { from: '2026-10-17', to: '2026-11-15' };
    expect(countDays(month)).toBe(30);
    expect(comparedDays(month, 'BEFORE')).toEqual({ from: '2026-09-12', to: '2026-10-11' });
    expect(weeksBetween({ from: '2026-11-14', to: '2026-11-14' }, 'BEFORE')).toBe(1);
    expect(comparedDays(month, 'YEAR_AGO')).toEqual({ from: '2025-10-18', to: '2025-11-16' });
    const long = { from: '2025-01-01', to: '2026-06-30' };
    expect(comparedDays(long, 'YEAR_AGO').to < long.from).toBe(true);
  });

  it('[MONEY-18] leave no hour, weekday or month out between two others', () => {
    const week = { from: '2026-11-12', to: '2026-11-18' };
    expect(keysInTime('HOUR', week, new Set(['14', '9', '12']))).toEqual([
      '9',
      '10',
      '11',
      '12',
      '13',
      '14',
    ]);
    expect(keysInTime('WEEKDAY', week, new Set(['3']))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
    ]);
    const three = { from: '2026-11-17', to: '2026-11-19' };
    expect(keysInTime('WEEKDAY', three, new Set(['3']))).toEqual(['2', '3', '4']);
    // Of the time before: it is there as well.
    expect(keysInTime('WEEKDAY', three, new Set(['3', '7']))).toEqual(['2', '3', '4', '7']);
    const year = { from: '2025-11-20', to: '2026-02-02' };
    expect(keysInTime('MONTH', year, new Set(['2025-12']))).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
    expect(keysInTime('DAY', three, new Set())).toEqual(['2026-11-17', '2026-11-18', '2026-11-19']);
    for (const by of ['HOUR', 'WEEKDAY', 'MONTH'] as const)
      expect(keysInTime(by, week, new Set())).toEqual([]);
  });
});
