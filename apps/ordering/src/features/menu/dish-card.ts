import { isLongTitle } from '@tallrik/domain/company/layout';
import { localized } from '@tallrik/domain/company/localized';
import { choiceGroupsOf } from '@tallrik/domain/menu/choice-groups';
import { type PricedItem, type Reader, titleOf } from '@tallrik/domain/menu/dishes';
import type { UpsellGroup } from '@tallrik/domain/menu/catalogue';
import { isInstant } from '@tallrik/domain/menu/instant';
import { lowestPrice } from '@tallrik/domain/menu/prices';
import { isOutOfStock, variationAvailability } from '@tallrik/domain/menu/stock';
import { formatMoney } from '@tallrik/domain/money/format-money';
import type { Currency } from '@tallrik/domain/money/currency';
import type { Offering } from '../../shared/menu/offering.ts';
import { paths } from '../../shared/paths.ts';

/** A dish as a card shows it: plain texts, ready to draw. */
export type DishCard = {
  id: string;
  title: string;
  isLongTitle: boolean;
  description: string;
  price: string;
  image: string | null;
  href: string;
  isSoldOut: boolean;
  /** May be added from the card itself (MENU-23). */
  isInstant: boolean;
  unitsInCart: number;
};

export type CardFacts = {
  offering: Offering;
  reader: Reader;
  currency: Currency;
  upsellGroups: readonly UpsellGroup[];
  unitsInCart: (itemId: string) => number;
  /** Where the guest is, so that the way back leads here. */
  categoryId: string | null;
};

export function dishCard(dish: PricedItem, facts: CardFacts): DishCard {
  const { offering, reader } = facts;
  const { item, entry } = dish;
  const groups = choiceGroupsOf(item, offering.groups);
  const units = facts.unitsInCart(item.id);
  const title = titleOf(item, reader);
  const venueId = offering.venue.id;
  return {
    id: item.id,
    title,
    isLongTitle: isLongTitle(title),
    description: localized(item.descriptionLang, item.description, reader.language, reader.company),
    price: formatMoney(lowestPrice(entry, groups), facts.currency),
    image: item.image,
    href:
      facts.categoryId === null
        ? paths.item.to(venueId, item.id)
        : paths.itemOfCategory.to(venueId, facts.categoryId, item.id),
    isSoldOut: isOutOfStock(offering.inventory, item.id, units),
    isInstant: isInstant(
      dish,
      groups,
      hasUpsells(item.upsellGroupIds, facts.upsellGroups),
      variationAvailability(offering.inventory),
    ),
    unitsInCart: units,
  };
}

// The card cannot know whether each upsell is in stock; a group that may be shown sends the guest to the item page.
const hasUpsells = (ids: readonly string[], groups: readonly UpsellGroup[]): boolean =>
  groups.some((group) => ids.includes(group.id) && !group.hideInApp && group.itemIds.length > 0);
