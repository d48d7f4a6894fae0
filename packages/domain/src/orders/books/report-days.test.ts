import { describe, expect, it } from 'vitest';
import { comparedDays, countDays, readReportDays, weeksBetween } from './report-days.ts';

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
});
