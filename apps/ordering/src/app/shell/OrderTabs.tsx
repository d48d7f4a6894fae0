import { badgeCount } from '@tallrik/domain/cart/cart-list';
import { mayOrder } from '@tallrik/domain/menu/can-add-to-cart';
import { TabBar } from '@tallrik/ui/TabBar';
import { usePricedCart } from '../../shared/cart-socket/use-cart.ts';
import { useAccountDialog } from '../../shared/guest/account-dialog.ts';
import { useIsSignedIn } from '../../shared/guest/use-guest.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { paths } from '../../shared/paths.ts';
import { useCompany } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import type { AppRoute } from '../routes.tsx';

/** Start, Menu, Cart with the number of dishes (SHELL-14 to SHELL-16). */
export function OrderTabs(props: {
  venueId: string;
  current: AppRoute['tab'];
  layout: 'foot' | 'inline';
}) {
  const t = useTranslate();
  const { configuration } = useCompany();
  const cart = usePricedCart();
  const openAccountDialog = useAccountDialog();
  const isSignedIn = useIsSignedIn();
  const qrToken = useLocalValue('qrOrder');
  const count = cart.venueId === props.venueId ? badgeCount(cart.items) : 0;
  const isCartAllowed = mayOrder({
    isSignedIn,
    isAnonymousOrderAllowed: configuration.isAnonymousOrderAllowed,
    isQrOrder: qrToken !== null,
    hasQrToken: qrToken !== null,
  });
  return (
    <TabBar
      label={t('Tabs.Label')}
      layout={props.layout}
      tabs={[
        {
          id: 'start',
          label: t('Tabs.Start'),
          icon: 'home',
          href: paths.start.to(props.venueId),
          isCurrent: props.current === 'start',
        },
        {
          id: 'menu',
          label: t('Tabs.Menu'),
          icon: 'cutlery',
          href: paths.menu.to(props.venueId),
          isCurrent: props.current === 'menu',
        },
        {
          id: 'cart',
          label: t('Tabs.Cart'),
          icon: 'bag',
          href: paths.cart.to(props.venueId),
          isCurrent: props.current === 'cart',
          badge: { count, label: t('Tabs.CartCount', { count }) },
          onClick: (event) => {
            if (isCartAllowed) return;
            event.preventDefault();
            openAccountDialog('LOGIN', { returnTo: paths.cart.to(props.venueId) });
          },
        },
      ]}
    />
  );
}
