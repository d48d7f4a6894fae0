import type { CartEvent, ClientCartEvent, WithoutBase } from '../../cart-event.ts';
import type { Cart } from '../../cart.ts';
import { decideCartEvent } from '../../decide-cart-event.ts';
import { applyCartEvent, emptyCart, withEvents } from '../../fold-cart.ts';
import { automaticOfferChange } from '../../offers/automatic-offer.ts';
import { promoCodeEvent } from '../../offers/discount-corrections.ts';
import { eventOf } from '../builders.ts';
import type { PlainAction } from './arbitrary-plain.ts';
import { domainCode, domainWorld, GUEST_ID, instantOf } from './domain-world.ts';
import { intentOf, noteOf, type Names } from './intent.ts';
import { afterStep } from './plain-order-discount.ts';
import { asSeenBy } from './plain-price.ts';
import type { PlainCart, PlainSeat, PlainWorld } from './plain-world.ts';

// Test support: a guest does things, the domain decides them, and a waiter notes down what was taken.

export type Visit = { cart: Cart; noted: PlainCart };

const names: Names = { idOf: (id) => id, timeOf: (minute) => instantOf(minute).toString() };

export function beginVisit(isSignedIn: boolean, seat: PlainSeat): Visit {
  const created = eventOf('CREATE_CART', {
    deliveryTargetId: null,
    serviceType: seat === 'AWAY' ? 'TAKE_AWAY' : 'EAT_HERE',
    userId: isSignedIn ? GUEST_ID : null,
  });
  return { cart: applyCartEvent(emptyCart, created), noted: noteOf(isSignedIn, seat) };
}

/** One thing the guest does; what the domain refuses has not happened. */
export function act(visit: Visit, action: PlainAction, world: PlainWorld, step: number): Visit {
  const intent = intentOf(visit.noted, action, world, step, names);
  if (intent === null) return visit;
  const domain = domainWorld(world, intent.noted);
  const event =
    intent.is === 'CODE' ? codeOf(world) : decided(visit.cart, intent.payload, domain, step);
  if (event === null) return visit;
  const cart = applyCartEvent(visit.cart, event);
  // As the server does it: behind every step the offer that applies by itself (D-210).
  const automatic = automaticOfferChange(cart, domain.offers);
  return {
    cart: automatic ? withEvents(cart, [automatic]) : cart,
    noted: afterStep(intent.noted, asSeenBy(intent.noted, world)),
  };
}

const codeOf = (world: PlainWorld): CartEvent | null =>
  world.code.isActive
    ? { ...eventOf('CLEAR_PROMO_CODE', {}), ...promoCodeEvent(domainCode(world)) }
    : null;

function decided(
  cart: Cart,
  payload: WithoutBase<ClientCartEvent>,
  domain: ReturnType<typeof domainWorld>,
  step: number,
): CartEvent | null {
  const base = eventOf('CLEAR_CART', {}, { eventId: `event-${step}` });
  const outcome = decideCartEvent(cart, { ...base, ...payload }, domain);
  return outcome.ok ? outcome.value.event : null;
}
