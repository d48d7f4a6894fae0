import type { CartLine } from '@tallrik/domain/cart/cart-line';
import type { Offer } from '@tallrik/domain/cart/offers/offer';
import { localized } from '@tallrik/domain/company/localized';
import { useShowToast } from '@tallrik/ui/ToastRegion';
import { useCallback } from 'react';
import { useCartHere } from '../../../shared/cart-question/use-cart-here.ts';
import { useCartSession } from '../../../shared/cart-socket/use-cart.ts';
import type { Offering } from '../../../shared/menu/offering.ts';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';

/**
 * Puts an offer into the cart: on the whole order, or with its dishes (CART-12, CART-15). A refusal, such as a
 * better offer or a code in use, comes from the server and is said in words where all refusals are.
 */
export function useApplyOffer(): (
  offering: Offering,
  offer: Offer,
  lines: readonly CartLine[],
) => Promise<void> {
  const session = useCartSession();
  const cartHere = useCartHere();
  const showToast = useShowToast();
  const t = useTranslate();
  const { language, company } = useReader();
  return useCallback(
    async (offering, offer, lines) => {
      if (!(await cartHere(offering))) return;
      const { id, discountRate, discountType } = offer;
      if (offer.type === 'ORDER_DISCOUNT') {
        const title = localized(offer.nameLang, offer.name, language, company);
        session.dispatch({ type: 'SET_ORDER_OFFER', id, title, discountRate, discountType });
      } else {
        session.dispatch({ type: 'ADD_OFFER', offer: { id }, items: [...lines] });
      }
      showToast({ title: t('Offer.Used'), icon: 'gift' });
    },
    [cartHere, company, language, session, showToast, t],
  );
}
