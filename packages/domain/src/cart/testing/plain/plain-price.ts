import {
  CLOSES,
  LUNCH_ENDS,
  OPENS,
  WAIT_MINUTES,
  type PlainCart,
  type PlainDish,
  type PlainLine,
  type PlainMenu,
  type PlainOffer,
  type PlainRate,
  type PlainWorld,
} from './plain-world.ts';

// Worked out from docs/requirements alone. Nothing here may be imported from the product: called twice, a wrong rule
// agrees with itself.

export type PlainBill = { refused: string } | { refused: null; due: number };

/** What this guest owes in today's world, or why nobody may take their money. */
export function plainBill(cart: PlainCart, world: PlainWorld): PlainBill {
  const refused = whyRefused(cart, world);
  if (refused !== null) return { refused };
  const menu = menuAt(momentOf(cart, world));
  const sold = pricesOfLines(cart.lines, world, menu);
  const dishes = sum(sold.map(({ price, off }) => price - off));
  return { refused: null, due: dishes - orderDiscount(cart, world, sold) + bagPrice(world, menu) };
}

/** D-73 as amended: half up, in SEK to the whole krona. */
export const plainTip = (due: number, percent: number, currency: 'SEK' | 'GBP'): number => {
  const unit = currency === 'SEK' ? 100 : 1;
  return unit * halfUp(due * percent, 100 * unit);
};

/** TIME-33: a time the kitchen cannot reach any more, or that nobody may choose any more, is as soon as possible. */
function momentOf({ pickupMinute }: PlainCart, world: PlainWorld): number {
  const isKept =
    pickupMinute !== null &&
    !world.isPickupTimeDisabled &&
    pickupMinute >= world.minute + WAIT_MINUTES;
  return isKept ? pickupMinute : world.minute;
}

const menuAt = (minute: number): PlainMenu => (minute < LUNCH_ENDS ? 'lunch' : 'evening');

function whyRefused(cart: PlainCart, world: PlainWorld): string | null {
  if (!world.isOpenForApp) return 'the app is closed';
  if (!world.takesAway) return 'nobody takes away any more';
  if (!cart.isSignedIn && !world.isAnonymousAllowed) return 'nobody orders without an account';
  const moment = momentOf(cart, world);
  if (moment < OPENS || moment + WAIT_MINUTES > CLOSES) return 'closed then';
  const menu = menuAt(moment);
  for (const line of cart.lines) {
    const dish = dishOf(line, world);
    if (line.menu !== menu || dish.isDeleted || dish.price[menu] === null) return 'not on the menu';
    const units = cart.lines.filter(({ dishId }) => dishId === dish.id).length;
    if (dish.isSoldOut || (dish.left !== null && units > dish.left)) return 'sold out';
  }
  return null;
}

type Sold = { line: PlainLine; dish: PlainDish; price: number; off: number; isInOffer: boolean };

function pricesOfLines(lines: PlainLine[], world: PlainWorld, menu: PlainMenu): Sold[] {
  const sold = lines.map((line): Sold => {
    const dish = dishOf(line, world);
    const extras = sum(
      dish.extras.filter(({ id }) => line.extraIds.includes(id)).map(({ price }) => price),
    );
    const price = Math.max(0, inSize(dish, line.sizeId, menu) + extras);
    return { line, dish, price, off: 0, isInOffer: false };
  });
  const spent = new Map<string, number>();
  for (const unit of unitsOf(sold)) takeOffer(unit, world, menu, spent);
  return sold;
}

/** A dish of an item discount is a unit by itself, the dishes of a bundle are one together. */
function unitsOf(sold: Sold[]): Sold[][] {
  const units = new Map<string, Sold[]>();
  for (const each of sold) {
    const { offer, id } = each.line;
    if (offer === null) continue;
    const key = offer.isBundle ? `bundle ${offer.unit}` : `dish ${id}`;
    units.set(key, [...(units.get(key) ?? []), each]);
  }
  return [...units.values()];
}

/** D-74: today's offer, if it is still for these dishes and the guest still has a token for it. */
function takeOffer(unit: Sold[], world: PlainWorld, menu: PlainMenu, spent: Map<string, number>) {
  const taken = unit[0]?.line.offer;
  const offer = world.offers.find(({ id }) => id === taken?.id);
  if (!taken || !offer || offer.tokens === 0) return;
  if ((offer.type !== 'ITEM_DISCOUNT') !== taken.isBundle) return;
  const savings = savingsOf(offer, unit, menu);
  if (savings === null) return;
  const capped = savings.map((saving, at) => Math.min(saving, unit[at]?.price ?? 0));
  const before = spent.get(offer.id) ?? 0;
  const uses = sum(capped) > 0 ? 1 : 0;
  // What gives nothing costs no token.
  if (offer.tokens !== null && before + uses > offer.tokens) return;
  spent.set(offer.id, before + uses);
  unit.forEach((each, at) => {
    each.off = capped[at] ?? 0;
    each.isInOffer = true;
  });
}

/** What each dish of the unit saves; null where the offer is not for them. */
function savingsOf(offer: PlainOffer, unit: Sold[], menu: PlainMenu): number[] | null {
  const chosen = unit.map(({ dish, line }) => inSize(dish, line.sizeId, menu));
  switch (offer.type) {
    case 'ITEM_DISCOUNT':
      return unit.every(({ dish }) => offer.places.flat().includes(dish.id))
        ? chosen.map((price) => saving(price, offer))
        : null;
    case 'BUNDLE':
    case 'STAGED_BUNDLE': {
      if (!fitsPlaces(unit, offer.places)) return null;
      const least = unit.map(({ dish }) => leastPrice(dish, menu));
      return spread(Math.max(0, sum(least) - offer.price), least);
    }
    case 'STAGED_INDIVIDUAL':
      return fitsPlaces(unit, offer.places) ? chosen.map((price) => saving(price, offer)) : null;
    case 'ORDER_DISCOUNT':
    case 'VISUAL':
      return null;
  }
}

/** Whether each dish can have a place of its own, every order tried. */
function fitsPlaces(unit: Sold[], places: string[][]): boolean {
  const fits = (left: string[], open: string[][]): boolean => {
    const [first, ...rest] = left;
    if (first === undefined) return open.length === 0;
    return open.some(
      (place, at) =>
        place.includes(first) && fits(rest, [...open.slice(0, at), ...open.slice(at + 1)]),
    );
  };
  return fits(
    unit.map(({ dish }) => dish.id),
    places,
  );
}

/**
 * D-68, D-210: a code alone counts; without one the best of the order offers for everybody, the one the guest chose and
 * membership. Never on offers or the bag.
 */
function orderDiscount(cart: PlainCart, world: PlainWorld, sold: Sold[]): number {
  const open = sold.filter(({ isInOffer }) => !isInOffer);
  const on = (lines: Sold[], rate: PlainRate) => saving(sum(lines.map(({ price }) => price)), rate);
  if (cart.hasCode && world.code.isActive) {
    const { categories } = world.code;
    const isFor = ({ dish }: Sold) => categories.length === 0 || categories.includes(dish.category);
    return on(open.filter(isFor), world.code);
  }
  const offers = world.offers.filter(
    ({ id, type, tokens }) =>
      type === 'ORDER_DISCOUNT' && (tokens === null || (id === cart.orderOfferId && tokens > 0)),
  );
  // Nobody who never asked for it is given it while paying (D-75).
  const rate = cart.membershipRateThen === 0 ? 0 : world.membershipRate;
  const members = open.filter(({ dish }) => !dish.isOutsideMembership);
  const ofMembers = on(members, { kind: 'PERCENTAGE', rate });
  return Math.max(ofMembers, ...offers.map((offer) => on(open, offer)));
}

/** D-66: one bag with every order to take away, where today's menu has it. */
const bagPrice = ({ bag }: PlainWorld, menu: PlainMenu): number =>
  bag === null || bag.isSoldOut ? 0 : (bag[menu] ?? 0);

const dishOf = (line: PlainLine, { dishes }: PlainWorld): PlainDish => {
  const dish = dishes.find(({ id }) => id === line.dishId);
  if (dish === undefined) throw new Error(`No dish ${line.dishId}`);
  return dish;
};

const priceOn = ({ price }: PlainDish, menu: PlainMenu): number => price[menu] ?? 0;

function inSize(dish: PlainDish, sizeId: string | null, menu: PlainMenu): number {
  const size = dish.sizes.find(({ id }) => id === sizeId);
  if (size === undefined) return priceOn(dish, menu);
  return size.whole ?? priceOn(dish, menu) + size.added;
}

/** D-162: a bundle stands for the dish in its cheapest size; a dish without a price of its own has only its sizes. */
function leastPrice(dish: PlainDish, menu: PlainMenu): number {
  const own = priceOn(dish, menu);
  const inSizes = dish.sizes.map(({ id }) => inSize(dish, id, menu));
  if (inSizes.length === 0) return own;
  return Math.min(...inSizes, ...(own > 0 ? [own] : []));
}

/** D-67: percent with two decimals, half up; or an amount, never more than what it is taken from. */
function saving(base: number, { kind, rate }: PlainRate): number {
  if (kind === 'AMOUNT') return Math.min(Math.floor(rate), base);
  return halfUp(base * Math.round(rate * 100), 10_000);
}

/** D-61, by largest remainder: what is left over goes to whoever lost most. */
function spread(total: number, over: number[]): number[] {
  const whole = sum(over);
  if (whole === 0) return over.map(() => 0);
  const shares = over.map((each) => Math.floor((total * each) / whole));
  const lost = over.map((each, at) => ({ at, rest: (total * each) % whole }));
  lost.sort((one, other) => other.rest - one.rest || one.at - other.at);
  for (const { at } of lost.slice(0, total - sum(shares))) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

const halfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);
