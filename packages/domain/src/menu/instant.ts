import type { ChoiceGroup } from './choice-groups.ts';
import type { PricedItem } from './dishes.ts';
import { initialSelection, type IsAvailable, missingRequiredGroups } from './selection.ts';

/** Whether a card's button may add the dish at once; never an incomplete one (MENU-23, D-43). */
export function isInstant(
  { item, entry }: PricedItem,
  groups: readonly ChoiceGroup[],
  hasVisibleUpsells: boolean,
  isAvailable?: IsAvailable,
): boolean {
  const isWanted = entry.instant ?? item.instant;
  return isWanted && !hasVisibleUpsells && needsNoChoice(groups, isAvailable);
}

/** Every required group is satisfied by what is preselected and in stock. */
export const needsNoChoice = (groups: readonly ChoiceGroup[], isAvailable?: IsAvailable): boolean =>
  missingRequiredGroups(groups, initialSelection(groups, isAvailable)).length === 0;
