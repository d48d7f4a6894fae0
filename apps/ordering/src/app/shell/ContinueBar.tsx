import type { PricedCart } from '@tallrik/domain/cart/cart';
import { badgeCount } from '@tallrik/domain/cart/cart-list';
import { BottomBar } from '@tallrik/ui/BottomBar';
import { Button } from '@tallrik/ui/Button';
import type { MouseEvent } from 'react';
import { useOpenCart } from '../../shared/cart-socket/use-open-cart.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { paths } from '../../shared/paths.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';

/** One tap to the cart, from wherever the guest has wandered (D-178). */
export function ContinueBar({ cart, venueId }: { cart: PricedCart; venueId: string }) {
  const t = useTranslate();
  const money = useMoney();
  const openCart = useOpenCart();
  const count = badgeCount(cart.items);
  return (
    <BottomBar label={t('Cart.Continue')}>
      <Button
        wide
        icon="bag"
        href={paths.cart.to(venueId)}
        end={`${t('Tabs.CartCount', { count })} · ${money(cart.due)}`}
        onClick={(event: MouseEvent<HTMLAnchorElement>) => {
          // A new tab finds its own way; here the way of eating goes along.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          openCart();
        }}
      >
        {t('Cart.Continue')}
      </Button>
    </BottomBar>
  );
}
