import { linesWithoutBag } from '@tallrik/domain/cart/bag-line';
import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { CartLine } from '@tallrik/domain/cart/cart-line';
import { menuLoss, type MenuLoss } from '@tallrik/domain/menu/active-menu';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { useCartSession } from '../../shared/cart-socket/use-cart.ts';
import type { Offering } from '../../shared/menu/offering.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './CartDialogs.module.css';
import { useStartOver } from './use-start-over.ts';

/** What the cart's dialogs tell of; a cart that is being paid is left alone. */
export const lossOfCart = (cart: PricedCart, offering: Offering): MenuLoss<CartLine> =>
  cart.hasPendingPayment || cart.orderId !== null
    ? { kind: 'NONE', lines: [] }
    : menuLoss(linesWithoutBag(cart.items), offering);

/** What has changed under the guest's hands: the whole menu, or single dishes (TIME-24 to TIME-28). */
export function CartDialogs({ cart, offering }: { cart: PricedCart; offering: Offering }) {
  const t = useTranslate();
  const session = useCartSession();
  const startOver = useStartOver();
  const { kind, lines: expired } = lossOfCart(cart, offering);
  const titles = expired.length > 0 && <Titles titles={expired.map(({ title }) => title)} />;
  return (
    <>
      <Dialog
        open={kind === 'MENU'}
        onClose={null}
        icon="clock"
        title={t('Cart.Modal.MenuExpired.Title')}
        text={t('Cart.Modal.MenuExpired')}
        actions={
          <Button wide onClick={startOver}>
            {t('Cart.StartOver')}
          </Button>
        }
      >
        {titles}
      </Dialog>
      <Dialog
        open={kind === 'DISHES'}
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
        {titles}
      </Dialog>
    </>
  );
}

export const Titles = ({ titles }: { titles: readonly string[] }) => (
  <ul className={styles.titles}>
    {[...new Set(titles)].map((title) => (
      <li key={title}>{title}</li>
    ))}
  </ul>
);
