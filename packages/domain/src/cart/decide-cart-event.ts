import { unreachable } from '../unreachable.ts';
import type { CartEvent } from './cart-event.ts';
import type { Cart } from './cart.ts';
import { accepted, type CartWorld, type Decided, refuse } from './decide/cart-world.ts';
import { refusalOfAny } from './decide/common-checks.ts';
import { decideAddItem, decideAddItems, decideAddOffer } from './decide/decide-add.ts';
import {
  decideComment,
  decideGuestName,
  decideRemoveItem,
  decideUser,
} from './decide/decide-content.ts';
import { decideCreateCart } from './decide/decide-create.ts';
import { decideMembershipDiscount, decideOrderOffer } from './decide/decide-discounts.ts';
import { decidePayment } from './decide/decide-payment.ts';
import { decidePickupTime } from './decide/decide-pickup-time.ts';
import { decideConnectToCheque, decidePayLater } from './decide/decide-table.ts';
import { isServerEvent } from './event-types.ts';

/**
 * A client's event is a request. The answer is the event to store, corrected to the server's own
 * prices, rates and identities (D-52, D-57), or the reason why nothing is stored.
 */
export function decideCartEvent(cart: Cart, event: CartEvent, world: CartWorld): Decided {
  if (isServerEvent(event) || event.type === 'SET_PROMO_CODE') return refuse('SERVER_ONLY_EVENT');
  const refusal = refusalOfAny(cart, event, world);
  if (refusal) return refuse(refusal);
  switch (event.type) {
    case 'CREATE_CART':
      return decideCreateCart(cart, event, world);
    case 'SET_PICKUP_TIME':
      return decidePickupTime(cart, event, world);
    case 'MARK_AS_PAY_LATER_ORDER':
      return decidePayLater(cart, event, world);
    case 'CONNECT_TO_CHEQUE':
      return decideConnectToCheque(cart, event, world);
    case 'ADD_ITEM':
      return decideAddItem(cart, event, world);
    case 'ADD_ITEMS':
      return decideAddItems(cart, event, world);
    case 'ADD_OFFER':
      return decideAddOffer(cart, event, world);
    case 'REMOVE_ITEM':
      return decideRemoveItem(cart, event, world);
    case 'SET_COMMENT':
      return decideComment(cart, event, world);
    case 'SET_GUEST_NAME':
      return decideGuestName(cart, event, world);
    case 'SET_ORDER_OFFER':
      return decideOrderOffer(cart, event, world);
    case 'SET_MEMBERSHIP_DISCOUNT':
      return decideMembershipDiscount(cart, event, world);
    case 'UPDATE_USER':
      return decideUser(cart, event, world);
    case 'ADD_CLIENT_SIDE_PAYMENT':
      return decidePayment(cart, event, world);
    case 'CLEAR_CART':
    case 'CLEAR_ORDER_OFFER':
    case 'CLEAR_PROMO_CODE':
      return accepted(event);
    default:
      return unreachable(event);
  }
}
