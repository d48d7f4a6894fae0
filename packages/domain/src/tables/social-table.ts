import { cartRows } from '../cart/cart-list.ts';
import { linesWithoutBag } from '../cart/bag-line.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { addMinor, type Minor, ZERO } from '../money/minor.ts';

/** A phone tells the table of itself twice as often: one lost message does not send anybody away. */
export const GUEST_HERE_SECONDS = 100;
/** Silent for so long a guest is taken to have left; what they ordered stays. */
export const GUEST_GONE_MINUTES = 15;

/** A dish as the others at the table see it: no message to the kitchen, no discount, both are the guest's own affair. */
export type TableDish = {
  itemId: string;
  title: string;
  choices: { id: string; title: string }[];
  quantity: number;
  /** All of them together, at the menu's price. */
  amount: Minor;
};

export type GuestAtTable = {
  /** Opens nothing: neither the guest's cart nor their place. */
  id: string;
  /** In the order of joining; names those who have chosen no name. */
  number: number;
  name: string;
  seenAt: Temporal.Instant;
  /** In the order they were used; the last one is what the guest is putting dishes into. */
  cartIds: readonly string[];
};

export type CartAtTable = { cartId: string; lines: readonly CartLine[]; isOpen: boolean };

export type OrderAtTable<Status extends string> = {
  cartId: string;
  /** What is called out, and not its id, which would open the receipt (D-96). */
  easyId: string;
  status: Status;
  createdAt: string;
  dishes: TableDish[];
};

export type SeenGuest<Status extends string> = {
  id: string;
  number: number;
  name: string;
  isMe: boolean;
  isHere: boolean;
  /** The guest under whom the dishes of a cart stand that several use; null for a cart of one's own. */
  sharesCartOf: string | null;
  /** Not sent yet. */
  dishes: TableDish[];
  orders: OrderAtTable<Status>[];
  unsentAmount: Minor;
  sentAmount: Minor;
};

/** The table as one of its guests sees it (D-102), from what is stored of guests, carts and orders. */
export function seeTable<Status extends string>(table: {
  guests: readonly GuestAtTable[];
  carts: readonly CartAtTable[];
  orders: readonly OrderAtTable<Status>[];
  viewerId: string;
  now: Temporal.Instant;
}): SeenGuest<Status>[] {
  const guests = table.guests.toSorted((one, other) => one.number - other.number);
  const silenceOf = ({ seenAt }: GuestAtTable) => table.now.since(seenAt).total('seconds');
  const isGone = (guest: GuestAtTable) =>
    guest.id !== table.viewerId && silenceOf(guest) >= GUEST_GONE_MINUTES * 60;
  const present = guests.filter((guest) => !isGone(guest));
  return guests.flatMap((guest): SeenGuest<Status>[] => {
    const isOwnerOf = (cartId: string) =>
      guests.find(({ cartIds }) => cartIds.includes(cartId))?.id === guest.id;
    const orders = table.orders.filter(({ cartId }) => isOwnerOf(cartId));
    if (isGone(guest) && orders.length === 0) return [];
    const current = guest.cartIds.at(-1);
    const filler = present.find(({ cartIds }) => cartIds.at(-1) === current) ?? guest;
    const cart = table.carts.find(({ cartId }) => cartId === current);
    const dishes =
      cart?.isOpen && filler.id === guest.id && !isGone(guest) ? dishesOf(cart.lines) : [];
    return [
      {
        id: guest.id,
        number: guest.number,
        name: guest.name,
        isMe: guest.id === table.viewerId,
        isHere: guest.id === table.viewerId || silenceOf(guest) < GUEST_HERE_SECONDS,
        sharesCartOf: cart?.isOpen && filler.id !== guest.id ? filler.id : null,
        dishes,
        orders,
        unsentAmount: amountOf(dishes),
        sentAmount: amountOf(
          orders.filter(({ status }) => status !== 'REJECTED').flatMap((order) => order.dishes),
        ),
      },
    ];
  });
}

const amountOf = (dishes: readonly TableDish[]): Minor =>
  addMinor(...dishes.map(({ amount }) => amount));

/** What is nobody's but the guest's: left in, it would tell two equal dishes apart. */
const OWN_AFFAIRS = { message: null, discount: ZERO, offerId: null, bundleId: null } as const;

/** The dishes of a cart in the order they were added, equal ones together, without the bag. */
export const dishesOf = (lines: readonly CartLine[]): TableDish[] =>
  cartRows(linesWithoutBag(lines).map((line) => ({ ...line, ...OWN_AFFAIRS }))).map(
    ({ line, quantity, subtotal }) => ({
      itemId: line.itemId,
      title: line.title,
      choices: line.variations.map(({ id, title }) => ({ id, title })),
      quantity,
      amount: subtotal,
    }),
  );
