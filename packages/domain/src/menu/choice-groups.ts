import type { Localized } from '../company/languages.ts';
import { type Minor, ZERO } from '../money/minor.ts';
import type { Item, ModificationGroup, Sizes, Variation } from './catalogue.ts';

/** One thing a guest can pick. `absolutePrice` replaces the dish's price; only sizes have one (D-44). */
export type Choice = Pick<Variation, 'id' | 'price' | 'name' | 'nameLang' | 'asItem'> & {
  allergen: string | null;
  image: string | null;
  absolutePrice: Minor | null;
};

/** What the item page draws as one collapsible group: sizes and modification groups alike. */
export type ChoiceGroup = {
  id: string;
  externalName: string;
  nameLang: Localized;
  type: 'SINGLE' | 'MULTIPLE';
  required: boolean;
  expandedByDefault: boolean;
  minChoices: number | null;
  maxChoices: number | null;
  preselectedVariations: readonly string[];
  variations: readonly Choice[];
};

/**
 * The groups of a dish in the order the guest meets them: size first, then modifications.
 * Empty groups are left out: a required group without variations could never be satisfied.
 */
export function choiceGroupsOf(
  item: Pick<Item, 'sizes' | 'modificationGroupIds'>,
  modificationGroups: readonly ModificationGroup[],
): ChoiceGroup[] {
  const sizes = item.sizes === null ? [] : [groupOfSizes(item.sizes)];
  const modifications = item.modificationGroupIds.flatMap((id) => {
    const group = modificationGroups.find((candidate) => candidate.id === id);
    return group === undefined ? [] : [groupOfModifications(group)];
  });
  return [...sizes, ...modifications].filter((group) => group.variations.length > 0);
}

/** Sizes behave as a required SINGLE group (D-44). */
function groupOfSizes(sizes: Sizes): ChoiceGroup {
  return {
    id: sizes.id,
    externalName: sizes.type,
    nameLang: {},
    type: 'SINGLE',
    required: true,
    expandedByDefault: true,
    minChoices: null,
    maxChoices: null,
    preselectedVariations: [],
    variations: sizes.variations.map((size) => ({
      ...size,
      // An absolute price is the whole price: charging `price` as well would count the size twice.
      price: size.absolutePrice === null ? size.price : ZERO,
      allergen: null,
      asItem: null,
      image: null,
    })),
  };
}

function groupOfModifications(group: ModificationGroup): ChoiceGroup {
  return {
    ...group,
    variations: group.variations.map((variation) => ({ ...variation, absolutePrice: null })),
  };
}
