import { describe, expect, it } from 'vitest';
import { undecidedHolidays } from './undecided-holidays.ts';

const on = (day: string, ranges: { start: string; end: string }[] = []) => ({
  id: day,
  firstDay: day,
  lastDay: day,
  isYearly: false,
  ranges,
});
const namesOf = (today: string, exceptions: ReturnType<typeof on>[] = []) =>
  undecidedHolidays('SE', Temporal.PlainDate.from(today), exceptions).map(({ date }) =>
    date.toString(),
  );

describe('[MONEY-02] holidays nobody has decided about', () => {
  it('are those of the next fourteen days, the last one included', () => {
    expect(namesOf('2026-12-09')).toEqual([]);
    expect(namesOf('2026-12-10')).toEqual(['2026-12-24']);
    expect(namesOf('2026-12-12')).toEqual(['2026-12-24', '2026-12-25', '2026-12-26']);
    expect(undecidedHolidays('XX', Temporal.PlainDate.from('2026-12-12'), [])).toEqual([]);
  });

  it('closed, other hours and as usual are decisions, each of its day or of a longer rest', () => {
    expect(namesOf('2026-12-12', [on('2026-12-24')])).toEqual(['2026-12-25', '2026-12-26']);
    expect(
      namesOf('2026-12-12', [
        on('2026-12-24', [{ start: '11:00', end: '22:00' }]),
        { ...on('2026-12-25'), lastDay: '2026-12-26' },
      ]),
    ).toEqual([]);
  });
});
