import { type Minor, ZERO } from '../money/minor.ts';
import type { MenuEntry } from './catalogue.ts';
import type { Choice, ChoiceGroup } from './choice-groups.ts';
import { priceInSize, priceSelection } from './prices.ts';
import {
  choiceRange,
  isDefault,
  missingRequiredGroups,
  type Selection,
  selectedIn,
} from './selection.ts';

/** What one unit costs at least: as chosen so far, and the cheapest in every required group that is still open. */
export function leastPrice(
  entry: Pick<MenuEntry, 'price'>,
  groups: readonly ChoiceGroup[],
  selection: Selection,
): Minor {
  const open = missingRequiredGroups(groups, selection).map((group) => {
    const chosen = selectedIn(selection, group.id);
    const priceOf = (choice: Choice) =>
      isDefault(group, choice.id) ? ZERO : priceInSize(choice, entry.price);
    const cheapestFirst = group.variations
      .filter(({ id }) => !chosen.includes(id))
      .toSorted((one, other) => priceOf(one) - priceOf(other));
    const added = cheapestFirst.slice(0, choiceRange(group).min - chosen.length);
    return [group.id, [...chosen, ...added.map(({ id }) => id)]] as const;
  });
  return priceSelection(entry, groups, { ...selection, ...Object.fromEntries(open) }).unitPrice;
}
