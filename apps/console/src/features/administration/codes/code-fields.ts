import {
  checkCode,
  NEW_CODE,
  type CodeFields,
  type CodeProblem,
} from '@tallrik/domain/loyalty/codes/check-code';
import type { Language } from '@tallrik/domain/company/languages';
import { parsePrice } from '@tallrik/domain/menu/editing/price-input';
import type { Currency } from '@tallrik/domain/money/currency';
import { readTypedTime } from '@tallrik/domain/time/typed-time';
import type { CodeInput } from '../generated/graphql.ts';
import { writtenText, type OfficeText } from '../menu/catalogue.ts';
import { priceText } from '../menu/price-text.ts';
import type { OfficeCode } from './codes-query.ts';

/** A code as it is typed: numbers and moments are text until they are sent. */
export type TypedCode = {
  code: string;
  discountType: CodeFields['discountType'];
  discountRate: string;
  title: OfficeText;
  venueIds: readonly string[];
  categoryIds: readonly string[];
  /** `YYYY-MM-DDTHH:mm` on this device's wall; empty: none. */
  startsAt: string;
  endsAt: string;
  hoursStart: string;
  hoursEnd: string;
  requiresUser: boolean;
  useLimit: string;
  useLimitPerUser: string;
};

const LONGEST_NUMBER = 12;

const numberText = (number: number | null): string => (number === null ? '' : String(number));

export const localText = (instant: string | null): string =>
  instant === null
    ? ''
    : Temporal.Instant.from(instant)
        .toZonedDateTimeISO(Temporal.Now.timeZoneId())
        .toPlainDateTime()
        .toString({ smallestUnit: 'minute' });

type Standing = Pick<OfficeCode, Exclude<keyof TypedCode, 'title'>> & { title: OfficeText };

export const typedOf = (code: Standing, currency: Currency): TypedCode => ({
  code: code.code,
  discountType: code.discountType,
  discountRate:
    code.discountType === 'AMOUNT'
      ? priceText(code.discountRate, currency)
      : String(code.discountRate),
  title: code.title,
  venueIds: code.venueIds,
  categoryIds: code.categoryIds,
  startsAt: localText(code.startsAt),
  endsAt: localText(code.endsAt),
  hoursStart: code.hoursStart ?? '',
  hoursEnd: code.hoursEnd ?? '',
  requiresUser: code.requiresUser,
  useLimit: numberText(code.useLimit),
  useLimitPerUser: numberText(code.useLimitPerUser),
});

/** Not a number where it cannot be read: the rule refuses it, and names the field. */
function numberOf(text: string): number {
  const trimmed = text.trim().replace(',', '.');
  return trimmed === '' || trimmed.length > LONGEST_NUMBER ? Number.NaN : Number(trimmed);
}

export function rateOf({
  discountType,
  discountRate,
}: Pick<TypedCode, 'discountType' | 'discountRate'>): number {
  if (discountType === 'PERCENTAGE') return numberOf(discountRate);
  const read = parsePrice(discountRate, 'discountRate');
  return read.ok ? read.value : Number.NaN;
}

export function instantOf(local: string): string | null {
  if (local === '') return null;
  try {
    return Temporal.PlainDateTime.from(local)
      .toZonedDateTime(Temporal.Now.timeZoneId())
      .toInstant()
      .toString();
  } catch {
    return local;
  }
}

const hourOf = (typed: string): string | null =>
  typed.trim() === '' ? null : (readTypedTime(typed) ?? typed);

export const fieldsOf = (typed: TypedCode): Omit<CodeFields, 'active'> => ({
  code: typed.code,
  discountType: typed.discountType,
  discountRate: rateOf(typed),
  title: writtenText(typed.title),
  venueIds: typed.venueIds,
  categoryIds: typed.categoryIds,
  startsAt: instantOf(typed.startsAt),
  endsAt: instantOf(typed.endsAt),
  hoursStart: hourOf(typed.hoursStart),
  hoursEnd: hourOf(typed.hoursEnd),
  requiresUser: typed.requiresUser || typed.useLimitPerUser.trim() !== '',
  useLimit: typed.useLimit.trim() === '' ? null : numberOf(typed.useLimit),
  useLimitPerUser: typed.useLimitPerUser.trim() === '' ? null : numberOf(typed.useLimitPerUser),
});

/** What of it is sent, by the names that were changed; a discount goes as a whole. */
export function inputOf(typed: TypedCode, changed: readonly (keyof TypedCode)[]): CodeInput {
  const names = new Set<string>(changed);
  if (names.has('discountType') || names.has('discountRate')) {
    names.add('discountType');
    names.add('discountRate');
  }
  const { title: _title, ...fields } = fieldsOf(typed);
  return Object.fromEntries(
    Object.entries({ ...fields, title: typed.title }).filter(([name]) => names.has(name)),
  );
}

/** The first thing that is wrong, before anybody is asked; venues and categories are chosen, not typed. */
export function problemOf(
  typed: TypedCode,
  { isSeries, defaultLanguage }: { isSeries: boolean; defaultLanguage: Language },
): CodeProblem | null {
  const known = { venueIds: new Set(typed.venueIds), categoryIds: new Set(typed.categoryIds) };
  const fields = { ...fieldsOf(typed), ...(isSeries ? { code: 'SERIES', useLimit: 1 } : {}) };
  const checked = checkCode(fields, { before: NEW_CODE, defaultLanguage, ...known });
  return checked.ok ? null : checked.error;
}
