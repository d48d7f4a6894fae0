import type { UpsellGroup } from '@tallrik/domain/menu/catalogue';
import { choiceGroupsOf } from '@tallrik/domain/menu/choice-groups';
import type { PricedItem } from '@tallrik/domain/menu/dishes';
import { initialSelection } from '@tallrik/domain/menu/selection';
import { variationAvailability } from '@tallrik/domain/menu/stock';
import { useCallback, useMemo } from 'react';
import { usePricedCart } from '../../shared/cart-socket/use-cart.ts';
import type { Offering } from '../../shared/menu/offering.ts';
import { useCompany } from '../../shared/services/services.tsx';
import { useReader } from '../../shared/translate/use-translate.tsx';
import { dishCard, type DishCard } from './dish-card.ts';
import { useAddToCart } from './use-add-to-cart.ts';

/** Cards for a screen's dishes, and the quick add behind their plus (MENU-23). */
export function useDishCards(
  offering: Offering,
  upsellGroups: readonly UpsellGroup[],
  categoryId: string | null,
) {
  const reader = useReader();
  const { currency } = useCompany();
  const cart = usePricedCart();
  const addToCart = useAddToCart();

  const toCard = useMemo(() => {
    const units = new Map<string, number>();
    for (const { itemId } of cart.items) units.set(itemId, (units.get(itemId) ?? 0) + 1);
    const unitsInCart = (itemId: string) => units.get(itemId) ?? 0;
    return (dish: PricedItem): DishCard =>
      dishCard(dish, { offering, reader, currency, upsellGroups, unitsInCart, categoryId });
  }, [cart.items, categoryId, currency, offering, reader, upsellGroups]);

  const addInstantly = useCallback(
    (dish: PricedItem) => {
      const groups = choiceGroupsOf(dish.item, offering.groups);
      const selection = initialSelection(groups, variationAvailability(offering.inventory));
      void addToCart(offering, {
        dish: { ...dish, groups },
        selection,
        categoryId,
        quantity: 1,
        upsells: [],
      });
    },
    [addToCart, categoryId, offering],
  );
  return { toCard, addInstantly };
}
