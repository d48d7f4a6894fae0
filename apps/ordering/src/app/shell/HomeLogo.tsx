import { badgeCount } from '@tallrik/domain/cart/cart-list';
import { Link } from '@tallrik/ui/Link';
import { useNavigate } from '../../shared/router/router.tsx';
import { Logo } from '../../shared/brand/Logo.tsx';
import { useAskToClearCart } from '../../shared/cart-question/ClearCartQuestion.tsx';
import { useCartSession, usePricedCart } from '../../shared/cart-socket/use-cart.ts';
import { paths } from '../../shared/paths.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './HomeLogo.module.css';

/** The logo leads home; with dishes in the cart it asks first, then clears cart and promo code (SHELL-17). */
export function HomeLogo() {
  const t = useTranslate();
  const cart = usePricedCart();
  const session = useCartSession();
  const askToClearCart = useAskToClearCart();
  const navigate = useNavigate();

  async function leave() {
    if (!(await askToClearCart('LEAVE'))) return;
    session.leaveCart();
    navigate(paths.landing.to());
  }
  return (
    <Link
      href={paths.landing.to()}
      className={styles.link}
      aria-label={t('SideMenu.Home')}
      onClick={(event) => {
        if (badgeCount(cart.items) === 0) return;
        event.preventDefault();
        void leave();
      }}
    >
      <Logo />
    </Link>
  );
}
