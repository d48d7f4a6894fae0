import { localized } from '@tallrik/domain/company/localized';
import { allergensOfDish } from '@tallrik/domain/menu/allergens';
import type { Item } from '@tallrik/domain/menu/catalogue';
import type { Choice, ChoiceGroup } from '@tallrik/domain/menu/choice-groups';
import { isFull, isInitiallyExpanded } from '@tallrik/domain/menu/choose-variation';
import {
  choiceRange,
  isDefault,
  missingRequiredGroups,
  selectedIn,
  type IsAvailable,
  type Selection,
} from '@tallrik/domain/menu/selection';
import { useMoney } from '../money/use-money.ts';
import { useReader, useTranslate } from '../translate/use-translate.tsx';
import { allergenIcon } from './allergen-icons.ts';
import type { ChoiceGroupView } from './ChoiceGroups.tsx';
import type { AllergenTag } from './DishAllergens.tsx';

type Chosen = {
  selection: Selection;
  /** What was chosen when the dish was opened: it decides which groups are open. */
  firstSelection: Selection;
  isAvailable: IsAvailable;
  /** Groups to point at, once the guest has tried to go on without them. */
  missing: readonly ChoiceGroup[];
};

/** A dish's choices and allergens in the reader's words, with their prices. */
export function useDishWords() {
  const t = useTranslate();
  const { language, company } = useReader();
  const money = useMoney();

  function optionPrice(group: ChoiceGroup, choice: Choice): string {
    if (choice.absolutePrice !== null) return money(choice.absolutePrice);
    if (isIncluded(group, choice)) return t('Item.Included');
    return `${choice.price > 0 ? '+ ' : ''}${money(choice.price)}`;
  }

  /** Where the restaurant has set how many: "Choose 2 to 4 · 1/4" (CATALOG-48). */
  function rangeHint(group: ChoiceGroup, selection: Selection): string | null {
    if (group.minChoices === null && group.maxChoices === null) return null;
    const range = choiceRange(group);
    const max = Math.min(range.max, group.variations.length);
    const count = `${selectedIn(selection, group.id).length}/${max}`;
    const key = range.min === max ? 'Item.ChooseExactly' : 'Item.ChooseBetween';
    return `${t(key, { min: range.min, max })} · ${count}`;
  }

  const choiceGroup = (
    group: ChoiceGroup,
    { selection, firstSelection, isAvailable, missing }: Chosen,
  ): ChoiceGroupView => ({
    id: group.id,
    title: localized(group.nameLang, group.externalName, language, company),
    kind: group.type === 'SINGLE' ? 'single' : 'multiple',
    isRequired: choiceRange(group).min > 0,
    rangeHint: rangeHint(group, selection),
    hasEnough: missingRequiredGroups([group], selection).length === 0,
    isExpandedAtFirst: isInitiallyExpanded(group, firstSelection),
    isMissing: missing.includes(group),
    selectedIds: selectedIn(selection, group.id),
    options: group.variations.map((choice) => ({
      id: choice.id,
      label: localized(choice.nameLang, choice.name, language, company),
      price: optionPrice(group, choice),
      isIncluded: isIncluded(group, choice),
      unavailable: isAvailable(choice) ? null : t('General.OutOfStock'),
      isOverLimit:
        group.type === 'MULTIPLE' &&
        isFull(group, selection) &&
        !selectedIn(selection, group.id).includes(choice.id),
    })),
  });

  const allergens = (item: Item, groups: readonly ChoiceGroup[]): AllergenTag[] =>
    allergensOfDish(item, groups).map(({ known, tag }) => ({
      id: tag,
      text: known ? t(`Allergen.${tag}`) : tag,
      icon: allergenIcon(tag),
    }));

  return { choiceGroup, allergens };
}

const isIncluded = (group: ChoiceGroup, choice: Choice): boolean =>
  choice.absolutePrice === null && (choice.price === 0 || isDefault(group, choice.id));
