import { initialSelection } from '../menu/selection.ts';
import { bagLineId, isBagLine, linesWithoutBag } from './bag-line.ts';
import { buildCartLine, type Dish } from './build-cart-line.ts';
import type { CartLine } from './cart-line.ts';
import type { Cart } from './cart.ts';

export type BagChange =
  | { type: 'NONE' }
  | { type: 'ADD'; line: CartLine }
  | { type: 'REMOVE'; id: string };

/**
 * What has to happen to the bag so that the cart keeps CART-35 and CART-36. `bag` is the company's
 * bag as the active menu sells it, or null when it has none there (D-66).
 */
export function bagChangeAfter(
  cart: Pick<Cart, 'cartId' | 'serviceType' | 'items'>,
  bag: Dish | null,
): BagChange {
  const present = cart.items.find(isBagLine);
  const isWanted = cart.serviceType === 'TAKE_AWAY' && linesWithoutBag(cart.items).length > 0;
  if (present) {
    const isSold = bag?.entry.id === present.entryId;
    return isWanted && isSold ? { type: 'NONE' } : { type: 'REMOVE', id: present.id };
  }
  if (!isWanted || !bag || cart.cartId === null) return { type: 'NONE' };
  const line = buildCartLine(bag, {
    id: bagLineId(cart.cartId),
    selection: initialSelection(bag.groups),
    categoryId: null,
  });
  return line ? { type: 'ADD', line: { ...line, isBag: true } } : { type: 'NONE' };
}
