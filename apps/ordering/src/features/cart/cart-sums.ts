import type { PricedCart } from '@tallrik/domain/cart/cart';
import { addMinor, minor, type Minor } from '@tallrik/domain/money/minor';
import type { Sum } from '@tallrik/ui/SumList';
import type { Translate } from '../../shared/translate/translate.ts';

/** Subtotal, discount, tip, VAT per rate, total (CART-28, CART-40 to CART-42). */
export function cartSums(
  cart: PricedCart,
  tip: Minor,
  t: Translate,
  money: (amount: Minor) => string,
): Sum[] {
  return [
    { id: 'subtotal', label: t('Cart.Subtotal'), amount: money(cart.subtotal) },
    ...(cart.totalDiscount > 0
      ? [{ id: 'discount', label: t('Cart.Discount'), amount: money(minor(-cart.totalDiscount)) }]
      : []),
    ...(tip > 0 ? [{ id: 'tip', label: t('Cart.TipLine'), amount: money(tip) }] : []),
    ...cart.vat.map(({ rate, amount }) => ({
      id: `vat-${rate}`,
      label: t('Cart.Vat', { rate }),
      amount: money(amount),
    })),
    { id: 'total', label: t('Cart.Total'), amount: money(addMinor(cart.due, tip)), isTotal: true },
  ];
}
