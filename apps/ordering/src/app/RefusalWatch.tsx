import { isPaymentRefusal, isRefusedWish } from '@tallrik/domain/checkout/event-refusals';
import { useShowToast } from '@tallrik/ui/ToastRegion';
import { useEffect, useRef } from 'react';
import { useCart, useCartSession } from '../shared/cart-socket/use-cart.ts';
import { paths } from '../shared/paths.ts';
import { useMatch } from '../shared/router/router.tsx';
import { errorText } from '../shared/translate/error-text.ts';
import { useTranslate } from '../shared/translate/use-translate.tsx';

/** What the guest wanted has happened already, or the page says it by itself. */
const NEEDS_NO_WORDS = new Set(['LINE_NOT_FOUND', 'DUPLICATE_LINE', 'CART_EXISTS', 'CART_ORDERED']);

/** The server said no to a change of the cart: the change is gone from the page, and the guest hears why (D-52, D-143). */
export function RefusalWatch() {
  const { refusal } = useCart();
  const session = useCartSession();
  const showToast = useShowToast();
  const t = useTranslate();
  const isOnCart = useMatch(paths.cart.pattern) !== null;
  const shownRefusal = useRef(refusal);
  useEffect(() => {
    if (refusal === null || refusal === shownRefusal.current) return;
    shownRefusal.current = refusal;
    const { code } = refusal;
    if (NEEDS_NO_WORDS.has(code) || isPaymentRefusal(refusal)) return;
    // The cart says it in a dialog, before anything is ordered (D-375).
    if (isOnCart && isRefusedWish(refusal)) return;
    // The server has let go of it (D-58): every further change would be refused the same way.
    if (code === 'CART_NOT_FOUND') session.leaveCart();
    showToast({ title: errorText(t, code), icon: 'alert', tone: 'danger' });
  }, [refusal, isOnCart, session, showToast, t]);
  return null;
}
