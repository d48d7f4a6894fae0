import { foldCart } from '@tallrik/domain/cart/fold-cart';
import { priceCart } from '@tallrik/domain/cart/price-cart';
import type { openGuestPhone } from './guest-orders.ts';

/** The cart as the guest's own app shows it: folded and priced from its events. */
export async function pricedCartOf(phone: Pick<ReturnType<typeof openGuestPhone>, 'events'>) {
  const cart = foldCart((await phone.events()).map(({ event }) => event));
  return priceCart(cart, { categoriesOf: () => new Set() });
}
