import type { PricedCart } from '@tallrik/domain/cart/cart';
import { linesWithoutBag } from '@tallrik/domain/cart/bag-line';
import { lackingLines, stockNeedsOf } from '@tallrik/domain/cart/stock-needs';
import { useEffect, useState } from 'react';
import { useCartSession } from '../../shared/cart-socket/use-cart.ts';
import type { Offering } from '../../shared/menu/offering.ts';
import { useReader } from '../../shared/translate/use-translate.tsx';
import { nameOfLacking } from './cart-lines.ts';
import { useItemsOfCart } from './use-items-of-cart.ts';

export type SoldOut = { titles: readonly string[]; close: () => void };

/** What has run out is taken out of the cart and named until the guest has read it (CART-33, CART-34). */
export function useSoldOut(cart: PricedCart, offering: Offering): SoldOut {
  const session = useCartSession();
  const [titles, setTitles] = useState<string[]>([]);
  const reader = useReader();
  const { groups } = offering;
  const items = useItemsOfCart(cart, offering.venue.id);
  const needsOf = stockNeedsOf({ items, modificationGroups: groups });
  const isBusy = cart.hasPendingPayment || cart.orderId !== null;
  const isElsewhere = cart.venueId !== offering.venue.id;
  const gone =
    isBusy || isElsewhere
      ? []
      : lackingLines(linesWithoutBag(cart.items), offering.inventory, needsOf);
  const goneIds = gone.map(({ line }) => line.id).join(' ');
  const [namedIds, setNamedIds] = useState('');
  if (goneIds !== '' && goneIds !== namedIds) {
    setNamedIds(goneIds);
    setTitles([
      ...new Set([
        ...titles,
        ...gone.map((lacking) => nameOfLacking(lacking, { items, groups, reader })),
      ]),
    ]);
  }

  useEffect(() => {
    if (goneIds === '') return;
    session.dispatch(...goneIds.split(' ').map((id) => ({ type: 'REMOVE_ITEM' as const, id })));
  }, [goneIds, session]);

  return { titles, close: () => setTitles([]) };
}
