import type { ServiceType } from '../company/service-types.ts';
import type { Cart } from './cart.ts';
import { badgeCount } from './cart-list.ts';

type OrderedCart = Pick<Cart, 'items' | 'orderId' | 'chequeId'>;

/** Dishes that nobody has ordered yet, and no part of a bill: what a guest wants to find again (D-64, D-178). */
export const isOpenOrder = (cart: OrderedCart): boolean =>
  badgeCount(cart.items) > 0 && cart.orderId === null && cart.chequeId === null;

/** Whether beginning there would only go on with this cart (D-64). */
export const isOpenOrderOf = (
  cart: OrderedCart & Pick<Cart, 'venueId' | 'serviceType'>,
  start: { venueId: string; serviceType: ServiceType },
): boolean =>
  isOpenOrder(cart) && cart.venueId === start.venueId && cart.serviceType === start.serviceType;
