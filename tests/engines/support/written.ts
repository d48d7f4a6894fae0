import 'temporal-polyfill/global';
import { compareNames } from '@tallrik/domain/company/compare-names';
import { LANGUAGES, BCP47 } from '@tallrik/domain/company/languages';
import { CURRENCIES } from '@tallrik/domain/money/currency';
import { formatCount } from '@tallrik/domain/money/format-count';
import { formatMoney, formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { formatDate, formatDateTime, formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import { dayName } from '@tallrik/domain/venues/day-name';
import { momentName } from '@tallrik/domain/venues/moment-name';
import { pluralFormOf, writeCount } from '@tallrik/translations/plural';

const AMOUNTS = [0, 5, 1_055, 10_000, 123_450, 123_456_700, -1_050];
const COUNTS = [0, 1, 2, 1.5, 999, 1_000, 12_345, 1_234_567];
const ZONES = ['Europe/Stockholm', 'Europe/London', 'Europe/Istanbul'];
const NAMES = [
  'Ärtsoppa',
  'ızgara',
  'Åland',
  'Zander',
  'Igel',
  'çorba',
  'Öl',
  'ñora',
  'cola',
  'ærter',
  'Əncir',
  'øl',
  'Şiş',
  'aal',
];
/** Spring forward, fall back, and an hour that is another day where the venue is. */
const INSTANTS = ['2026-03-29T00:59:00Z', '2026-10-25T01:30:00Z', '2026-12-31T22:30:00Z'];
const YEAR = Array.from({ length: 366 }, (_, days) =>
  Temporal.PlainDate.from('2028-01-01').add({ days }),
);

/** Everything the product writes in figures, names of days, plurals and the order of names. Runs in Node and in a page. */
export const written = (): Record<string, string[]> => ({
  money: CURRENCIES.flatMap((currency) =>
    AMOUNTS.flatMap((amount) => [
      formatMoney(minor(amount), currency),
      formatMoneyExact(minor(amount), currency),
    ]),
  ),
  counts: COUNTS.map(formatCount),
  plurals: LANGUAGES.flatMap((language) =>
    COUNTS.map(
      (count) => `${writeCount(count, BCP47[language])} ${pluralFormOf(count, BCP47[language])}`,
    ),
  ),
  days: LANGUAGES.flatMap((language) => YEAR.map((date) => dayName(date, language))),
  moments: LANGUAGES.flatMap((language) =>
    INSTANTS.map((instant) => Temporal.Instant.from(instant)).flatMap((now) =>
      [now, now.add({ hours: 24 * 8 })].flatMap((moment) =>
        ZONES.map((timeZone) => momentName(moment, { timeZone, now, language })),
      ),
    ),
  ),
  times: INSTANTS.map((instant) => Temporal.Instant.from(instant)).flatMap((instant) =>
    ZONES.flatMap((zone) => [
      formatDate(instant, zone),
      formatTimeOfDay(instant, zone),
      formatDateTime(instant, zone),
    ]),
  ),
  order: LANGUAGES.map((language) =>
    NAMES.toSorted((one, other) => compareNames(one, other, language)).join(' '),
  ),
});
