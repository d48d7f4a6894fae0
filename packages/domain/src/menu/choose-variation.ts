import type { ChoiceGroup } from './choice-groups.ts';
import {
  choiceRange,
  everythingIsAvailable,
  type IsAvailable,
  missingRequiredGroups,
  type Selection,
  selectedIn,
} from './selection.ts';

/** A tap on a variation: replaces in a SINGLE group (ITEM-09), toggles in a MULTIPLE one (ITEM-11). */
export function chooseVariation(
  groups: readonly ChoiceGroup[],
  selection: Selection,
  tapped: { groupId: string; variationId: string },
  isAvailable: IsAvailable = everythingIsAvailable,
): Selection {
  const group = groups.find((candidate) => candidate.id === tapped.groupId);
  const choice = group?.variations.find((candidate) => candidate.id === tapped.variationId);
  if (group === undefined || choice === undefined) return selection;

  const selected = selectedIn(selection, group.id);
  if (group.type === 'MULTIPLE' && selected.includes(choice.id)) {
    return { ...selection, [group.id]: selected.filter((id) => id !== choice.id) };
  }
  if (!isAvailable(choice)) return selection;
  if (group.type === 'SINGLE') return { ...selection, [group.id]: [choice.id] };
  return isFull(group, selection)
    ? selection
    : { ...selection, [group.id]: [...selected, choice.id] };
}

/** No more can be chosen in it (CATALOG-48). */
export const isFull = (group: ChoiceGroup, selection: Selection): boolean =>
  selectedIn(selection, group.id).length >= choiceRange(group).max;

/** A choice that the restaurant has taken away since is none: it must not count as an answer (CATALOG-12). */
export const withoutGone = (groups: readonly ChoiceGroup[], selection: Selection): Selection =>
  Object.fromEntries(
    groups.map((group) => [
      group.id,
      selectedIn(selection, group.id).filter((id) =>
        group.variations.some((choice) => choice.id === id),
      ),
    ]),
  );

/** The guest must see what blocks the add button (D-51). */
export const isInitiallyExpanded = (group: ChoiceGroup, selection: Selection): boolean =>
  group.expandedByDefault || missingRequiredGroups([group], selection).length > 0;
