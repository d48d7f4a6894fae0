import { refused } from '../../result.ts';

/** Why a change of the catalogue is refused. */
export const EDIT_REFUSALS = {
  TEXT_REQUIRED: 'The text is missing in the company’s default language (CATALOG-04, O-38).',
  TEXT_TOO_LONG: 'Longer than the field takes (O-12).',
  PRICE_UNREADABLE: 'Not a price: letters, a minus sign, more than two decimals (CATALOG-10).',
  PRICE_OUT_OF_RANGE: 'Below 0 or above 100,000.00 (CATALOG-10).',
  PRICE_REQUIRED: 'A new dish needs a price (CATALOG-04).',
  VAT_RATE_UNKNOWN: 'Not a rate of the company’s country (CATALOG-08).',
  LIMIT_REACHED: 'More than a company, a dish or a group may have (CATALOG-46, O-12).',
  CATEGORY_REQUIRED: 'A dish is in one category at least (CATALOG-07).',
  CATEGORY_TOO_DEEP: 'Categories nest one level (CATALOG-23).',
  GROUP_CANNOT_BE_FULFILLED: 'Nobody could choose what the group asks for (CATALOG-18).',
  CHOICES_OUT_OF_RANGE: 'Minimum and maximum do not fit each other or the options (CATALOG-48).',
  OPTION_OF_ITSELF: 'The dish would be an option of itself (CATALOG-19).',
  ALLERGEN_UNKNOWN: 'Not one of the 32 tags (CATALOG-13).',
  SIZES_TOO_FEW: 'Two sizes at least, or none (CATALOG-15).',
  SERVICE_TYPE_REQUIRED: 'A menu is for one service type at least (CATALOG-27).',
  HOURS_UNREADABLE: 'Not a time of day, HH:mm (CATALOG-27).',
  ID_TWICE: 'The same id stands twice in a file (CATALOG-41).',
  VALUE_UNREADABLE: 'Not what this field of a file takes (CATALOG-41).',
  NOT_FOUND: 'The catalogue has no such thing.',
} as const;

export type EditRefusalCode = keyof typeof EDIT_REFUSALS;

export type EditProblem = {
  code: EditRefusalCode;
  /** The path of the wrong field, such as `options.2.price`. */
  field: string | null;
  limit?: number;
  /** The dishes a refused group would block (CATALOG-18). */
  subjectIds?: readonly string[];
};

export const problem = (
  code: EditRefusalCode,
  field: string | null,
  more: Pick<EditProblem, 'limit' | 'subjectIds'> = {},
) => refused<EditProblem>({ code, field, ...more });
