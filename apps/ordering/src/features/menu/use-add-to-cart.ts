import { buildCartLines, type Addition, type Dish } from '@tallrik/domain/cart/build-cart-line';
import { canAddToCart, type AddRefusal } from '@tallrik/domain/menu/can-add-to-cart';
import { isOutOfStock } from '@tallrik/domain/menu/stock';
import { ok, refused, type Result } from '@tallrik/domain/result';
import { useShowToast } from '@tallrik/ui/ToastRegion';
import { useCallback } from 'react';
import { useAskToClearCart } from '../../shared/cart-question/ClearCartQuestion.tsx';
import { useCartSession, usePricedCart } from '../../shared/cart-socket/use-cart.ts';
import { useAccountDialog } from '../../shared/guest/account-dialog.ts';
import { useIsSignedIn } from '../../shared/guest/use-guest.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import type { Offering } from '../../shared/menu/offering.ts';
import { newId } from '../../shared/new-id.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import type { TranslationKey } from '../../shared/translate/translate.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';

const ADDED_TOAST_MS = 1_000;

export type AddToCart = (
  offering: Offering,
  addition: Omit<Addition, 'dish' | 'upsells'> & {
    dish: Omit<Dish, 'country'>;
    upsells: readonly { dish: Omit<Dish, 'country'>; quantity: number }[];
  },
) => Promise<Result<true, AddRefusal | 'CART_KEPT'>>;

export type CheckAdding = (offering: Offering, itemId: string) => Result<true, AddRefusal>;

/** Whether this guest may add this dish now; a refusal is said at once, before anybody fills in choices (ITEM-28). */
export function useCheckAdding(): CheckAdding {
  const { configuration } = useCompany();
  const cart = usePricedCart();
  const showToast = useShowToast();
  const t = useTranslate();
  const isSignedIn = useIsSignedIn();
  const openAccountDialog = useAccountDialog();
  const hasQrToken = useLocalValue('qrOrder') !== null;
  return useCallback(
    (offering, itemId) => {
      const { isAnonymousOrderAllowed } = configuration;
      const units = cart.items.filter((line) => line.itemId === itemId).length;
      const allowed = canAddToCart(
        { isSignedIn, isAnonymousOrderAllowed, isQrOrder: hasQrToken, hasQrToken },
        {
          isMenuExpired: offering.isMenuExpired,
          isOutOfStock: isOutOfStock(offering.inventory, itemId, units),
        },
      );
      if (allowed.ok) return allowed;
      if (allowed.error === 'LOGIN_REQUIRED') openAccountDialog('LOGIN');
      else showToast({ title: t(REFUSAL_TEXT[allowed.error]), tone: 'danger', icon: 'alert' });
      return allowed;
    },
    [cart.items, configuration, hasQrToken, isSignedIn, openAccountDialog, showToast, t],
  );
}

/** Puts dishes into the cart (ITEM-28 to ITEM-34); a cart comes into being with the first one. */
export function useAddToCart(): AddToCart {
  const { analytics, bridge, connection, remoteLog } = useServices();
  const { company } = useCompany();
  const session = useCartSession();
  const showToast = useShowToast();
  const checkAdding = useCheckAdding();
  const askToClearCart = useAskToClearCart();
  const t = useTranslate();

  return useCallback(
    async (offering, addition) => {
      const { item, entry } = addition.dish;
      const allowed = checkAdding(offering, item.id);
      if (!allowed.ok) return allowed;
      // Before it is decided whether there is a cart: a new one would take the place of what lies in the other.
      await session.ready();
      const { cart } = session.snapshot();
      const { country } = company;
      const lines = buildCartLines(
        {
          ...addition,
          dish: { ...addition.dish, country },
          upsells: addition.upsells.map(({ dish, quantity }) => ({
            dish: { ...dish, country },
            quantity,
          })),
        },
        newId,
      );
      const hasCartHere =
        cart.cartId !== null && cart.venueId === offering.venue.id && cart.orderId === null;
      if (!hasCartHere) {
        // A second venue means a second cart: the dishes of the first are not thrown away unasked.
        if (!(await askToClearCart('OTHER_VENUE'))) return refused('CART_KEPT');
        const { venue, serviceType } = offering;
        session.startCart({ venueId: venue.id, serviceType });
      }
      const [first] = lines;
      if (lines.length === 1 && first) session.dispatch({ type: 'ADD_ITEM', item: first });
      else if (lines.length > 1) session.dispatch({ type: 'ADD_ITEMS', items: lines });
      bridge.vibrate('LIGHT');
      const added = {
        cartId: session.snapshot().cart.cartId ?? '',
        quantity: addition.quantity,
        entryId: entry.id,
        itemId: item.id,
        title: item.title,
      };
      remoteLog.info({ event: 'item_added', ...added });
      analytics.report({ name: 'item_added', ...added });
      // Kept on the phone and sent on return (D-140): the guest must not believe that the kitchen knows.
      if (connection.isOnline())
        showToast({ title: t('Toast.Add'), icon: 'check', durationMs: ADDED_TOAST_MS });
      else showToast({ title: t('Toast.Add'), text: t('General.NotSent.Title'), icon: 'offline' });
      return ok(true);
    },
    [
      analytics,
      askToClearCart,
      bridge,
      checkAdding,
      company,
      connection,
      remoteLog,
      session,
      showToast,
      t,
    ],
  );
}

const REFUSAL_TEXT: Record<Exclude<AddRefusal, 'LOGIN_REQUIRED'>, TranslationKey> = {
  MENU_EXPIRED: 'Cart.Modal.MenuExpired',
  OUT_OF_STOCK: 'General.OutOfStock',
};
