import type { PricedCart } from '@tallrik/domain/cart/cart';
import { linesWithoutBag } from '@tallrik/domain/cart/bag-line';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { useEffect, useState } from 'react';
import { useCartSession } from '../../shared/cart-socket/use-cart.ts';
import type { Offering } from '../../shared/menu/offering.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { Titles } from './CartDialogs.tsx';
import { unavailableLines } from './cart-lines.ts';

/**
 * What has run out is taken out of the cart and named (CART-33, CART-34); it outlives the cart's last dish, or the
 * guest would find an empty cart and not know why.
 */
export function SoldOutDialog({ cart, offering }: { cart: PricedCart; offering: Offering }) {
  const t = useTranslate();
  const session = useCartSession();
  const [soldOut, setSoldOut] = useState<string[]>([]);
  const isBusy = cart.hasPendingPayment || cart.orderId !== null;
  const gone = isBusy ? [] : unavailableLines(linesWithoutBag(cart.items), offering.inventory);
  const goneIds = gone.map(({ id }) => id).join(' ');
  const [namedIds, setNamedIds] = useState('');
  if (goneIds !== '' && goneIds !== namedIds) {
    setNamedIds(goneIds);
    setSoldOut([...new Set([...soldOut, ...gone.map(({ title }) => title)])]);
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
