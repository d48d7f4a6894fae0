import { FRACTION_TOLERANCE } from '@tallrik/domain/cart/decide/cheque-lines';
import type { PricedCart } from '@tallrik/domain/cart/cart';
import { useEffect, useRef } from 'react';
import { useCart, useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { leaveBillCart, setCartAside } from '../../shared/cart-socket/set-aside-cart.ts';
import { useServices } from '../../shared/services/services.tsx';
import { type BillShare, lineOfShare } from './bill-shares.ts';
import type { Bill } from './cheque-query.ts';

/**
 * The cart that pays a part of a bill (TABLE-05, TABLE-06). The guest's own cart is set aside and comes back: who
 * pays the starters must not lose the desserts. Null until the cart stands.
 */
export function useBillCart(bill: Bill, shares: readonly BillShare[]): PricedCart | null {
  const { localData } = useServices();
  const session = useCartSession();
  const { cart, isLoaded } = useCart();
  const begun = useRef(false);
  // Paid and ordered it stays until its page is left: the thank-you stands on it.
  const isHere = cart.chequeId === bill.id;
  // A payment under way keeps its cart, whatever the address says now: back from the bank, or reloaded.
  const isUnderWay = cart.hasPendingPayment || cart.orderId !== null;
  const isReady = isHere && (isUnderWay || paysFor(cart, shares));

  useEffect(() => {
    if (!isLoaded || isReady || begun.current || shares.length === 0) return;
    begun.current = true;
    setCartAside(session, localData);
    session.startCart({ venueId: bill.venueId, serviceType: 'EAT_HERE' });
    session.dispatch(
      { type: 'CONNECT_TO_CHEQUE', id: bill.id },
      { type: 'ADD_ITEMS', items: shares.map(lineOfShare) },
    );
  }, [bill.id, bill.venueId, isLoaded, isReady, localData, session, shares]);

  useEffect(() => {
    const chequeId = bill.id;
    return () => leaveBillCart(session, localData, chequeId);
  }, [bill.id, localData, session]);

  return isHere ? cart : null;
}

/** Whether the cart already holds just these parts. */
const paysFor = (cart: PricedCart, shares: readonly BillShare[]): boolean =>
  cart.items.length === shares.length &&
  shares.every(({ item, fraction }) => {
    const line = cart.items.find(({ id }) => id === item.id);
    return line !== undefined && Math.abs(line.fraction - fraction) < FRACTION_TOLERANCE;
  });
