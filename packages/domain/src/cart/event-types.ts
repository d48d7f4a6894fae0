import type { CartEvent, ClientCartEvent, ServerCartEvent } from './cart-event.ts';

// Written as records so that a new member of either union fails to compile until it is named here.
const clientTypes: Record<ClientCartEvent['type'], null> = {
  CREATE_CART: null,
  SET_PICKUP_TIME: null,
  MARK_AS_PAY_LATER_ORDER: null,
  CONNECT_TO_CHEQUE: null,
  ADD_ITEM: null,
  ADD_ITEMS: null,
  CLEAR_CART: null,
  REMOVE_ITEM: null,
  SET_COMMENT: null,
  SET_GUEST_NAME: null,
  SET_ORDER_OFFER: null,
  CLEAR_ORDER_OFFER: null,
  SET_MEMBERSHIP_DISCOUNT: null,
  UPDATE_USER: null,
  ADD_OFFER: null,
  ADD_CLIENT_SIDE_PAYMENT: null,
  SET_PROMO_CODE: null,
  CLEAR_PROMO_CODE: null,
};

const serverTypes: Record<ServerCartEvent['type'], null> = {
  ORDER_CREATED: null,
  PAYMENT_CONFIRMED: null,
  PAYMENT_FAILED: null,
  CART_ERROR: null,
  ITEM_OFFERS_CHANGED: null,
  CART_REPRICED: null,
};

export const isServerEvent = (event: CartEvent): event is ServerCartEvent =>
  Object.hasOwn(serverTypes, event.type);

/**
 * Clients ignore types they do not know (D-56): an old app in somebody's pocket must survive a
 * newer server. Ask this at the edge, before the fold, which is total and throws on strangers.
 */
export const isKnownEventType = (type: string): type is CartEvent['type'] =>
  Object.hasOwn(clientTypes, type) || Object.hasOwn(serverTypes, type);
