import { ok, refused, type Result } from '../result.ts';
import type { Choice, ChoiceGroup } from './choice-groups.ts';

/** Variation ids by group id, defaults that are still on included. What was removed is derived, never stored. */
export type Selection = Readonly<Record<string, readonly string[]>>;

export type IsAvailable = (choice: Choice) => boolean;
export const everythingIsAvailable: IsAvailable = () => true;

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
      return [group.id, preselected.slice(0, choiceRange(group).max)];
    }),
  );
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

type RangedGroup = Pick<ChoiceGroup, 'type' | 'required' | 'minChoices' | 'maxChoices'>;

/** How many a guest chooses in a group: SINGLE takes one, required is a minimum of one (O-17, CATALOG-48). */
export function choiceRange(group: RangedGroup): { min: number; max: number } {
  const least = group.required ? 1 : 0;
  if (group.type === 'SINGLE') return { min: least, max: 1 };
  return { min: Math.max(least, group.minChoices ?? 0), max: group.maxChoices ?? Infinity };
}

/** What blocks the add button (ITEM-25, CATALOG-48). */
export const missingRequiredGroups = (
  groups: readonly ChoiceGroup[],
  selection: Selection,
): ChoiceGroup[] =>
  groups.filter((group) => selectedIn(selection, group.id).length < choiceRange(group).min);

export type SelectionRefusal = {
  code:
    | 'UNKNOWN_VARIATION'
    | 'TOO_MANY_CHOSEN'
    | 'CHOICES_OUT_OF_RANGE'
    | 'OUT_OF_STOCK'
    | 'REQUIRED_GROUP_EMPTY';
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
    const { max } = choiceRange(group);
    if (selected.length > max) {
      const code = group.type === 'SINGLE' ? 'TOO_MANY_CHOSEN' : 'CHOICES_OUT_OF_RANGE';
      return refused({ code, groupId: group.id, variationId: selected[max] ?? null });
    }
    const missing = group.variations.find(
      (choice) => selected.includes(choice.id) && !isAvailable(choice),
    );
    if (missing !== undefined) {
      return refused({ code: 'OUT_OF_STOCK', groupId: group.id, variationId: missing.id });
    }
  }
  const short = missingRequiredGroups(groups, selection)[0];
  if (short === undefined) return ok(selection);
  const code = choiceRange(short).min > 1 ? 'CHOICES_OUT_OF_RANGE' : 'REQUIRED_GROUP_EMPTY';
  return refused({ code, groupId: short.id, variationId: null });
}
