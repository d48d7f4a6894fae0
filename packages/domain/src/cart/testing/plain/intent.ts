import { minor, ZERO } from '../../../money/minor.ts';
import type { ClientCartEvent, WithoutBase } from '../../cart-event.ts';
import type { CartLine } from '../../cart-line.ts';
import type { PlainAction } from './arbitrary-plain.ts';
import { entryIdOf, extrasIdOf, GUEST_ID, sizesIdOf } from './domain-world.ts';
import {
  LUNCH_ENDS,
  WAIT_MINUTES,
  type PlainCart,
  type PlainLine,
  type PlainMenu,
  type PlainSeat,
  type PlainWorld,
} from './plain-world.ts';

// Test support: what a guest asks for, as a device would send it, and what a waiter notes down if it is granted.

export type Intent =
  | { is: 'EVENT'; payload: WithoutBase<ClientCartEvent>; noted: PlainCart }
  /** Activated, not claimed (D-57). */
  | { is: 'CODE'; noted: PlainCart };

/** What plain things are called where the guest orders. */
export type Names = { idOf: (plainId: string) => string; timeOf: (minute: number) => string };

export const noteOf = (isSignedIn: boolean, seat: PlainSeat = 'AWAY'): PlainCart => ({
  isSignedIn,
  seat,
  comment: '',
  isPaidLater: false,
  pickupMinute: null,
  lines: [],
  hasCode: false,
  orderOfferId: null,
  membershipRateThen: 0,
});

/** One thing the guest wants; null where there is nothing to do it with. */
export function intentOf(
  noted: PlainCart,
  action: PlainAction,
  world: PlainWorld,
  step: number,
  names: Names,
): Intent | null {
  const { idOf } = names;
  const eventIntent = (
    payload: WithoutBase<ClientCartEvent>,
    changes: Partial<PlainCart>,
  ): Intent => ({
    is: 'EVENT',
    payload,
    noted: { ...noted, ...changes },
  });
  switch (action.do) {
    case 'PICKUP': {
      const pickupMinute = action.quarter * 15;
      return eventIntent(
        { type: 'SET_PICKUP_TIME', time: names.timeOf(pickupMinute) },
        { pickupMinute },
      );
    }
    case 'ADD': {
      const line = lineOf(noted, world, action, `line-${step}`);
      const item = claimed(line, idOf);
      return eventIntent({ type: 'ADD_ITEM', item }, { lines: [...noted.lines, line] });
    }
    case 'OFFER':
      return takeOffer(noted, action, world, step, eventIntent, idOf);
    case 'REMOVE': {
      if (noted.lines.length === 0) return null;
      const gone = pick(noted.lines, action.line);
      const lines = withoutLine(noted.lines, gone);
      return eventIntent({ type: 'REMOVE_ITEM', id: idOf(gone.id) }, { lines });
    }
    case 'CODE':
      return { is: 'CODE', noted: { ...noted, hasCode: true } };
    case 'ORDER_OFFER': {
      const { id, tokens } = pick(world.offers, action.offer);
      // One for everybody is nobody's choice (D-210).
      const orderOfferId = tokens === null ? null : id;
      return eventIntent(
        {
          type: 'SET_ORDER_OFFER',
          id: idOf(id),
          title: '',
          discountRate: 100,
          discountType: 'PERCENTAGE',
        },
        { orderOfferId },
      );
    }
    case 'MEMBERSHIP':
      return eventIntent(
        { type: 'SET_MEMBERSHIP_DISCOUNT', discountRate: 99 },
        { membershipRateThen: world.membershipRate },
      );
    case 'COMMENT':
      return eventIntent(
        { type: 'SET_COMMENT', comment: action.comment },
        { comment: action.comment },
      );
    case 'LATER':
      return eventIntent({ type: 'MARK_AS_PAY_LATER_ORDER' }, { isPaidLater: true });
    case 'SIGN': {
      const isSignedIn = !noted.isSignedIn;
      const userId = isSignedIn ? names.idOf(GUEST_ID) : null;
      // A level is the account's: with it goes the discount, until it is asked for again (D-75).
      return eventIntent({ type: 'UPDATE_USER', userId }, { isSignedIn, membershipRateThen: 0 });
    }
  }
}

function takeOffer(
  noted: PlainCart,
  action: Extract<PlainAction, { do: 'OFFER' }>,
  world: PlainWorld,
  step: number,
  eventIntent: (payload: WithoutBase<ClientCartEvent>, changes: Partial<PlainCart>) => Intent,
  idOf: Names['idOf'],
): Intent {
  const offer = pick(world.offers, action.offer);
  const isBundle = offer.type !== 'ITEM_DISCOUNT';
  // Mostly the dishes the offer is for: others are refused, which teaches little.
  const dishes =
    action.dishes.length > 2
      ? action.dishes
      : offer.places.map((fitting, at) =>
          world.dishes.findIndex(({ id }) => id === pick(fitting, action.dishes[at] ?? at)),
        );
  const lines = dishes.map((dish, at) => ({
    ...lineOf(noted, world, { ...action, dish }, `line-${step}-${at}`),
    offer: { id: offer.id, unit: `unit-${step}`, isBundle },
  }));
  const items = lines.map((line) => claimed(line, idOf));
  return eventIntent(
    { type: 'ADD_OFFER', offer: { id: idOf(offer.id) }, items },
    { lines: [...noted.lines, ...lines] },
  );
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
  const isStillPossible = pickupMinute !== null && pickupMinute >= world.minute + WAIT_MINUTES;
  const menu: PlainMenu =
    (isStillPossible ? pickupMinute : world.minute) < LUNCH_ENDS ? 'lunch' : 'evening';
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
const claimed = (line: PlainLine, idOf: Names['idOf']): CartLine => ({
  id: idOf(line.id),
  itemId: idOf(line.dishId),
  entryId: idOf(entryIdOf(line.menu, line.dishId)),
  vatRate: 0,
  title: '',
  categoryId: null,
  amount: minor(1),
  variations: [
    ...line.extraIds.map((id) => variation(idOf(id), idOf(extrasIdOf(line.dishId)))),
    ...(line.sizeId === null ? [] : [variation(idOf(line.sizeId), idOf(sizesIdOf(line.dishId)))]),
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
