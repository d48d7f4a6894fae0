import type { CartEvent, ClientCartEvent, ServerCartEvent } from './cart-event.ts';

// Written as records so that a new member of either union fails to compile until it is named here.
const clientTypes: Record<ClientCartEvent['type'], true> = {
  CREATE_CART: true,
  SET_PICKUP_TIME: true,
  MARK_AS_PAY_LATER_ORDER: true,
  CONNECT_TO_CHEQUE: true,
  ADD_ITEM: true,
  ADD_ITEMS: true,
  CLEAR_CART: true,
  REMOVE_ITEM: true,
  SET_COMMENT: true,
  SET_ORDER_OFFER: true,
  CLEAR_ORDER_OFFER: true,
  SET_MEMBERSHIP_DISCOUNT: true,
  UPDATE_USER: true,
  ADD_OFFER: true,
  ADD_CLIENT_SIDE_PAYMENT: true,
  SET_PROMO_CODE: true,
  CLEAR_PROMO_CODE: true,
};

const serverTypes: Record<ServerCartEvent['type'], true> = {
  ORDER_CREATED: true,
  PAYMENT_CONFIRMED: true,
  PAYMENT_FAILED: true,
  CART_ERROR: true,
  ITEM_OFFERS_CHANGED: true,
  CART_REPRICED: true,
};

export const isServerEvent = (event: CartEvent): event is ServerCartEvent =>
  Object.hasOwn(serverTypes, event.type);

/**
 * Clients ignore types they do not know (D-56): an old app in somebody's pocket must survive a
 * newer server. Ask this at the edge, before the fold, which is total and throws on strangers.
 */
export const isKnownEventType = (type: string): type is CartEvent['type'] =>
  Object.hasOwn(clientTypes, type) || Object.hasOwn(serverTypes, type);
