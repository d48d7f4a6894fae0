import { useShowToast } from '@tallrik/ui/ToastRegion';
import { useCallback } from 'react';
import { newId } from '../new-id.ts';
import { activatePromoCode } from '../payable/promo-code.ts';
import { useCompany, useServices } from '../services/services.tsx';
import { errorText } from '../translate/error-text.ts';
import { useTranslate } from '../translate/use-translate.tsx';
import { restoreCart } from './restore-cart.ts';
import { useCartSession } from './use-cart.ts';

/** Empties the cart without a question, and offers the way back: a trash can is easily touched (D-64). */
export function useClearCart(): () => void {
  const session = useCartSession();
  const { api } = useServices();
  const { companyId } = useCompany().configuration;
  const showToast = useShowToast();
  const t = useTranslate();
  return useCallback(() => {
    const before = session.snapshot().cart;

    async function askForCode(code: string, cartId: string, venueId: string) {
      const refusal = await activatePromoCode(api, { companyId, code, cartId, venueId }).then(
        (answer) => (answer.ok ? null : answer.error),
        () => 'INTERNAL_SERVER_ERROR',
      );
      // Told, for the total is another one without it.
      if (refusal !== null)
        showToast({ title: code, text: errorText(t, refusal), icon: 'tag', tone: 'danger' });
      else await session.refresh();
    }

    function undo() {
      const now = session.snapshot().cart;
      const { cartId, venueId, promoCode } = before;
      // Ordered or another cart meanwhile: there is nothing to bring it back to.
      if (now.cartId !== cartId || now.orderId !== null) return;
      session.dispatch(...restoreCart(before, now, newId));
      if (promoCode && now.promoCode === null && cartId !== null && venueId !== null)
        void askForCode(promoCode.code, cartId, venueId);
    }

    session.dispatch({ type: 'CLEAR_CART' });
    showToast({
      title: t('Toast.CartCleared'),
      icon: 'trash',
      action: { label: t('General.Undo'), run: undo },
    });
  }, [api, companyId, session, showToast, t]);
}
