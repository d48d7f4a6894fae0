import type { Language, Localized } from '../../company/languages.ts';
import { OFFICE_LIMITS, OFFICE_TEXTS } from '../../company/office-limits.ts';
import { checkIds } from '../../menu/editing/id-lists.ts';
import { checkText } from '../../menu/editing/texts.ts';
import { ok, refused, type Result } from '../../result.ts';

/** What an owner decides about a stamp card (GROWTH-20). */
export type StampCardFields = {
  name: Localized;
  description: Localized;
  /** The small print. */
  details: Localized;
  requiredCount: number;
  itemIds: readonly string[];
  venueIds: readonly string[];
  offerId: string | null;
};

export type StampCardProblem = {
  code:
    | 'FIELD_INVALID'
    | 'TEXT_REQUIRED'
    | 'TEXT_TOO_LONG'
    | 'LIMIT_REACHED'
    | 'NOT_FOUND'
    | 'OFFER_INCOMPLETE';
  field: string;
};

export const STAMPS = { least: 2, most: 20 } as const;
export const STAMPING_DISHES = 200;
const LONGEST_DETAILS = 1_000;

export const NEW_STAMP_CARD: StampCardFields = {
  name: {},
  description: {},
  details: {},
  requiredCount: 10,
  itemIds: [],
  venueIds: [],
  offerId: null,
};

type Question = {
  before: StampCardFields;
  defaultLanguage: Language;
  venueIds: ReadonlySet<string>;
  itemIds: ReadonlySet<string>;
  /** Offers of the company that are personal and not archived. */
  offerIds: ReadonlySet<string>;
};

const wrong = (field: string, code: StampCardProblem['code'] = 'FIELD_INVALID') =>
  refused<StampCardProblem>({ code, field });

/** GROWTH-20: what was changed of a card, checked against what stands there. */
export function checkStampCard(
  input: Partial<StampCardFields>,
  question: Question,
): Result<StampCardFields, StampCardProblem> {
  const { before, defaultLanguage } = question;
  const next = { ...before, ...input };
  const texts = { name: next.name, description: next.description, details: next.details };
  for (const [field, longest] of [
    ['name', OFFICE_TEXTS.title],
    ['description', OFFICE_TEXTS.description],
    ['details', LONGEST_DETAILS],
  ] as const) {
    const rule = { field, longest, isRequired: field === 'name', defaultLanguage };
    const checked = checkText(next[field], rule);
    if (!checked.ok) return wrong(checked.error.field ?? field, textCode(checked.error.code));
    texts[field] = checked.value;
  }
  const { requiredCount } = next;
  if (
    !Number.isSafeInteger(requiredCount) ||
    requiredCount < STAMPS.least ||
    requiredCount > STAMPS.most
  )
    return wrong('requiredCount');
  const itemIds = checkList(next.itemIds, 'itemIds', STAMPING_DISHES, question);
  if (!itemIds.ok) return itemIds;
  if (itemIds.value.length === 0) return wrong('itemIds', 'OFFER_INCOMPLETE');
  const venueIds = checkList(next.venueIds, 'venueIds', OFFICE_LIMITS.venues, question);
  if (!venueIds.ok) return venueIds;
  // What it promised before it still may, though the offer has changed since.
  const isPersonal = next.offerId !== null && question.offerIds.has(next.offerId);
  if (!isPersonal && (next.offerId === null || next.offerId !== before.offerId))
    return wrong('offerId');
  return ok({ ...next, ...texts, itemIds: itemIds.value, venueIds: venueIds.value });
}

function checkList(
  ids: readonly string[],
  field: 'itemIds' | 'venueIds',
  most: number,
  question: Question,
): Result<readonly string[], StampCardProblem> {
  const standing = new Set([...question[field], ...question.before[field]]);
  const checked = checkIds(ids, standing, { field, most });
  if (checked.ok) return checked;
  const code = checked.error.code === 'LIMIT_REACHED' ? 'LIMIT_REACHED' : 'NOT_FOUND';
  return wrong(checked.error.field ?? field, code);
}

const textCode = (code: string): StampCardProblem['code'] =>
  code === 'TEXT_TOO_LONG' ? code : 'TEXT_REQUIRED';
