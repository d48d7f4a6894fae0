import type { Country } from '../company/country-presets.ts';

/** What a public holiday is called, as a key of the translations. */
export const HOLIDAY_NAMES = [
  'NEW_YEAR',
  'EPIPHANY',
  'MAUNDY_THURSDAY',
  'GOOD_FRIDAY',
  'EASTER_SUNDAY',
  'EASTER_MONDAY',
  'LABOUR_DAY',
  'ASCENSION',
  'WHIT_SUNDAY',
  'WHIT_MONDAY',
  'NATIONAL_DAY',
  'CONSTITUTION_DAY',
  'MIDSUMMER_EVE',
  'MIDSUMMER_DAY',
  'ASSUMPTION',
  'ALL_SAINTS',
  'IMMACULATE_CONCEPTION',
  'CHRISTMAS_EVE',
  'CHRISTMAS_DAY',
  'BOXING_DAY',
  'NEW_YEARS_EVE',
  'BANK_HOLIDAY',
  'ST_PATRICK',
  'KINGS_DAY',
  'LIBERATION_DAY',
  'VICTORY_DAY',
  'ARMISTICE',
  'CHILDREN_DAY',
  'YOUTH_DAY',
  'DEMOCRACY_DAY',
  'REPUBLIC_DAY',
  'FEAST_OF_RAMADAN',
  'FEAST_OF_SACRIFICE',
] as const;
export type HolidayName = (typeof HOLIDAY_NAMES)[number];

export type Holiday = { date: Temporal.PlainDate; name: HolidayName };

/** The days of one name in a year. */
type Rule = (year: number) => Holiday[];

const dayOf = (year: number, month: number, day: number) =>
  Temporal.PlainDate.from({ year, month, day });

const fixed =
  (name: HolidayName, month: number, day: number): Rule =>
  (year) => [{ name, date: dayOf(year, month, day) }];

const afterEaster =
  (name: HolidayName, days: number): Rule =>
  (year) => [{ name, date: easterSunday(year).add({ days }) }];

/** The first day of a weekday (1 is Monday) from a date on. */
const firstFrom =
  (name: HolidayName, weekday: number, month: number, day: number): Rule =>
  (year) => {
    const from = dayOf(year, month, day);
    return [{ name, date: from.add({ days: (weekday - from.dayOfWeek + 7) % 7 }) }];
  };

/** Gauss' rule for the western Easter, in the form of Meeus, Jones and Butcher. */
export function easterSunday(year: number): Temporal.PlainDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const shift = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - shift + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const sum = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** By the tables of Umm al-Qura, which Türkiye's own have agreed with so far; beyond them the feasts are not offered. */
const FEASTS_OF_RAMADAN = ['2026-03-20', '2027-03-09', '2028-02-26', '2029-02-14', '2030-02-04'];
const FEASTS_OF_SACRIFICE = ['2026-05-27', '2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13'];

const feast =
  (name: HolidayName, firstDays: readonly string[], days: number): Rule =>
  (year) =>
    firstDays
      .filter((day) => day.startsWith(`${year}-`))
      .flatMap((day) =>
        Array.from({ length: days }, (_, ahead) => ({
          name,
          date: Temporal.PlainDate.from(day).add({ days: ahead }),
        })),
      );

/** One day earlier where it would be a Sunday. */
const kingsDay: Rule = (year) => {
  const date = dayOf(year, 4, 27);
  return [{ name: 'KINGS_DAY', date: date.dayOfWeek === 7 ? date.subtract({ days: 1 }) : date }];
};

const NEW_YEAR = fixed('NEW_YEAR', 1, 1);
const EPIPHANY = fixed('EPIPHANY', 1, 6);
const LABOUR_DAY = fixed('LABOUR_DAY', 5, 1);
const ASSUMPTION = fixed('ASSUMPTION', 8, 15);
const CHRISTMAS_EVE = fixed('CHRISTMAS_EVE', 12, 24);
const CHRISTMAS = [fixed('CHRISTMAS_DAY', 12, 25), fixed('BOXING_DAY', 12, 26)];
const NEW_YEARS_EVE = fixed('NEW_YEARS_EVE', 12, 31);
const MAUNDY_THURSDAY = afterEaster('MAUNDY_THURSDAY', -3);
const GOOD_FRIDAY = afterEaster('GOOD_FRIDAY', -2);
const EASTER_MONDAY = afterEaster('EASTER_MONDAY', 1);
const EASTER = [GOOD_FRIDAY, afterEaster('EASTER_SUNDAY', 0), EASTER_MONDAY];
const ASCENSION = afterEaster('ASCENSION', 39);
const WHIT_SUNDAY = afterEaster('WHIT_SUNDAY', 49);
const WHIT_MONDAY = afterEaster('WHIT_MONDAY', 50);
const MIDSUMMER = [firstFrom('MIDSUMMER_EVE', 5, 6, 19), firstFrom('MIDSUMMER_DAY', 6, 6, 20)];
const NORDIC_ALL_SAINTS = firstFrom('ALL_SAINTS', 6, 10, 31);
const bankMonday = (month: number, day: number) => firstFrom('BANK_HOLIDAY', 1, month, day);

/** Holidays of the whole country; in the north also the eves on which doors stay shut without a law. */
const RULES: Readonly<Record<Country, readonly Rule[]>> = {
  SE: [
    NEW_YEAR,
    EPIPHANY,
    ...EASTER,
    LABOUR_DAY,
    ASCENSION,
    WHIT_SUNDAY,
    fixed('NATIONAL_DAY', 6, 6),
    ...MIDSUMMER,
    NORDIC_ALL_SAINTS,
    CHRISTMAS_EVE,
    ...CHRISTMAS,
    NEW_YEARS_EVE,
  ],
  NO: [
    NEW_YEAR,
    MAUNDY_THURSDAY,
    ...EASTER,
    LABOUR_DAY,
    fixed('CONSTITUTION_DAY', 5, 17),
    ASCENSION,
    WHIT_SUNDAY,
    WHIT_MONDAY,
    CHRISTMAS_EVE,
    ...CHRISTMAS,
    NEW_YEARS_EVE,
  ],
  DK: [
    NEW_YEAR,
    MAUNDY_THURSDAY,
    ...EASTER,
    ASCENSION,
    WHIT_SUNDAY,
    WHIT_MONDAY,
    fixed('CONSTITUTION_DAY', 6, 5),
    CHRISTMAS_EVE,
    ...CHRISTMAS,
    NEW_YEARS_EVE,
  ],
  FI: [
    NEW_YEAR,
    EPIPHANY,
    ...EASTER,
    LABOUR_DAY,
    ASCENSION,
    WHIT_SUNDAY,
    ...MIDSUMMER,
    NORDIC_ALL_SAINTS,
    fixed('NATIONAL_DAY', 12, 6),
    CHRISTMAS_EVE,
    ...CHRISTMAS,
  ],
  DE: [
    NEW_YEAR,
    GOOD_FRIDAY,
    EASTER_MONDAY,
    LABOUR_DAY,
    ASCENSION,
    WHIT_MONDAY,
    fixed('NATIONAL_DAY', 10, 3),
    ...CHRISTMAS,
  ],
  ES: [
    NEW_YEAR,
    EPIPHANY,
    GOOD_FRIDAY,
    LABOUR_DAY,
    ASSUMPTION,
    fixed('NATIONAL_DAY', 10, 12),
    fixed('ALL_SAINTS', 11, 1),
    fixed('CONSTITUTION_DAY', 12, 6),
    fixed('IMMACULATE_CONCEPTION', 12, 8),
    fixed('CHRISTMAS_DAY', 12, 25),
  ],
  FR: [
    NEW_YEAR,
    EASTER_MONDAY,
    LABOUR_DAY,
    fixed('VICTORY_DAY', 5, 8),
    ASCENSION,
    WHIT_MONDAY,
    fixed('NATIONAL_DAY', 7, 14),
    ASSUMPTION,
    fixed('ALL_SAINTS', 11, 1),
    fixed('ARMISTICE', 11, 11),
    fixed('CHRISTMAS_DAY', 12, 25),
  ],
  GB: [
    NEW_YEAR,
    GOOD_FRIDAY,
    EASTER_MONDAY,
    bankMonday(5, 1),
    bankMonday(5, 25),
    bankMonday(8, 25),
    ...CHRISTMAS,
  ],
  IE: [
    NEW_YEAR,
    // Saint Brigid's is the 1st where that is a Friday.
    (year) =>
      dayOf(year, 2, 1).dayOfWeek === 5
        ? fixed('BANK_HOLIDAY', 2, 1)(year)
        : bankMonday(2, 1)(year),
    fixed('ST_PATRICK', 3, 17),
    EASTER_MONDAY,
    bankMonday(5, 1),
    bankMonday(6, 1),
    bankMonday(8, 1),
    bankMonday(10, 25),
    ...CHRISTMAS,
  ],
  NL: [
    NEW_YEAR,
    ...EASTER,
    kingsDay,
    fixed('LIBERATION_DAY', 5, 5),
    ASCENSION,
    WHIT_SUNDAY,
    WHIT_MONDAY,
    ...CHRISTMAS,
  ],
  TR: [
    NEW_YEAR,
    feast('FEAST_OF_RAMADAN', FEASTS_OF_RAMADAN, 3),
    fixed('CHILDREN_DAY', 4, 23),
    LABOUR_DAY,
    fixed('YOUTH_DAY', 5, 19),
    feast('FEAST_OF_SACRIFICE', FEASTS_OF_SACRIFICE, 4),
    fixed('DEMOCRACY_DAY', 7, 15),
    fixed('VICTORY_DAY', 8, 30),
    fixed('REPUBLIC_DAY', 10, 29),
  ],
};

const MONTHS_AHEAD = 18;

/** A country's public holidays of the coming 18 months, earliest first (PLACES-12); none of a country nobody sells in. */
export function publicHolidays(country: string, from: Temporal.PlainDate): Holiday[] {
  const rules = Object.hasOwn(RULES, country) ? RULES[country as Country] : [];
  const until = from.add({ months: MONTHS_AHEAD });
  const years = Array.from({ length: until.year - from.year + 1 }, (_, ahead) => from.year + ahead);
  return years
    .flatMap((year) => rules.flatMap((rule) => rule(year)))
    .filter(
      ({ date }) =>
        Temporal.PlainDate.compare(date, from) >= 0 && Temporal.PlainDate.compare(date, until) < 0,
    )
    .toSorted((one, other) => Temporal.PlainDate.compare(one.date, other.date));
}
