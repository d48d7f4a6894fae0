import { type WhyNot, whyNotAt } from '../../menu/why-not-at.ts';
import type { CartRefusalCode } from '../refusal-codes.ts';
import { accepted, type Decide, refuse } from './cart-world.ts';
import { isTimeFixedByMenus, menusOfCart } from './menu-of-cart.ts';

export const decidePickupTime: Decide<'SET_PICKUP_TIME'> = (cart, event, world) => {
  // A time that has passed is reset to ASAP (TIME-33), so the way back stays open in every case.
  if (event.time === 'ASAP') return accepted(event);
  if (world.settings.isPickupTimeDisabled) return refuse('PICKUP_TIME_DISABLED');
  const isFixed =
    cart.deliveryTargetId !== null ||
    world.viewer.table !== null ||
    isTimeFixedByMenus(cart, world);
  if (isFixed) return refuse('PICKUP_TIME_FIXED');
  const { venue, now, waitMinutes } = world;
  const menus = menusOfCart(cart, world);
  const answer = whyNotAt({ venue, menus, time: event.time, now, waitMinutes });
  if (!answer.ok) return refuse(refusalFor[answer.error]);
  const wanted = answer.value;
  // One spelling of an instant in the stream: clients compare pickup times as text.
  return accepted({ ...event, time: wanted.kind === 'ASAP' ? 'ASAP' : wanted.time.toString() });
};

const refusalFor: Record<WhyNot, CartRefusalCode> = {
  INVALID_TIME: 'PICKUP_TIME_INVALID',
  NOT_A_SLOT: 'PICKUP_TIME_INVALID',
  TOO_SOON: 'PICKUP_TIME_TOO_SOON',
  TOO_FAR_AHEAD: 'PICKUP_TIME_TOO_FAR',
  CLOSED: 'PICKUP_TIME_CLOSED',
  CLOSING_SOON: 'PICKUP_TIME_CLOSED',
  MENU_NOT_SERVED: 'MENU_EXPIRED',
  VENUE_INACTIVE: 'VENUE_NOT_AVAILABLE',
};
