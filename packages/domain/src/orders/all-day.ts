import type { OrderStatus } from './order.ts';

/** Equal dishes of one order, counted. */
type OrderedDish = {
  itemId: string;
  title: string;
  quantity: number;
  variations: readonly string[];
  removedVariations: readonly string[];
};

type OrderToCook = {
  status: OrderStatus;
  items: readonly OrderedDish[];
  /** Accepted for later: nobody cooks it yet. */
  isForLater: boolean;
};

export type AllDayCount = {
  /** To be cooked now. */
  quantity: number;
  /** Accepted for later. */
  later: number;
};

export type AllDayChoice = AllDayCount & Pick<OrderedDish, 'variations' | 'removedVariations'>;

/** One dish over all orders, and how it is wanted. */
export type AllDayDish = AllDayCount & {
  itemId: string;
  title: string;
  choices: readonly AllDayChoice[];
};

const isToCook = ({ status }: Pick<OrderToCook, 'status'>): boolean =>
  status === 'ACCEPTED' || status === 'FINALIZING';

/** KITCHEN-04: what is to be cooked over all accepted orders, by dish and options, the most of it first. */
export function allDay(orders: readonly OrderToCook[]): AllDayDish[] {
  const dishes = new Map<string, { title: string; choices: Map<string, AllDayChoice> }>();
  for (const order of orders.filter(isToCook)) {
    for (const { itemId, title, quantity, variations, removedVariations } of order.items) {
      const dish = dishes.get(itemId) ?? { title, choices: new Map<string, AllDayChoice>() };
      dishes.set(itemId, dish);
      // The same options chosen in another order are the same dish.
      const key = JSON.stringify([variations.toSorted(), removedVariations.toSorted()]);
      const known = dish.choices.get(key) ?? { variations, removedVariations, ...NOTHING };
      dish.choices.set(key, { ...known, ...plus(known, quantity, order.isForLater) });
    }
  }
  return [...dishes]
    .map(([itemId, { title, choices }]) => {
      const counted = [...choices.values()].toSorted(mostFirst);
      return { itemId, title, ...sum(counted), choices: counted };
    })
    .toSorted((one, other) => mostFirst(one, other) || one.title.localeCompare(other.title));
}

const NOTHING: AllDayCount = { quantity: 0, later: 0 };

const plus = (count: AllDayCount, quantity: number, isForLater: boolean): AllDayCount =>
  isForLater
    ? { quantity: count.quantity, later: count.later + quantity }
    : { quantity: count.quantity + quantity, later: count.later };

const sum = (counts: readonly AllDayCount[]): AllDayCount =>
  counts.reduce(
    (all, { quantity, later }) => ({ quantity: all.quantity + quantity, later: all.later + later }),
    NOTHING,
  );

const mostFirst = (one: AllDayCount, other: AllDayCount): number =>
  other.quantity - one.quantity || other.later - one.later;
