import type { PricedCart } from '@tallrik/domain/cart/cart';
import { linesWithoutBag } from '@tallrik/domain/cart/bag-line';
import { lackingLines, stockNeedsOf } from '@tallrik/domain/cart/stock-needs';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { menuCategoriesQuery } from '../../shared/menu/menu-queries.ts';
import type { Offering } from '../../shared/menu/offering.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useReader, useTranslate } from '../../shared/translate/use-translate.tsx';
import { Titles } from './CartDialogs.tsx';
import { nameOfLacking } from './cart-lines.ts';

/**
 * What has run out is taken out of the cart and named (CART-33, CART-34); it outlives the cart's last dish, or the
 * guest would find an empty cart and not know why.
 */
export function SoldOutDialog({ cart, offering }: { cart: PricedCart; offering: Offering }) {
  const t = useTranslate();
  const session = useCartSession();
  const [soldOut, setSoldOut] = useState<string[]>([]);
  const isBusy = cart.hasPendingPayment || cart.orderId !== null;
  const { api } = useServices();
  const { configuration } = useCompany();
  const reader = useReader();
  const { data } = useQuery(menuCategoriesQuery(api, configuration.companyId, offering.venue.id));
  const { groups } = offering;
  const items = data?.items ?? [];
  const needsOf = stockNeedsOf({ items, modificationGroups: groups });
  const gone = isBusy ? [] : lackingLines(linesWithoutBag(cart.items), offering.inventory, needsOf);
  const goneIds = gone.map(({ line }) => line.id).join(' ');
  const [namedIds, setNamedIds] = useState('');
  if (goneIds !== '' && goneIds !== namedIds) {
    setNamedIds(goneIds);
    setSoldOut([
      ...new Set([
        ...soldOut,
        ...gone.map((lacking) => nameOfLacking(lacking, { items, groups, reader })),
      ]),
    ]);
  }

  useEffect(() => {
    if (goneIds === '') return;
    session.dispatch(...goneIds.split(' ').map((id) => ({ type: 'REMOVE_ITEM' as const, id })));
  }, [goneIds, session]);

  return (
    <Dialog
      open={soldOut.length > 0}
      onClose={() => setSoldOut([])}
      icon="info"
      title={t('Cart.Modal.OutOfStock.Title')}
      text={t('Cart.Modal.OutOfStock')}
      actions={
        <Button wide onClick={() => setSoldOut([])}>
          {t('General.Ok')}
        </Button>
      }
    >
      <Titles titles={soldOut} />
    </Dialog>
  );
}
