import { OFFICE_LIMITS, OFFICE_TEXTS } from '../../company/office-limits.ts';
import type { Language, Localized } from '../../company/languages.ts';
import { isKnownVatRate } from '../../money/vat.ts';
import { ok, type Result } from '../../result.ts';
import { ALLERGENS, allergensOfItem } from '../allergens.ts';
import type { Catalogue, Item, Sizes } from '../catalogue.ts';
import { checkSizes, type SizesInput } from './check-sizes.ts';
import { type EditProblem, problem } from './edit-problem.ts';
import { checkIds, idsOf } from './id-lists.ts';
import { checkPrice } from './price-input.ts';
import { checkText, joinMarker, plainText, splitMarker, storedText } from './texts.ts';

/** What the office sends: a field left out is not changed. */
export type ItemInput = {
  title?: Localized;
  description?: Localized;
  isOffStartPage?: boolean;
  categoryIds?: readonly string[];
  vatRate?: number | null;
  price?: number | null;
  /** Null: not decided yet; empty: none (CATALOG-13). */
  allergens?: readonly string[] | null;
  ageRestricted?: boolean;
  disableMembershipDiscount?: boolean;
  instant?: boolean;
  sizes?: SizesInput | null;
  groupIds?: readonly string[];
  upsellIds?: readonly string[];
};

export type ItemChange = Partial<Omit<Item, 'id' | 'order' | 'deleted' | 'image'>> & {
  hasDecidedAllergens?: boolean;
};

export type EditingCompany = { country: string; defaultLanguage: Language };

export type ItemQuestion = {
  itemId: string;
  /** Null for a new dish. */
  before: Item | null;
  catalogue: Catalogue;
  company: EditingCompany;
};

type Part = Result<ItemChange, EditProblem>;

/** A dish as it would be written, or the first field that is wrong (CATALOG-04 to CATALOG-16, O-12). */
export function checkItem(input: ItemInput, question: ItemQuestion): Part {
  const wanted = question.before === null ? { ...EMPTY, ...input } : input;
  const parts: readonly ((from: ItemInput, about: ItemQuestion) => Part)[] = [
    checkTitle,
    checkDescription,
    checkCategories,
    checkMoney,
    checkAllergens,
    checkSwitches,
    checkItemSizes,
    checkGroups,
    checkUpsells,
  ];
  const change: ItemChange = {};
  for (const part of parts) {
    const checked = part(wanted, question);
    if (!checked.ok) return checked;
    Object.assign(change, checked.value);
  }
  return ok(change);
}

const EMPTY: ItemInput = { title: {}, categoryIds: [], vatRate: null, price: null };

function checkTitle({ title, isOffStartPage }: ItemInput, { before, company }: ItemQuestion): Part {
  if (title === undefined && isOffStartPage === undefined) return ok({});
  const { titleLang: written = {}, title: plain = null } = before ?? {};
  const stands = splitMarker(storedText(written, plain, company.defaultLanguage));
  const typed = splitMarker(title ?? stands.title);
  const rule = { field: 'title', longest: OFFICE_TEXTS.title, isRequired: true, ...company };
  const checked = checkText(typed.title, rule);
  if (!checked.ok) return checked;
  // A typed marker turns the switch on; the switch alone turns it off (CATALOG-06).
  const isOff = typed.isOffStartPage || (isOffStartPage ?? stands.isOffStartPage);
  const titleLang = joinMarker({ title: checked.value, isOffStartPage: isOff });
  return ok({ titleLang, title: plainText(titleLang, company.defaultLanguage) });
}

function checkDescription({ description }: ItemInput, { company }: ItemQuestion): Part {
  if (description === undefined) return ok({});
  const rule = {
    field: 'description',
    longest: OFFICE_TEXTS.description,
    isRequired: false,
    ...company,
  };
  const checked = checkText(description, rule);
  if (!checked.ok) return checked;
  const plain = plainText(checked.value, company.defaultLanguage);
  return ok({ descriptionLang: checked.value, description: plain === '' ? null : plain });
}

function checkCategories({ categoryIds }: ItemInput, { itemId, catalogue }: ItemQuestion): Part {
  if (categoryIds === undefined) return ok({});
  if (categoryIds.length === 0) return problem('CATEGORY_REQUIRED', 'categoryIds');
  const known = idsOf(catalogue.categories.filter(({ deleted }) => !deleted));
  const most = OFFICE_LIMITS.categoriesOfItem;
  const checked = checkIds(categoryIds, known, { field: 'categoryIds', most });
  if (!checked.ok) return checked;
  const limit = OFFICE_LIMITS.itemsOfCategory;
  const isFull = (categoryId: string) =>
    catalogue.items.filter(
      (item) => item.id !== itemId && !item.deleted && item.categoryIds.includes(categoryId),
    ).length >= limit;
  return checked.value.some(isFull)
    ? problem('LIMIT_REACHED', 'categoryIds', { limit })
    : ok({ categoryIds: checked.value });
}

function checkMoney({ price, vatRate }: ItemInput, { company }: ItemQuestion): Part {
  const change: ItemChange = {};
  if (price === null) return problem('PRICE_REQUIRED', 'price');
  if (price !== undefined) {
    const checked = checkPrice(price, 'price');
    if (!checked.ok) return checked;
    change.defaultPrice = checked.value;
  }
  if (vatRate === undefined) return ok(change);
  return isKnownVatRate(vatRate, company.country)
    ? ok({ ...change, vatRate })
    : problem('VAT_RATE_UNKNOWN', 'vatRate');
}

function checkAllergens({ allergens }: ItemInput, { before }: ItemQuestion): Part {
  if (allergens === undefined) return ok({});
  if (allergens === null) return ok({ allergens: [], allergyTags: [], hasDecidedAllergens: false });
  // A word the restaurant wrote itself stays: a lost allergen can kill (D-50).
  const known = new Set<string>([
    ...ALLERGENS,
    ...(before === null ? [] : allergensOfItem(before).map(({ tag }) => tag)),
  ]);
  const stranger = allergens.findIndex((tag) => !known.has(tag));
  return stranger === -1
    ? ok({ allergens: [...new Set(allergens)], allergyTags: [], hasDecidedAllergens: true })
    : problem('ALLERGEN_UNKNOWN', `allergens.${stranger}`);
}

const SWITCHES = ['ageRestricted', 'disableMembershipDiscount', 'instant'] as const;

const checkSwitches = (input: ItemInput): Part =>
  ok(
    Object.fromEntries(
      SWITCHES.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
    ),
  );

function checkItemSizes({ sizes }: ItemInput, { itemId, before, company }: ItemQuestion): Part {
  if (sizes === undefined) return ok({});
  const checked: Result<Sizes | null, EditProblem> =
    sizes === null ? ok(null) : checkSizes(sizes, before?.sizes?.id ?? itemId, company);
  return checked.ok ? ok({ sizes: checked.value }) : checked;
}

function checkGroups({ groupIds }: ItemInput, { itemId, catalogue }: ItemQuestion): Part {
  if (groupIds === undefined) return ok({});
  const rule = { field: 'groupIds', most: OFFICE_LIMITS.groupsOfItem };
  const checked = checkIds(groupIds, idsOf(catalogue.modificationGroups), rule);
  if (!checked.ok) return checked;
  const itself = checked.value.findIndex((id) =>
    catalogue.modificationGroups
      .find((group) => group.id === id)
      ?.variations.some(({ asItem }) => asItem?.id === itemId),
  );
  return itself === -1
    ? ok({ modificationGroupIds: checked.value })
    : problem('OPTION_OF_ITSELF', `groupIds.${itself}`);
}

function checkUpsells({ upsellIds }: ItemInput, { catalogue }: ItemQuestion): Part {
  if (upsellIds === undefined) return ok({});
  const rule = { field: 'upsellIds', most: OFFICE_LIMITS.upsellsOfItem };
  const checked = checkIds(upsellIds, idsOf(catalogue.upsellGroups), rule);
  return checked.ok ? ok({ upsellGroupIds: checked.value }) : checked;
}
