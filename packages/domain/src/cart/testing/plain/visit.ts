import { minor, ZERO } from '../../../money/minor.ts';
import type { ClientCartEvent } from '../../cart-event.ts';
import type { CartLine } from '../../cart-line.ts';
import type { Cart } from '../../cart.ts';
import { decideCartEvent } from '../../decide-cart-event.ts';
import { applyCartEvent, emptyCart } from '../../fold-cart.ts';
import { promoCodeEvent } from '../../offers/discount-corrections.ts';
import { eventOf } from '../builders.ts';
import type { PlainAction } from './arbitrary-plain.ts';
import {
  domainCode,
  domainWorld,
  entryIdOf,
  extrasIdOf,
  GUEST_ID,
  instantOf,
  sizesIdOf,
} from './domain-world.ts';
import {
  LUNCH_ENDS,
  type PlainCart,
  type PlainLine,
  type PlainMenu,
  type PlainWorld,
} from './plain-world.ts';

// Test support: a guest does things, the domain decides them, and a waiter notes down what was taken.

export type Visit = { cart: Cart; noted: PlainCart };

export function beginVisit(isSignedIn: boolean): Visit {
  const userId = isSignedIn ? GUEST_ID : null;
  const created = eventOf('CREATE_CART', {
    deliveryTargetId: null,
    serviceType: 'TAKE_AWAY',
    userId,
  });
  return {
    cart: applyCartEvent(emptyCart, created),
    noted: {
      isSignedIn,
      pickupMinute: null,
      lines: [],
      hasCode: false,
      orderOfferId: null,
      membershipRateThen: 0,
    },
  };
}

/** One thing the guest does; what the domain refuses has not happened. */
export function act(visit: Visit, action: PlainAction, world: PlainWorld, step: number): Visit {
  const { noted } = visit;
  switch (action.do) {
    case 'PICKUP': {
      const minute = action.quarter * 15;
      const time = instantOf(minute).toString();
      return decide(visit, eventOf('SET_PICKUP_TIME', { time }), world, {
        ...noted,
        pickupMinute: minute,
      });
    }
    case 'ADD': {
      const line = lineOf(noted, world, action, `line-${step}`);
      const event = eventOf('ADD_ITEM', { item: claimed(line) }, { eventId: `event-${step}` });
      return decide(visit, event, world, { ...noted, lines: [...noted.lines, line] });
    }
    case 'OFFER': {
      const offer = pick(world.offers, action.offer);
      const isBundle = offer.type !== 'ITEM_DISCOUNT';
      const unit = `event-${step}`;
      // Mostly the dishes the offer is for: others are refused, which teaches little.
      const dishes =
        action.dishes.length > 2
          ? action.dishes
          : offer.places.map((fitting, at) =>
              world.dishes.findIndex(({ id }) => id === pick(fitting, action.dishes[at] ?? at)),
            );
      const lines = dishes.map((dish, at) => ({
        ...lineOf(noted, world, { ...action, dish }, `line-${step}-${at}`),
        offer: { id: offer.id, unit, isBundle },
      }));
      const event = eventOf(
        'ADD_OFFER',
        { offer: { id: offer.id }, items: lines.map(claimed) },
        { eventId: unit },
      );
      return decide(visit, event, world, { ...noted, lines: [...noted.lines, ...lines] });
    }
    case 'REMOVE': {
      if (noted.lines.length === 0) return visit;
      const gone = pick(noted.lines, action.line);
      return decide(visit, eventOf('REMOVE_ITEM', { id: gone.id }), world, {
        ...noted,
        lines: withoutLine(noted.lines, gone),
      });
    }
    case 'CODE':
      if (!world.code.isActive) return visit;
      return {
        cart: applyCartEvent(visit.cart, {
          ...eventOf('CLEAR_PROMO_CODE', {}),
          ...promoCodeEvent(domainCode(world)),
        }),
        noted: { ...noted, hasCode: true },
      };
    case 'ORDER_OFFER': {
      const { id, tokens } = pick(world.offers, action.offer);
      const event = eventOf('SET_ORDER_OFFER', {
        id,
        title: '',
        discountRate: 100,
        discountType: 'PERCENTAGE',
      });
      // One for everybody is nobody's choice (D-210).
      const orderOfferId = tokens === null ? null : id;
      return decide(visit, event, world, { ...noted, orderOfferId });
    }
    case 'MEMBERSHIP':
      return decide(visit, eventOf('SET_MEMBERSHIP_DISCOUNT', { discountRate: 99 }), world, {
        ...noted,
        membershipRateThen: world.membershipRate,
      });
  }
}

function decide(visit: Visit, event: ClientCartEvent, world: PlainWorld, noted: PlainCart): Visit {
  const decided = decideCartEvent(visit.cart, event, domainWorld(world, visit.noted.isSignedIn));
  return decided.ok ? { cart: applyCartEvent(visit.cart, decided.value.event), noted } : visit;
}

/** CART-10: a bundle is one price for all its dishes; without one of them the others are plain dishes. */
const withoutLine = (lines: PlainLine[], gone: PlainLine): PlainLine[] =>
  lines
    .filter((line) => line !== gone)
    .map((line) =>
      gone.offer?.isBundle && line.offer?.unit === gone.offer.unit
        ? { ...line, offer: null }
        : line,
    );

function lineOf(
  { pickupMinute }: PlainCart,
  world: PlainWorld,
  wish: { dish: number; size: number; extras: number },
  id: string,
): PlainLine {
  const dish = pick(world.dishes, wish.dish);
  const isKept = pickupMinute !== null && pickupMinute >= world.minute + 15;
  const menu: PlainMenu = (isKept ? pickupMinute : world.minute) < LUNCH_ENDS ? 'lunch' : 'evening';
  return {
    id,
    dishId: dish.id,
    sizeId: dish.sizes.length === 0 ? null : pick(dish.sizes, wish.size).id,
    extraIds: dish.extras.filter((_, at) => (wish.extras >> at) % 2 === 1).map((extra) => extra.id),
    menu,
    offer: null,
  };
}

/** As a device that lies would send it: every price is 1. */
const claimed = (line: PlainLine): CartLine => ({
  id: line.id,
  itemId: line.dishId,
  entryId: entryIdOf(line.menu, line.dishId),
  vatRate: 0,
  title: '',
  categoryId: null,
  amount: minor(1),
  variations: [
    ...line.extraIds.map((id) => variation(id, extrasIdOf(line.dishId))),
    ...(line.sizeId === null ? [] : [variation(line.sizeId, sizesIdOf(line.dishId))]),
  ],
  removedVariations: [],
  fraction: 1,
  message: null,
  discount: ZERO,
  disableMembershipDiscounts: false,
  offerTitle: null,
});

const variation = (id: string, groupId: string) => ({ id, groupId, amount: ZERO, title: '' });

function pick<Entry>(entries: readonly Entry[], at: number): Entry {
  const entry = entries[((at % entries.length) + entries.length) % entries.length];
  if (entry === undefined) throw new Error('Nothing to pick from');
  return entry;
}
