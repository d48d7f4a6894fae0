import { checkEmail } from '@tallrik/domain/accounts/checks';
import { HIGHEST_PRICE, OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import { isTangled } from '@tallrik/domain/content/body-markup';
import { isPageAddress, LONGEST_BODY } from '@tallrik/domain/content/content-form';
import { HOME_INTRO_SLUG, MEMBERSHIP_SLUG } from '@tallrik/domain/content/content';
import { readCode } from '@tallrik/domain/loyalty/codes/code-text';
import { isTimeZone } from '@tallrik/domain/venues/venue-form';
import { makePause } from '../../../platform/json/pauses.ts';
import type { ArchiveProblem } from './open-archive.ts';
import { type Row, type Rows, wrong } from './write-archive.ts';

const isNumber = (value: unknown, least: number, most: number): boolean => {
  // The database reads numbers from texts as well, and `NaN` as one.
  const number = typeof value === 'string' && value.length < 20 ? Number(value) : value;
  return typeof number === 'number' && number >= least && number <= most;
};
const isDiscount = ({ discount_type: type, discount_rate: rate }: Row): boolean =>
  isNumber(rate, 0, type === 'PERCENTAGE' ? 100 : HIGHEST_PRICE);
const isAddress = (slug: unknown): boolean =>
  slug === HOME_INTRO_SLUG ||
  slug === MEMBERSHIP_SLUG ||
  (typeof slug === 'string' && isPageAddress(slug));
const isBody = (text: unknown): boolean =>
  typeof text === 'object' &&
  Object.values(text ?? {}).every(
    (html) => typeof html === 'string' && html.length <= LONGEST_BODY && !isTangled(html),
  );
const isCode = (code: unknown): boolean =>
  typeof code === 'string' && code.length <= 100 && Boolean(readCode(code));

type Rule = (value: unknown, row: Row) => boolean;

/** What the office's forms ask of a field, and no column of the database does (D-761). */
const RULES: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  venues: { time_zone: (zone) => typeof zone === 'string' && isTimeZone(zone) },
  promo_codes: { code: isCode, discount_rate: (_rate, row) => isDiscount(row) },
  offers: {
    price: (price) => price === null || isNumber(price, 0, HIGHEST_PRICE),
    discount_rate: (rate, row) => rate === null || isDiscount(row),
  },
  membership_levels: {
    discount_percentage: (percent) => isNumber(percent, 0, 100),
    points_required: (points) => isNumber(points, 0, 2 ** 31 - 1),
  },
  contents: { slug: isAddress, text: isBody },
};

const MOST: Readonly<Record<string, number>> = {
  venues: OFFICE_LIMITS.venues,
};

/** What stands in one line on tickets, receipts and in the heads of mails. */
const LINES = new Set(
  'name name_lang title sub_title code street zip city phone support_email organization_id'.split(
    ' ',
  ),
);
const LONGEST_LINE = 4_000;
const COMMANDS = /\p{Cc}/u;

const isLine = (value: unknown): boolean => {
  if (typeof value === 'string') return value.length <= LONGEST_LINE && !COMMANDS.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every((part) => typeof part !== 'string' || isLine(part));
};

/** Rows of an archive by the rules of the forms they would otherwise have come through. */
export async function brokenRules(company: Row, rows: Rows): Promise<ArchiveProblem[]> {
  const problems = brokenOfCompany(company);
  const pause = makePause();
  for (const [table, list] of rows) {
    if (list.length > (MOST[table] ?? Infinity))
      problems.push({ place: `${table}.json`, value: String(list.length), code: 'LIMIT_REACHED' });
    for (const [at, row] of list.entries()) {
      for (const [name, value] of Object.entries(row)) {
        const rule = RULES[table]?.[name];
        if ((LINES.has(name) && !isLine(value)) || (rule && !rule(value, row)))
          problems.push(wrong(`${table}.json ${at}.${name}`, value));
      }
      const others = pause();
      if (others) await others;
    }
  }
  return problems;
}

function brokenOfCompany(company: Row): ArchiveProblem[] {
  const { display_name: name, support_email: email, default_language: language } = company;
  const languages = company['languages'];
  const broken: [string, unknown][] = [];
  if (!isLine(name)) broken.push(['display_name', name]);
  if (email && !(typeof email === 'string' && checkEmail(email).ok))
    broken.push(['support_email', email]);
  if (language !== null && !(Array.isArray(languages) && languages.includes(language)))
    broken.push(['default_language', language]);
  return broken.map(([field, value]) => wrong(`company.json ${field}`, value));
}
