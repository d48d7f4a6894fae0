import { useShowToast } from '@tallrik/ui/ToastRegion';
import { useCallback } from 'react';
import { newId } from '../new-id.ts';
import { useTranslate } from '../translate/use-translate.tsx';
import { restoreLines } from './restore-lines.ts';
import { useCartSession } from './use-cart.ts';

/** Takes lines out of the cart and offers the way back: a swipe is easily made by accident (D-62). */
export function useRemoveLines(): (lineIds: readonly string[], name: string) => void {
  const session = useCartSession();
  const showToast = useShowToast();
  const t = useTranslate();
  return useCallback(
    (lineIds, name) => {
      const { cart } = session.snapshot();
      session.dispatch(...lineIds.map((id) => ({ type: 'REMOVE_ITEM' as const, id })));
      showToast({
        title: t('Toast.Removed'),
        text: name,
        icon: 'trash',
        action: {
          label: t('General.Undo'),
          run: () => {
            const now = session.snapshot().cart;
            // Ordered or another cart meanwhile: there is nothing to bring it back to.
            if (now.cartId !== cart.cartId || now.orderId !== null) return;
            session.dispatch(...restoreLines(cart.items, lineIds, newId));
          },
        },
      });
    },
    [session, showToast, t],
  );
}
