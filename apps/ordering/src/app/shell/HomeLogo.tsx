import { badgeCount } from '@tallrik/domain/cart/cart-list';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { Link } from '@tallrik/ui/Link';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCart, useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { paths } from '../../shared/paths.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { Logo } from '../../shared/brand/Logo.tsx';
import styles from './HomeLogo.module.css';

/** The logo leads home; with dishes in the cart it asks first, then clears cart and promo code (SHELL-17). */
export function HomeLogo() {
  const t = useTranslate();
  const { cart } = useCart();
  const session = useCartSession();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Link
        href={paths.landing.to()}
        className={styles.link}
        aria-label={t('SideMenu.Home')}
        onClick={(event) => {
          if (badgeCount(cart.items) === 0) return;
          event.preventDefault();
          setAsking(true);
        }}
      >
        <Logo />
      </Link>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        icon="bag"
        title={t('Cart.Confirm.Title')}
        text={t('Cart.Confirm')}
        actions={
          <>
            <Button
              wide
              onClick={() => {
                session.dispatch({ type: 'CLEAR_CART' });
                session.leaveCart();
                void navigate(paths.landing.to());
              }}
            >
              {t('Cart.Confirm.Button')}
            </Button>
            <Button wide variant="quiet" onClick={() => setAsking(false)}>
              {t('Cart.Confirm.Keep')}
            </Button>
          </>
        }
      />
    </>
  );
}
