import type { Cart } from '@tallrik/domain/cart/cart';
import type { ClientCartEvent, WithoutBase } from '@tallrik/domain/cart/cart-event';
import { restoreLines } from './restore-lines.ts';

/**
 * The events that bring a cleared cart back, beside whatever somebody has put into it meanwhile. The promo code is the
 * server's to set and is asked for.
 */
export function restoreCart(
  before: Cart,
  now: Cart,
  newId: () => string,
): WithoutBase<ClientCartEvent>[] {
  // Where the server would not clear (a payment is on its way), everything is there still.
  const goneIds = before.items
    .map(({ id }) => id)
    .filter((id) => !now.items.some((line) => line.id === id));
  const events = restoreLines(before.items, goneIds, newId);
  if (before.comment !== '' && now.comment === '')
    events.push({ type: 'SET_COMMENT', comment: before.comment });
  // After the dishes: an offer counts only where it takes something off. One for everybody comes back by itself.
  if (before.offer && !before.offer.isAutomatic && now.offer === null)
    events.push({ type: 'SET_ORDER_OFFER', ...before.offer });
  return events;
}
