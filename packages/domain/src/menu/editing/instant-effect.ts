import type { Item, ModificationGroup, UpsellGroup } from '../catalogue.ts';
import { choiceGroupsOf } from '../choice-groups.ts';
import { initialSelection, missingRequiredGroups } from '../selection.ts';

/** Why a dish cannot be added from its card. */
export type InstantHindrance = { kind: 'SIZE' } | { kind: 'CHOICE' | 'UPSELL'; groupId: string };

/** The first thing guests would have to see before the dish is in the cart (CATALOG-14, D-43); null: nothing. */
export function instantHindrance(
  item: Pick<Item, 'modificationGroupIds' | 'upsellGroupIds'> & { hasSizes: boolean },
  source: {
    modificationGroups: readonly ModificationGroup[];
    upsellGroups: readonly UpsellGroup[];
  },
): InstantHindrance | null {
  if (item.hasSizes) return { kind: 'SIZE' };
  const groups = choiceGroupsOf({ ...item, sizes: null }, source.modificationGroups);
  const [missing] = missingRequiredGroups(groups, initialSelection(groups));
  if (missing) return { kind: 'CHOICE', groupId: missing.id };
  const offered = source.upsellGroups.find(
    (group) =>
      item.upsellGroupIds.includes(group.id) && !group.hideInApp && group.itemIds.length > 0,
  );
  return offered ? { kind: 'UPSELL', groupId: offered.id } : null;
}
