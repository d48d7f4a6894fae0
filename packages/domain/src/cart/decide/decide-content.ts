import { isBagLine } from '../bag-line.ts';
import type { Cart } from '../cart.ts';
import { cleanComment } from '../comment.ts';
import { nameToCall } from '../guest-name.ts';
import { accepted, type Decide, refuse } from './cart-world.ts';

export const decideRemoveItem: Decide<'REMOVE_ITEM'> = (cart, event) =>
  refusalToRemove(cart, event.id) ?? accepted(event);

export function refusalToRemove({ items }: Pick<Cart, 'items'>, id: string) {
  const line = items.find((one) => one.id === id);
  if (!line) return refuse('LINE_NOT_FOUND', id);
  return isBagLine(line) ? refuse('BAG_STAYS', id) : null;
}

export const decideComment: Decide<'SET_COMMENT'> = (_cart, event, { settings }) => {
  const comment = cleanComment(event.comment);
  if (settings.areCommentsDisabled && comment.trim() !== '') return refuse('COMMENTS_DISABLED');
  return accepted({ ...event, comment });
};

/** Only cleaned: an order without a name is an order all the same (D-272). */
export const decideGuestName: Decide<'SET_GUEST_NAME'> = (_cart, event) =>
  accepted({ ...event, name: nameToCall(event.name) });

/** D-57: the token says who it is. Signing out (null) is always possible for whoever may write. */
export const decideUser: Decide<'UPDATE_USER'> = (_cart, event, { viewer }) =>
  event.userId === null || event.userId === viewer.userId
    ? accepted(event)
    : refuse('NOT_YOUR_CART');
