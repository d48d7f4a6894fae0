import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { Translate } from '../../shared/translate/translate.ts';

/** What the discount code row says: nothing yet, in use, or of no use for what lies in the cart (D-68). */
export function discountRow(
  { promoCode, appliedDiscount }: Pick<PricedCart, 'promoCode' | 'appliedDiscount'>,
  t: Translate,
): string {
  if (promoCode === null) return t('General.Add');
  const { code } = promoCode;
  return appliedDiscount === 'PROMO_CODE'
    ? t('Cart.DiscountCode.InUse', { code })
    : t('Cart.DiscountCode.NothingOff', { code });
}
