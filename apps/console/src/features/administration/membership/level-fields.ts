import type { Language } from '@tallrik/domain/company/languages';
import {
  checkLevel,
  NEW_LEVEL,
  type LevelFields,
  type LevelProblem,
} from '@tallrik/domain/loyalty/levels/check-level';
import type { LevelInput } from '../generated/graphql.ts';
import { writtenText, type OfficeText } from '../menu/catalogue.ts';
import type { OfficeLevel } from './levels-query.ts';

/** A level as it is typed: numbers and colours are text until they are sent. */
export type TypedLevel = {
  title: OfficeText;
  description: OfficeText;
  pointsRequired: string;
  discountPercentage: string;
  /** Empty: the company's own. */
  primaryColor: string;
  secondaryColor: string;
  image: string | null;
};

const EMPTY: OfficeText = { en: null, se: null, es: null, no: null, tr: null, dk: null };
export const FRESH_LEVEL: TypedLevel = {
  title: EMPTY,
  description: EMPTY,
  pointsRequired: '',
  discountPercentage: '0',
  primaryColor: '',
  secondaryColor: '',
  image: null,
};

const LONGEST_NUMBER = 12;

export const typedOf = (level: OfficeLevel): TypedLevel => ({
  title: level.title,
  description: level.description,
  pointsRequired: String(level.pointsRequired),
  discountPercentage: String(level.discountPercentage),
  primaryColor: level.primaryColor ?? '',
  secondaryColor: level.secondaryColor ?? '',
  image: level.image,
});

/** Not a number where it cannot be read: the rule refuses it, and names the field. */
function numberOf(text: string): number {
  const trimmed = text.replaceAll(' ', '').replace(',', '.');
  return trimmed === '' || trimmed.length > LONGEST_NUMBER ? Number.NaN : Number(trimmed);
}

const colourOf = (typed: string): string | null => (typed.trim() === '' ? null : typed);

const fieldsOf = (typed: TypedLevel): LevelFields => ({
  title: writtenText(typed.title),
  description: writtenText(typed.description),
  pointsRequired: numberOf(typed.pointsRequired),
  discountPercentage: numberOf(typed.discountPercentage),
  primaryColor: colourOf(typed.primaryColor),
  secondaryColor: colourOf(typed.secondaryColor),
});

/** What of it is sent, by the names that were changed. */
export function inputOf(typed: TypedLevel, changed: readonly (keyof TypedLevel)[]): LevelInput {
  const { title: _title, description: _description, ...fields } = fieldsOf(typed);
  const { title, description, image } = typed;
  const names = new Set<string>(changed);
  return {
    ...Object.fromEntries(
      Object.entries({ ...fields, title, description }).filter(([name]) => names.has(name)),
    ),
    ...(names.has('image') ? { pictureKey: image?.slice('/media/'.length) ?? null } : {}),
  };
}

/** The first thing that is wrong, before anybody is asked. */
export function problemOf(typed: TypedLevel, defaultLanguage: Language): LevelProblem | null {
  const checked = checkLevel(fieldsOf(typed), { before: NEW_LEVEL, defaultLanguage });
  return checked.ok ? null : checked.error;
}
