import { saving, spread, sum } from './plain-arithmetic.ts';
import type { PlainDish, PlainLine, PlainMenu, PlainOffer, PlainWorld } from './plain-world.ts';

// Nothing here may be imported from the product: called twice, a wrong rule agrees with itself.

export type Sold = {
  line: PlainLine;
  dish: PlainDish;
  price: number;
  off: number;
  isInOffer: boolean;
};

/** What each line costs today and what its offer takes off, and how many tokens of each offer that uses up. */
export function priceLines(
  lines: PlainLine[],
  world: PlainWorld,
  menu: PlainMenu,
): { sold: Sold[]; spent: Map<string, number> } {
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
  return { sold, spent };
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
  const offerId = unit[0]?.line.offer;
  const offer = world.offers.find(({ id }) => id === offerId?.id);
  if (!offerId || !offer || offer.tokens === 0) return;
  if ((offer.type !== 'ITEM_DISCOUNT') !== offerId.isBundle) return;
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

export const dishOf = (line: PlainLine, { dishes }: PlainWorld): PlainDish => {
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
