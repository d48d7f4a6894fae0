import { linesWithoutBag } from '@tallrik/domain/cart/bag-line';
import type { PricedCart } from '@tallrik/domain/cart/cart';
import { isOpenOrder } from '@tallrik/domain/cart/open-order';
import { Button } from '@tallrik/ui/Button';
import { EmptyState } from '@tallrik/ui/EmptyState';
import { RowSkeleton } from '@tallrik/ui/Skeleton';
import type { ReactNode } from 'react';
import { Navigate, useParams } from '../../shared/router/router.tsx';
import { useCart } from '../../shared/cart-socket/use-cart.ts';
import type { Offering } from '../../shared/menu/offering.ts';
import { useOffering } from '../../shared/menu/use-offering.ts';
import { paths } from '../../shared/paths.ts';
import { LoadFailed } from '../../shared/screens/LoadFailed.tsx';
import { MissingPage } from '../../shared/screens/MissingPage.tsx';
import { useDocumentTitle } from '../../shared/screens/use-document-title.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { lossOfCart } from './CartDialogs.tsx';
import { FilledCart, type Payable } from './FilledCart.tsx';
import { SoldOutDialog } from './SoldOutDialog.tsx';
import { useSoldOut } from './use-sold-out.ts';

export function CartScreen(props: { renderPayment: (payable: Payable) => ReactNode }) {
  const { venueId = '' } = useParams();
  const { cart, isLoaded } = useCart();
  const t = useTranslate();
  const state = useOffering(venueId);
  useDocumentTitle(t('Cart.Title'));
  if (state.kind === 'MISSING') return <MissingPage />;
  if (state.kind === 'ERROR') return <LoadFailed retry={state.retry} />;
  if (!isLoaded || state.kind === 'LOADING') {
    return (
      <div aria-busy="true">
        {[0, 1, 2, 3].map((row) => (
          <RowSkeleton key={row} />
        ))}
      </div>
    );
  }
  // A part of a bill is paid on the bill's own page.
  if (cart.chequeId !== null) return <Navigate to={paths.cheque.to(cart.chequeId)} replace />;
  return <CartOfVenue cart={cart} venueId={venueId} offering={state.offering} {...props} />;
}

function CartOfVenue({
  venueId,
  ...props
}: {
  cart: PricedCart;
  /** Of the page's address: a cart of another venue is not shown here. */
  venueId: string;
  offering: Offering;
  renderPayment: (payable: Payable) => ReactNode;
}) {
  const { cart, offering } = props;
  const t = useTranslate();
  const soldOut = useSoldOut(cart, offering);
  const isHere = cart.venueId === venueId && linesWithoutBag(cart.items).length > 0;
  // One question at a time: what has left the menu is named first.
  const isMenuLost = isHere && lossOfCart(cart, offering).kind !== 'NONE';
  const isSoldOut = cart.venueId === venueId && !isMenuLost && soldOut.titles.length > 0;
  const reason = isSoldOut ? 'STOCK' : null;
  return (
    <>
      {isHere ? (
        <FilledCart {...props} reason={isMenuLost ? 'MENU' : reason} />
      ) : (
        <EmptyState
          icon="bag"
          title={t('Cart.Empty.Title')}
          text={t('Cart.Empty.Text')}
          action={
            // Empty here, and full elsewhere (D-178).
            isOpenOrder(cart) && cart.venueId !== null ? (
              <Button href={paths.cart.to(cart.venueId)}>{t('Cart.Continue')}</Button>
            ) : (
              <Button href={paths.menu.to(offering.venue.id)}>{t('Start.SeeMenu')}</Button>
            )
          }
        />
      )}
      <SoldOutDialog open={isSoldOut} {...soldOut} />
    </>
  );
}
