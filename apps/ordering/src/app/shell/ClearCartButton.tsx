import { IconButton } from '@tallrik/ui/IconButton';
import { useClearCart } from '../../shared/cart-socket/use-clear-cart.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';

/** The cart's trash can; apart from the bar, for it brings the way back along (D-64). */
export function ClearCartButton() {
  const t = useTranslate();
  const clearCart = useClearCart();
  return <IconButton icon="trash" label={t('Cart.Clear')} onClick={clearCart} />;
}
