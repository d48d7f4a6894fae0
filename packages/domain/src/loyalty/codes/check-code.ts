import type { Language, Localized } from '../../company/languages.ts';
import { HIGHEST_PRICE, OFFICE_LIMITS, OFFICE_TEXTS } from '../../company/office-limits.ts';
import { checkIds } from '../../menu/editing/id-lists.ts';
import { checkText } from '../../menu/editing/texts.ts';
import { ok, refused, type Result } from '../../result.ts';
import { isWallClock } from '../../time/wall-clock.ts';
import { wrongMoment } from '../moments.ts';
import { readCode } from './code-text.ts';

/** What an owner decides about a code; null limits and moments mean none (GROWTH-04). */
export type CodeFields = {
  code: string;
  active: boolean;
  discountType: 'PERCENTAGE' | 'AMOUNT';
  /** A percentage, or minor units (D-67). */
  discountRate: number;
  title: Localized;
  venueIds: readonly string[];
  categoryIds: readonly string[];
  startsAt: string | null;
  endsAt: string | null;
  /** `HH:mm` on the wall of the venue; the end may lie past midnight. */
  hoursStart: string | null;
  hoursEnd: string | null;
  requiresUser: boolean;
  useLimit: number | null;
  useLimitPerUser: number | null;
};

export type CodeProblem = {
  code: 'FIELD_INVALID' | 'TEXT_REQUIRED' | 'TEXT_TOO_LONG' | 'LIMIT_REACHED' | 'NOT_FOUND';
  field: keyof CodeFields | (string & {});
};

export const NEW_CODE: CodeFields = {
  code: '',
  active: true,
  discountType: 'PERCENTAGE',
  discountRate: 10,
  title: {},
  venueIds: [],
  categoryIds: [],
  startsAt: null,
  endsAt: null,
  hoursStart: null,
  hoursEnd: null,
  requiresUser: false,
  useLimit: null,
  useLimitPerUser: null,
};

/** Far more than any campaign, and a number the column takes. */
const MOST_USES = 1_000_000;

const wrong = (field: keyof CodeFields) => refused<CodeProblem>({ code: 'FIELD_INVALID', field });

/** GROWTH-02 to GROWTH-06: what was changed of a code, checked against what stands there. */
export function checkCode(
  input: Partial<CodeFields>,
  question: {
    before: CodeFields;
    defaultLanguage: Language;
    venueIds: ReadonlySet<string>;
    categoryIds: ReadonlySet<string>;
  },
): Result<CodeFields, CodeProblem> {
  const { before } = question;
  const next = { ...before, ...input };
  const code = input.code === undefined ? before.code : readCode(input.code);
  if (code === null || code === '') return wrong('code');
  if (!isDiscount(next)) return wrong('discountRate');
  const title = input.title === undefined ? ok(before.title) : checkTitle(input.title, question);
  if (!title.ok) return title;
  const venueIds = checkPlaces(input.venueIds, 'venueIds', before, question);
  if (!venueIds.ok) return venueIds;
  const categoryIds = checkPlaces(input.categoryIds, 'categoryIds', before, question);
  if (!categoryIds.ok) return categoryIds;
  const time = wrongTime(next);
  if (time !== null) return wrong(time);
  const uses = (['useLimit', 'useLimitPerUser'] as const).find((name) => !isUses(next[name]));
  if (uses !== undefined) return wrong(uses);
  return ok({
    ...next,
    code,
    title: title.value,
    venueIds: venueIds.value,
    categoryIds: categoryIds.value,
    // Nobody can be counted who is nobody (GROWTH-04).
    requiresUser: next.requiresUser || next.useLimitPerUser !== null,
  });
}

const checkTitle = (
  title: Localized,
  { defaultLanguage }: { defaultLanguage: Language },
): Result<Localized, CodeProblem> => {
  const rule = { field: 'title', longest: OFFICE_TEXTS.title, isRequired: true, defaultLanguage };
  const checked = checkText(title, rule);
  return checked.ok ? checked : refused(toCodeProblem(checked.error, 'title'));
};

function checkPlaces(
  given: readonly string[] | undefined,
  field: 'venueIds' | 'categoryIds',
  before: CodeFields,
  known: Record<'venueIds' | 'categoryIds', ReadonlySet<string>>,
): Result<readonly string[], CodeProblem> {
  if (given === undefined) return ok(before[field]);
  const most = field === 'venueIds' ? OFFICE_LIMITS.venues : OFFICE_LIMITS.categories;
  // What was archived since stays where it stood: taking it away by itself would widen the code.
  const standing = new Set([...known[field], ...before[field]]);
  const checked = checkIds(given, standing, { field, most });
  return checked.ok ? checked : refused(toCodeProblem(checked.error, field));
}

function toCodeProblem(
  { code, field }: { code: string; field: string | null },
  other: keyof CodeFields,
): CodeProblem {
  const known = ['TEXT_REQUIRED', 'TEXT_TOO_LONG', 'LIMIT_REACHED', 'NOT_FOUND'] as const;
  return { code: known.find((one) => one === code) ?? 'FIELD_INVALID', field: field ?? other };
}

/** GROWTH-03: 1 to 100 percent with two decimals, or an amount above 0. */
export function isDiscount({
  discountType,
  discountRate,
}: Pick<CodeFields, 'discountType' | 'discountRate'>): boolean {
  if (discountType === 'AMOUNT')
    return Number.isSafeInteger(discountRate) && discountRate > 0 && discountRate <= HIGHEST_PRICE;
  const hundredths = discountRate * 100;
  const isFine = Math.abs(hundredths - Math.round(hundredths)) < 1e-6;
  return discountRate >= 1 && discountRate <= 100 && isFine;
}

/** The field whose moment or hour does not fit (GROWTH-04, GROWTH-05). */
function wrongTime(code: CodeFields): 'startsAt' | 'endsAt' | 'hoursStart' | 'hoursEnd' | null {
  const moment = wrongMoment(code);
  if (moment !== null) return moment;
  const { hoursStart, hoursEnd } = code;
  if (hoursStart === null && hoursEnd === null) return null;
  if (hoursStart === null || !isWallClock(hoursStart)) return 'hoursStart';
  return hoursEnd === null || !isWallClock(hoursEnd) ? 'hoursEnd' : null;
}

const isUses = (limit: number | null): boolean =>
  limit === null || (Number.isSafeInteger(limit) && limit >= 1 && limit <= MOST_USES);

/** What is asked once before it is saved: everything given away, or more than most orders cost (GROWTH-03). */
export function discountQuestion(
  code: Pick<CodeFields, 'discountType' | 'discountRate'>,
  averageOrder: number | null,
): 'ALL_FREE' | 'ABOVE_AVERAGE' | null {
  if (code.discountType === 'PERCENTAGE') return code.discountRate === 100 ? 'ALL_FREE' : null;
  return averageOrder !== null && code.discountRate > averageOrder ? 'ABOVE_AVERAGE' : null;
}
