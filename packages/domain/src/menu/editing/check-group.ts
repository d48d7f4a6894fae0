import { OFFICE_LIMITS, OFFICE_TEXTS } from '../../company/office-limits.ts';
import type { Localized } from '../../company/languages.ts';
import { ok, type Result } from '../../result.ts';
import { ALLERGENS } from '../allergens.ts';
import type { Catalogue, ModificationGroup, Variation } from '../catalogue.ts';
import type { EditingCompany } from './check-item.ts';
import { type EditProblem, problem } from './edit-problem.ts';
import { checkPrice } from './price-input.ts';
import { checkText, plainText, storedText } from './texts.ts';

export type OptionInput = {
  id: string;
  name: Localized;
  price: number;
  allergen: string | null;
  isPreselected: boolean;
  asItemId: string | null;
};

export type GroupInput = {
  name?: Localized;
  type?: ModificationGroup['type'];
  required?: boolean;
  expandedByDefault?: boolean;
  minChoices?: number | null;
  maxChoices?: number | null;
  /** All of them, in order. */
  options?: readonly OptionInput[];
};

export type GroupQuestion = {
  groupId: string;
  before: ModificationGroup | null;
  catalogue: Pick<Catalogue, 'items' | 'modificationGroups'>;
  company: EditingCompany;
};

/** CATALOG-48. */
const MOST_CHOICES = 20;

/** The dishes that are sold with a group: 'Used in 7 dishes' (CATALOG-20). */
export const itemsWithGroup = (items: Catalogue['items'], groupId: string): string[] =>
  items
    .filter((item) => !item.deleted && item.modificationGroupIds.includes(groupId))
    .map(({ id }) => id);

/** The whole group as it would stand, or what is wrong with it (CATALOG-16 to CATALOG-19, CATALOG-48). */
export function checkGroup(
  input: GroupInput,
  question: GroupQuestion,
): Result<ModificationGroup, EditProblem> {
  const { groupId, before, company } = question;
  const name = checkText(input.name ?? nameOf(before, company), {
    field: 'name',
    longest: OFFICE_TEXTS.title,
    isRequired: true,
    ...company,
  });
  if (!name.ok) return name;
  const options = input.options && checkOptions(input.options, question);
  if (options?.ok === false) return options;
  const type = input.type ?? before?.type ?? 'MULTIPLE';
  const isRanged = type === 'MULTIPLE';
  const minChoices = isRanged ? (input.minChoices ?? keptRange(input, before, 'minChoices')) : null;
  const maxChoices = isRanged ? (input.maxChoices ?? keptRange(input, before, 'maxChoices')) : null;
  const group: ModificationGroup = {
    id: groupId,
    externalName: plainText(name.value, company.defaultLanguage),
    nameLang: name.value,
    type,
    // Whoever asks for two asks for one: clients that know no minimum must not add without any.
    required: (input.required ?? before?.required ?? false) || (minChoices ?? 0) > 0,
    expandedByDefault: input.expandedByDefault ?? before?.expandedByDefault ?? false,
    minChoices,
    maxChoices,
    preselectedVariations:
      input.options?.filter(({ isPreselected }) => isPreselected).map(({ id }) => id) ??
      before?.preselectedVariations ??
      [],
    variations: options?.value ?? before?.variations ?? [],
  };
  return checkFulfilment(group, question);
}

const nameOf = (before: ModificationGroup | null, { defaultLanguage }: EditingCompany) =>
  before === null ? {} : storedText(before.nameLang, before.externalName, defaultLanguage);

const keptRange = (
  input: GroupInput,
  before: ModificationGroup | null,
  field: 'minChoices' | 'maxChoices',
) => (input[field] === undefined ? (before?.[field] ?? null) : null);

/** Whatever a group asks for, a guest must be able to choose (CATALOG-18). */
function checkFulfilment(
  group: ModificationGroup,
  { groupId, catalogue }: GroupQuestion,
): Result<ModificationGroup, EditProblem> {
  const used = itemsWithGroup(catalogue.items, groupId);
  const impossible = (field: string) =>
    problem('GROUP_CANNOT_BE_FULFILLED', field, { subjectIds: used });
  const { minChoices, maxChoices, variations, preselectedVariations } = group;
  if (variations.length === 0) return impossible('options');
  if (group.type === 'SINGLE' && preselectedVariations.length > 1) return impossible('type');
  const isInRange = (count: number | null) =>
    count === null || (Number.isInteger(count) && count >= 0 && count <= MOST_CHOICES);
  if (!isInRange(minChoices) || (minChoices ?? 0) > variations.length)
    return problem('CHOICES_OUT_OF_RANGE', 'minChoices');
  const most = maxChoices ?? variations.length;
  const isMaxWrong =
    !isInRange(maxChoices) ||
    most > variations.length ||
    most < (minChoices ?? 0) ||
    most < preselectedVariations.length ||
    (group.required && most === 0);
  if (isMaxWrong) return problem('CHOICES_OUT_OF_RANGE', 'maxChoices');
  const itself = variations.findIndex(({ asItem }) => asItem !== null && used.includes(asItem.id));
  return itself === -1
    ? ok(group)
    : problem('OPTION_OF_ITSELF', `options.${itself}.asItemId`, {
        subjectIds: [variations[itself]?.asItem?.id ?? ''],
      });
}

function checkOptions(
  options: readonly OptionInput[],
  question: GroupQuestion,
): Result<Variation[], EditProblem> {
  const limit = OFFICE_LIMITS.optionsOfGroup;
  if (options.length > limit) return problem('LIMIT_REACHED', 'options', { limit });
  const variations: Variation[] = [];
  for (const [at, option] of options.entries()) {
    const checked = checkOption(option, `options.${at}`, question);
    if (!checked.ok) return checked;
    variations.push(checked.value);
  }
  return ok(variations);
}

function checkOption(
  option: OptionInput,
  field: string,
  { before, catalogue, company }: GroupQuestion,
): Result<Variation, EditProblem> {
  const rule = { longest: OFFICE_TEXTS.optionName, isRequired: true, ...company };
  const name = checkText(option.name, { field: `${field}.name`, ...rule });
  if (!name.ok) return name;
  const price = checkPrice(option.price, `${field}.price`);
  if (!price.ok) return price;
  const stands = before?.variations.find(({ id }) => id === option.id);
  const { allergen, asItemId } = option;
  const isKnown =
    allergen === null ||
    allergen === stands?.allergen ||
    ALLERGENS.some((known) => known === allergen);
  if (!isKnown) return problem('ALLERGEN_UNKNOWN', `${field}.allergen`);
  if (asItemId !== null && !catalogue.items.some(({ id }) => id === asItemId))
    return problem('NOT_FOUND', `${field}.asItemId`);
  return ok({
    id: option.id,
    price: price.value,
    name: plainText(name.value, company.defaultLanguage),
    nameLang: name.value,
    allergen,
    asItem: asItemId === null ? null : { id: asItemId },
    image: stands?.image ?? null,
  });
}
