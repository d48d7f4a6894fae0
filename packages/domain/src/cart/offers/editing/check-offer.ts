import { OFFER_TYPES, type OfferType } from '../offer.ts';
import type { Language, Localized } from '../../../company/languages.ts';
import { HIGHEST_PRICE, OFFICE_LIMITS, OFFICE_TEXTS } from '../../../company/office-limits.ts';
import { checkIds } from '../../../menu/editing/id-lists.ts';
import { checkText } from '../../../menu/editing/texts.ts';
import { ok, refused, type Result } from '../../../result.ts';
import { isDiscount } from '../../../loyalty/codes/check-code.ts';
import { wrongMoment } from '../../../loyalty/moments.ts';

type DiscountType = 'PERCENTAGE' | 'AMOUNT';

export type StageFields = {
  id: string;
  name: Localized;
  itemIds: readonly string[];
  discountType: DiscountType;
  discountRate: number;
};

/** What an owner decides about an offer; what its type does not know stays empty (GROWTH-12 to GROWTH-16). */
export type OfferFields = {
  type: OfferType;
  isDefault: boolean;
  isAtTillOnly: boolean;
  name: Localized;
  description: Localized;
  venueIds: readonly string[];
  discountType: DiscountType;
  /** A percentage, or minor units (D-67). */
  discountRate: number;
  /** Minor units for all dishes together; null: none is written yet. */
  price: number | null;
  itemIds: readonly string[];
  stages: readonly StageFields[];
  startsAt: string | null;
  endsAt: string | null;
};

export type OfferProblem = {
  code:
    | 'FIELD_INVALID'
    | 'TEXT_REQUIRED'
    | 'TEXT_TOO_LONG'
    | 'LIMIT_REACHED'
    | 'NOT_FOUND'
    | 'OFFER_INCOMPLETE';
  field: string;
};

/** How many dishes and stages an offer has (GROWTH-12 to GROWTH-14). */
export const OFFER_SIZES = {
  bundleDishes: { least: 2, most: 20 },
  discountedDishes: { least: 1, most: 200 },
  stages: { least: 2, most: 6 },
  stageDishes: { least: 1, most: 50 },
} as const;

export const newOffer = (type: OfferType): OfferFields => ({
  type,
  isDefault: true,
  isAtTillOnly: false,
  name: {},
  description: {},
  venueIds: [],
  discountType: 'PERCENTAGE',
  discountRate: 10,
  price: null,
  itemIds: [],
  stages: [],
  startsAt: null,
  endsAt: null,
});

export const hasStages = (type: OfferType): boolean =>
  type === 'STAGED_BUNDLE' || type === 'STAGED_INDIVIDUAL';
export const hasPrice = (type: OfferType): boolean => type === 'BUNDLE' || type === 'STAGED_BUNDLE';
export const hasDishes = (type: OfferType): boolean =>
  type === 'BUNDLE' || type === 'ITEM_DISCOUNT';
export const hasDiscount = (type: OfferType): boolean =>
  type === 'ITEM_DISCOUNT' || type === 'ORDER_DISCOUNT';

type Question = {
  before: OfferFields;
  defaultLanguage: Language;
  venueIds: ReadonlySet<string>;
  itemIds: ReadonlySet<string>;
};

type Checked<Value> = Result<Value, OfferProblem>;

const wrong = (field: string, code: OfferProblem['code'] = 'FIELD_INVALID') =>
  refused<OfferProblem>({ code, field });

/** GROWTH-12 to GROWTH-16: what was changed of an offer, checked against what stands there. */
export function checkOffer(input: Partial<OfferFields>, question: Question): Checked<OfferFields> {
  const { before } = question;
  const next = { ...before, ...input };
  // What guests hold rights to stays what it is.
  if (next.type !== before.type || !OFFER_TYPES.includes(next.type)) return wrong('type');
  const name = checkWords(next.name, 'name', OFFICE_TEXTS.title, question);
  if (!name.ok) return name;
  const description = checkWords(next.description, 'description', OFFICE_TEXTS.description, {
    ...question,
    isOptional: true,
  });
  if (!description.ok) return description;
  const venueIds = checkVenues(next.venueIds, question);
  if (!venueIds.ok) return venueIds;
  const given = checkGift(next, question);
  if (!given.ok) return given;
  const moment = wrongMoment(next);
  if (moment !== null) return wrong(moment);
  return ok({
    ...next,
    ...given.value,
    name: name.value,
    description: description.value,
    venueIds: venueIds.value,
  });
}

type Gift = Pick<OfferFields, 'price' | 'itemIds' | 'stages' | 'discountRate' | 'discountType'>;

/** What guests get, as the type has it; the rest is emptied. */
function checkGift(next: OfferFields, question: Question): Checked<Gift> {
  const { type } = next;
  const itemIds = hasDishes(type) ? checkDishes(next, question) : ok([]);
  if (!itemIds.ok) return itemIds;
  const stages = hasStages(type) ? checkStages(next, question) : ok([]);
  if (!stages.ok) return stages;
  if (hasPrice(type) && !isPrice(next.price)) return wrong('price');
  if (hasDiscount(type) && !isDiscount(next)) return wrong('discountRate');
  return ok({
    itemIds: itemIds.value,
    stages: stages.value,
    price: hasPrice(type) ? next.price : null,
    discountType: hasDiscount(type) ? next.discountType : 'PERCENTAGE',
    discountRate: hasDiscount(type) ? next.discountRate : 0,
  });
}

const isPrice = (price: number | null): boolean =>
  price !== null && Number.isSafeInteger(price) && price >= 0 && price <= HIGHEST_PRICE;

function checkDishes(
  { type, itemIds }: OfferFields,
  question: Question,
): Checked<readonly string[]> {
  const isBundle = type === 'BUNDLE';
  const { least, most } = isBundle ? OFFER_SIZES.bundleDishes : OFFER_SIZES.discountedDishes;
  // Twice the same dish is two of them in a bundle, and nothing more in a discount.
  const dishes = isBundle ? itemIds : [...new Set(itemIds)];
  return checkDishIds(dishes, { field: 'itemIds', least, most }, question);
}

function checkDishIds(
  ids: readonly string[],
  { field, least, most }: { field: string; least: number; most: number },
  { itemIds, before }: Question,
): Checked<readonly string[]> {
  if (ids.length < least) return wrong(field, 'OFFER_INCOMPLETE');
  if (ids.length > most) return wrong(field, 'LIMIT_REACHED');
  // A dish that was archived since stays where it stood; guests cannot choose it.
  const standing = new Set([
    ...before.itemIds,
    ...before.stages.flatMap((stage) => [...stage.itemIds]),
  ]);
  const stranger = ids.findIndex((id) => !itemIds.has(id) && !standing.has(id));
  return stranger === -1 ? ok(ids) : wrong(`${field}.${stranger}`, 'NOT_FOUND');
}

function checkStages(
  { type, stages }: OfferFields,
  question: Question,
): Checked<readonly StageFields[]> {
  const { least, most } = OFFER_SIZES.stages;
  if (stages.length < least) return wrong('stages', 'OFFER_INCOMPLETE');
  if (stages.length > most) return wrong('stages', 'LIMIT_REACHED');
  if (new Set(stages.map(({ id }) => id)).size < stages.length) return wrong('stages');
  const checked: StageFields[] = [];
  for (const [at, stage] of stages.entries()) {
    const field = `stages.${at}`;
    const name = checkWords(stage.name, `${field}.name`, OFFICE_TEXTS.optionName, question);
    if (!name.ok) return name;
    const size = { field: `${field}.itemIds`, ...OFFER_SIZES.stageDishes };
    const itemIds = checkDishIds([...new Set(stage.itemIds)], size, question);
    if (!itemIds.ok) return itemIds;
    const isPriced = type === 'STAGED_BUNDLE';
    // In a choice of steps one may cost its own price.
    if (!isPriced && stage.discountRate !== 0 && !isDiscount(stage))
      return wrong(`${field}.discountRate`);
    const discount = isPriced ? { discountType: 'PERCENTAGE' as const, discountRate: 0 } : {};
    checked.push({ ...stage, ...discount, name: name.value, itemIds: itemIds.value });
  }
  if (type === 'STAGED_INDIVIDUAL' && checked.every(({ discountRate }) => discountRate === 0))
    return wrong('stages.0.discountRate', 'OFFER_INCOMPLETE');
  return ok(checked);
}

function checkVenues(
  venueIds: readonly string[],
  { before, venueIds: known }: Question,
): Checked<readonly string[]> {
  const standing = new Set([...known, ...before.venueIds]);
  const rule = { field: 'venueIds', most: OFFICE_LIMITS.venues };
  return toOfferProblem(checkIds(venueIds, standing, rule), 'venueIds');
}

const checkWords = (
  text: Localized,
  field: string,
  longest: number,
  { defaultLanguage, isOptional = false }: { defaultLanguage: Language; isOptional?: boolean },
): Checked<Localized> =>
  toOfferProblem(
    checkText(text, { field, longest, isRequired: !isOptional, defaultLanguage }),
    field,
  );

const KNOWN = ['TEXT_REQUIRED', 'TEXT_TOO_LONG', 'LIMIT_REACHED', 'NOT_FOUND'] as const;

function toOfferProblem<Value>(
  checked: Result<Value, { code: string; field: string | null }>,
  field: string,
): Checked<Value> {
  if (checked.ok) return checked;
  const { error } = checked;
  return refused<OfferProblem>({
    code: KNOWN.find((known) => known === error.code) ?? 'FIELD_INVALID',
    field: error.field ?? field,
  });
}
