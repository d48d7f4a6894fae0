import { ok, refused, type Result } from '../result.ts';
import type { Choice, ChoiceGroup } from './choice-groups.ts';

/** Variation ids by group id, defaults that are still on included. What was removed is derived, never stored. */
export type Selection = Readonly<Record<string, readonly string[]>>;

export type IsAvailable = (choice: Choice) => boolean;
const everythingIsAvailable: IsAvailable = () => true;

/** ITEM-10, ITEM-12. A preselected variation that is out of stock does not start selected (ITEM-23). */
export function initialSelection(
  groups: readonly ChoiceGroup[],
  isAvailable: IsAvailable = everythingIsAvailable,
): Selection {
  return Object.fromEntries(
    groups.map((group) => {
      const preselected = group.variations
        .filter((choice) => group.preselectedVariations.includes(choice.id) && isAvailable(choice))
        .map((choice) => choice.id);
      return [group.id, group.type === 'SINGLE' ? preselected.slice(0, 1) : preselected];
    }),
  );
}

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
  return {
    ...selection,
    [group.id]: group.type === 'SINGLE' ? [choice.id] : [...selected, choice.id],
  };
}

export const selectedIn = (selection: Selection, groupId: string): readonly string[] =>
  Object.hasOwn(selection, groupId) ? (selection[groupId] ?? []) : [];

/** Defaults of MULTIPLE groups that were toggled off: the kitchen ticket's minus lines (ITEM-13). */
export function removedVariations(groups: readonly ChoiceGroup[], selection: Selection): string[] {
  return groups.flatMap((group) =>
    group.variations
      .filter((choice) => isDefault(group, choice.id))
      .map((choice) => choice.id)
      .filter((id) => !selectedIn(selection, group.id).includes(id)),
  );
}

/** A preselected variation of a MULTIPLE group is part of the dish and of its price (ITEM-12, D-45). */
export const isDefault = (group: ChoiceGroup, variationId: string): boolean =>
  group.type === 'MULTIPLE' && group.preselectedVariations.includes(variationId);

/** What blocks the add button (ITEM-25). */
export const missingRequiredGroups = (
  groups: readonly ChoiceGroup[],
  selection: Selection,
): ChoiceGroup[] =>
  groups.filter((group) => group.required && selectedIn(selection, group.id).length === 0);

/** The guest must see what blocks the add button (D-51). */
export const isInitiallyExpanded = (group: ChoiceGroup, selection: Selection): boolean =>
  group.expandedByDefault || missingRequiredGroups([group], selection).length > 0;

export type SelectionRefusal = {
  code: 'UNKNOWN_VARIATION' | 'TOO_MANY_CHOSEN' | 'OUT_OF_STOCK' | 'REQUIRED_GROUP_EMPTY';
  groupId: string | null;
  variationId: string | null;
};

/**
 * Reads a cart line's variations back into a selection and refuses what the item page would never produce.
 * The server decides with it: a crafted line must not order a burger without its required size.
 */
export function selectionOfLine(
  groups: readonly ChoiceGroup[],
  line: {
    variations: readonly { id: string; groupId: string }[];
    removedVariations: readonly string[];
  },
  isAvailable: IsAvailable = everythingIsAvailable,
): Result<Selection, SelectionRefusal> {
  const chosen: Record<string, readonly string[]> = {};
  for (const group of groups) {
    chosen[group.id] = group.variations
      .map((choice) => choice.id)
      .filter((id) => isDefault(group, id) && !line.removedVariations.includes(id));
  }
  for (const { id, groupId } of line.variations) {
    const known = groups.find((group) => group.id === groupId)?.variations;
    if (known?.some((choice) => choice.id === id) !== true) {
      return refused({ code: 'UNKNOWN_VARIATION', groupId, variationId: id });
    }
    chosen[groupId] = [...new Set([...selectedIn(chosen, groupId), id])];
  }
  for (const removedId of line.removedVariations) {
    if (!groups.some((group) => isDefault(group, removedId))) {
      return refused({ code: 'UNKNOWN_VARIATION', groupId: null, variationId: removedId });
    }
  }
  return checkedSelection(groups, chosen, isAvailable);
}

function checkedSelection(
  groups: readonly ChoiceGroup[],
  selection: Selection,
  isAvailable: IsAvailable,
): Result<Selection, SelectionRefusal> {
  for (const group of groups) {
    const selected = selectedIn(selection, group.id);
    if (group.type === 'SINGLE' && selected.length > 1) {
      return refused({
        code: 'TOO_MANY_CHOSEN',
        groupId: group.id,
        variationId: selected[1] ?? null,
      });
    }
    const missing = group.variations.find(
      (choice) => selected.includes(choice.id) && !isAvailable(choice),
    );
    if (missing !== undefined) {
      return refused({ code: 'OUT_OF_STOCK', groupId: group.id, variationId: missing.id });
    }
  }
  const empty = missingRequiredGroups(groups, selection)[0];
  return empty === undefined
    ? ok(selection)
    : refused({ code: 'REQUIRED_GROUP_EMPTY', groupId: empty.id, variationId: null });
}
