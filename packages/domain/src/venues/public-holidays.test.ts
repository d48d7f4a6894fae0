import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../company/country-presets.ts';
import { easterSunday, publicHolidays } from './public-holidays.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const daysOf = (country: string, year: number) =>
  publicHolidays(country, day(`${year}-01-01`))
    .filter(({ date }) => date.year === year)
    .map(({ date, name }) => `${date.toString().slice(5)} ${name}`);

describe('public holidays', () => {
  it('[PLACES-12] Easter is where the church has put it', () => {
    const years = { 2024: '03-31', 2025: '04-20', 2026: '04-05', 2027: '03-28', 2038: '04-25' };
    for (const [year, date] of Object.entries(years))
      expect(easterSunday(Number(year)).toString()).toBe(`${year}-${date}`);
  });

  it('[PLACES-12] Sweden in 2026, as its almanac has it', () => {
    expect(daysOf('SE', 2026)).toEqual([
      '01-01 NEW_YEAR',
      '01-06 EPIPHANY',
      '04-03 GOOD_FRIDAY',
      '04-05 EASTER_SUNDAY',
      '04-06 EASTER_MONDAY',
      '05-01 LABOUR_DAY',
      '05-14 ASCENSION',
      '05-24 WHIT_SUNDAY',
      '06-06 NATIONAL_DAY',
      '06-19 MIDSUMMER_EVE',
      '06-20 MIDSUMMER_DAY',
      '10-31 ALL_SAINTS',
      '12-24 CHRISTMAS_EVE',
      '12-25 CHRISTMAS_DAY',
      '12-26 BOXING_DAY',
      '12-31 NEW_YEARS_EVE',
    ]);
  });

  it('[PLACES-12] England, Ireland, the Netherlands and Türkiye have days that move in their own ways', () => {
    expect(daysOf('GB', 2026).filter((text) => text.endsWith('BANK_HOLIDAY'))).toEqual([
      '05-04 BANK_HOLIDAY',
      '05-25 BANK_HOLIDAY',
      '08-31 BANK_HOLIDAY',
    ]);
    expect([2026, 2030].map((year) => daysOf('IE', year)[1])).toEqual([
      '02-02 BANK_HOLIDAY',
      '02-01 BANK_HOLIDAY',
    ]);
    expect(daysOf('NL', 2025)).toContain('04-26 KINGS_DAY');
    expect(daysOf('TR', 2026)).toEqual([
      '01-01 NEW_YEAR',
      '03-20 FEAST_OF_RAMADAN',
      '03-21 FEAST_OF_RAMADAN',
      '03-22 FEAST_OF_RAMADAN',
      '04-23 CHILDREN_DAY',
      '05-01 LABOUR_DAY',
      '05-19 YOUTH_DAY',
      '05-27 FEAST_OF_SACRIFICE',
      '05-28 FEAST_OF_SACRIFICE',
      '05-29 FEAST_OF_SACRIFICE',
      '05-30 FEAST_OF_SACRIFICE',
      '07-15 DEMOCRACY_DAY',
      '08-30 VICTORY_DAY',
      '10-29 REPUBLIC_DAY',
    ]);
  });

  it('[PLACES-12] every country has Christmas or its own feasts, for 18 months, in order', () => {
    const from = day('2026-11-17');
    for (const country of COUNTRIES) {
      const dates = publicHolidays(country, from).map(({ date }) => date.toString());
      expect(dates, country).toEqual(dates.toSorted());
      expect(dates.length, country).toBeGreaterThan(9);
      expect([dates[0]! >= '2026-11-17', dates.at(-1)! < '2028-05-17'], country).toEqual([
        true,
        true,
      ]);
    }
    expect(publicHolidays('toString', from)).toEqual([]);
  });
});
