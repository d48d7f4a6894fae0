import { ok, refused, type Result } from '../result.ts';

export type AddRefusal = 'MENU_EXPIRED' | 'OUT_OF_STOCK' | 'LOGIN_REQUIRED';

export type AddingGuest = {
  isSignedIn: boolean;
  isAnonymousOrderAllowed: boolean;
  isQrOrder: boolean;
  /** Issued by the server for this table; the claim to sit at one is not enough (D-101). */
  hasQrToken: boolean;
};

/** Who may add without signing in: anonymous purchase on, or a QR order with its token (ITEM-28). */
export const mayOrder = (guest: AddingGuest): boolean =>
  guest.isSignedIn || guest.isAnonymousOrderAllowed || (guest.isQrOrder && guest.hasQrToken);

/** ITEM-28, ITEM-29. Login comes last: nobody is asked to sign in for a dish that cannot be had anyway. */
export function canAddToCart(
  guest: AddingGuest,
  dish: { isMenuExpired: boolean; isOutOfStock: boolean },
): Result<true, AddRefusal> {
  if (dish.isMenuExpired) return refused('MENU_EXPIRED');
  if (dish.isOutOfStock) return refused('OUT_OF_STOCK');
  return mayOrder(guest) ? ok(true) : refused('LOGIN_REQUIRED');
}
