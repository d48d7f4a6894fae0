import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { CartLine } from '@tallrik/domain/cart/cart-line';
import { linesWithoutBag } from '@tallrik/domain/cart/bag-line';
import { expiredLines } from '@tallrik/domain/menu/active-menu';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { useEffect, useState } from 'react';
import { useCartSession } from '../../shared/cart-socket/use-cart.ts';
import type { Offering } from '../../shared/menu/offering.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { unavailableLines } from './cart-lines.ts';
import styles from './CartDialogs.module.css';
import { useStartOver } from './use-start-over.ts';

/** What has changed under the guest's hands: the menu, single dishes, or the stock. */
export function CartDialogs({ cart, offering }: { cart: PricedCart; offering: Offering }) {
  const t = useTranslate();
  const session = useCartSession();
  const startOver = useStartOver();
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

  const expired: CartLine[] =
    isBusy || offering.menu === null ? [] : expiredLines(cart.items, offering.menu);
  const isMenuGone = !isBusy && (offering.isMenuExpired || expired.length === cart.items.length);
  return (
    <>
      <Dialog
        open={isMenuGone}
        onClose={null}
        icon="clock"
        title={t('Cart.Modal.MenuExpired.Title')}
        text={t('Cart.Modal.MenuExpired')}
        actions={
          <Button wide onClick={startOver}>
            {t('Cart.StartOver')}
          </Button>
        }
      />
      <Dialog
        open={!isMenuGone && expired.length > 0}
        onClose={null}
        icon="info"
        title={t('Cart.Modal.MenuItemsExpired.Title')}
        text={t('Cart.Modal.MenuItemsExpired')}
        actions={
          <Button
            wide
            onClick={() =>
              session.dispatch(...expired.map(({ id }) => ({ type: 'REMOVE_ITEM' as const, id })))
            }
          >
            {t('General.Ok')}
          </Button>
        }
      >
        <Titles titles={expired.map(({ title }) => title)} />
      </Dialog>
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
    </>
  );
}

const Titles = ({ titles }: { titles: readonly string[] }) => (
  <ul className={styles.titles}>
    {[...new Set(titles)].map((title) => (
      <li key={title}>{title}</li>
    ))}
  </ul>
);
