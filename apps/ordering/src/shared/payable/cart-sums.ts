import type { PricedCart } from '@tallrik/domain/cart/cart';
import { addMinor, minor, type Minor, subtractMinor } from '@tallrik/domain/money/minor';
import type { Sum } from '@tallrik/ui/SumList';
import type { Translate } from '../translate/translate.ts';

/** Subtotal, discounts, tip, total, and the VAT in it per rate (CART-28, CART-40 to CART-42). */
export function cartSums(
  cart: PricedCart,
  tip: Minor,
  t: Translate,
  money: (amount: Minor) => string,
): Sum[] {
  return [
    { id: 'subtotal', label: t('Cart.Subtotal'), amount: money(cart.subtotal) },
    ...discounts(cart, t, money),
    ...(tip > 0 ? [{ id: 'tip', label: t('Cart.TipLine'), amount: money(tip) }] : []),
    { id: 'total', label: t('Cart.Total'), amount: money(addMinor(cart.due, tip)), isTotal: true },
    // Below the total, which has it in: among the addends it would be added by whoever checks the sum (F-57).
    ...cart.vat.map(({ rate, amount }) => ({
      id: `vat-${rate}`,
      label: t('Cart.Vat', { rate }),
      amount: money(amount),
    })),
  ];
}

/** What the dishes' own offers save, and the one discount that counts for the order, by its name (D-68). */
function discounts(cart: PricedCart, t: Translate, money: (amount: Minor) => string): Sum[] {
  const onDishes = subtractMinor(cart.subtotal, cart.total);
  const lines = [
    {
      id: 'dish-discount',
      // A bill's discounts were decided when its dishes were ordered.
      label: cart.chequeId === null ? t('Cart.Discount.Dishes') : t('Cart.Discount'),
      saving: onDishes,
    },
    { id: 'discount', label: orderDiscountLabel(cart, t), saving: cart.discount },
  ];
  return lines
    .filter(({ saving }) => saving > 0)
    .map(({ id, label, saving }) => ({ id, label, amount: money(minor(-saving)) }));
}

function orderDiscountLabel(cart: PricedCart, t: Translate): string {
  switch (cart.appliedDiscount) {
    case 'PROMO_CODE':
      return t('Cart.Discount.Code', { code: cart.promoCode?.code ?? '' });
    case 'ORDER_OFFER':
      return t('Cart.Discount.Offer', { name: cart.offer?.title ?? '' });
    case 'MEMBERSHIP':
      return t('Cart.Discount.Membership', { percent: cart.membershipDiscountRate });
    case 'NONE':
      return t('Cart.Discount');
  }
}
