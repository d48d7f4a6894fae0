import { halfUp, spread, sum } from './plain-arithmetic.ts';
import { dishOf, priceLines, type Sold } from './plain-lines.ts';
import { orderDiscount, type PlainDiscount } from './plain-order-discount.ts';
import {
  BAG_VAT,
  CLOSES,
  LUNCH_ENDS,
  OPENS,
  WAIT_MINUTES,
  type PlainCart,
  type PlainMenu,
  type PlainWorld,
} from './plain-world.ts';

// Worked out from docs/requirements alone. Nothing here may be imported from the product: called twice, a wrong rule
// agrees with itself.

export type PlainSale = {
  refused: null;
  due: number;
  /** What is paid at each rate of VAT, in it. */
  grossOfRate: Map<number, number>;
  /** How many tokens of each offer it uses up (D-74). */
  spent: Map<string, number>;
};
export type PlainBill = { refused: string } | PlainSale;

/** DISC-13, D-73: the tips a guest may choose between. */
const TIP_PERCENTS = [5, 10, 15, 20];

/** What this guest owes in today's world, or why nobody may take their money. */
export function plainBill(cart: PlainCart, worldOfAll: PlainWorld): PlainBill {
  const world = asSeenBy(cart, worldOfAll);
  const refused = whyRefused(cart, world);
  if (refused !== null) return { refused };
  const menu = menuAt(momentOf(cart, world));
  const { sold, spent, discount } = soldAt(menu, cart, world);
  if (discount.offerId !== null) spent.set(discount.offerId, 1);
  const bag = cart.seat === 'AWAY' ? bagPrice(world, menu) : 0;
  const dishes = sum(sold.map(({ price, off }) => price - off));
  const grossOfRate = grossPerRate(sold, discount, bag);
  return { refused: null, due: dishes - discount.amount + bag, grossOfRate, spent };
}

function soldAt(menu: PlainMenu, cart: PlainCart, world: PlainWorld) {
  const { sold, spent } = priceLines(cart.lines, world, menu);
  // Nobody who never asked for it is given it while paying (D-75).
  const membershipRate = cart.membershipRateThen === 0 ? 0 : world.membershipRate;
  return { sold, spent, discount: orderDiscount(cart, world, sold, membershipRate) };
}

/** D-83: what each dish comes to on the table's bill, its part of the order's discount taken off. */
export function plainDishes(cart: PlainCart, worldOfAll: PlainWorld): number[] {
  const world = asSeenBy(cart, worldOfAll);
  const { sold, discount } = soldAt(menuAt(momentOf(cart, world)), cart, world);
  const shares = sharesOf(discount);
  return sold.map((each) => each.price - each.off - (shares.get(each) ?? 0));
}

/** D-74: tokens are personal; without an account nobody has any. */
export const asSeenBy = ({ isSignedIn }: PlainCart, world: PlainWorld): PlainWorld =>
  isSignedIn
    ? world
    : {
        ...world,
        offers: world.offers.map((offer) =>
          offer.tokens === null ? offer : { ...offer, tokens: 0 },
        ),
      };

/** What an order leaves: fewer units, fewer tokens. */
export const afterSale = (
  cart: PlainCart,
  world: PlainWorld,
  { spent }: PlainSale,
): PlainWorld => ({
  ...world,
  dishes: world.dishes.map((dish) => {
    const units = cart.lines.filter(({ dishId }) => dishId === dish.id).length;
    return { ...dish, left: dish.left === null ? null : dish.left - units };
  }),
  offers: world.offers.map((offer) => ({
    ...offer,
    tokens: offer.tokens === null ? null : offer.tokens - (spent.get(offer.id) ?? 0),
  })),
});

function sharesOf({ amount, on }: PlainDiscount): Map<Sold, number> {
  const shares = spread(
    amount,
    on.map(({ price }) => price),
  );
  return new Map(on.map((each, at) => [each, shares[at] ?? 0]));
}

/** D-61: a discount on the order is borne by its lines in proportion, and each line is taxed at its own rate. */
function grossPerRate(sold: Sold[], discount: PlainDiscount, bag: number): Map<number, number> {
  const shares = sharesOf(discount);
  const gross = new Map<number, number>();
  const add = (rate: number, amount: number) => gross.set(rate, (gross.get(rate) ?? 0) + amount);
  for (const each of sold) {
    add(each.dish.vatRate, each.price - each.off - (shares.get(each) ?? 0));
  }
  if (bag > 0) add(BAG_VAT, bag);
  return gross;
}

/** CART-41: prices have the VAT in them. */
export const plainVat = (gross: number, rate: number): number => halfUp(gross * rate, 100 + rate);

/** D-73 as amended: half up, in SEK to the whole krona. */
export const plainTip = (due: number, percent: number, currency: 'SEK' | 'GBP'): number => {
  const unit = currency === 'SEK' ? 100 : 1;
  return unit * halfUp(due * percent, 100 * unit);
};

/** D-73: nobody tips anything but one of the four. */
export const isPlainTip = (due: number, tip: number, currency: 'SEK' | 'GBP'): boolean =>
  TIP_PERCENTS.some((percent) => plainTip(due, percent, currency) === tip);

/** DISC-12: only where they are taken, on something to pay, and now. */
export const mayTip = (due: number, { isPaidLater }: PlainCart, { house }: PlainWorld): boolean =>
  house.takesTips && due > 0 && !isPaidLater;

/** PAY-43, D-83: who may order how, once the cart itself may be ordered. */
export function mayPay(by: 'CARD' | 'INVOICE', cart: PlainCart, { house }: PlainWorld): boolean {
  if (cart.isPaidLater) return house.isPaidLater;
  return by === 'CARD' || (house.sendsInvoices && cart.isSignedIn);
}

/** D-161: what no kitchen reads is not written on the order. */
export const plainComment = ({ comment }: PlainCart, { house }: PlainWorld): string =>
  house.takesComments ? comment : '';

/** TIME-33: a time the kitchen cannot reach any more, or that nobody may choose any more, is as soon as possible. */
function momentOf({ pickupMinute }: PlainCart, world: PlainWorld): number {
  const isApplied =
    pickupMinute !== null &&
    !world.isPickupTimeDisabled &&
    pickupMinute >= world.minute + WAIT_MINUTES;
  return isApplied ? pickupMinute : world.minute;
}

const menuAt = (minute: number): PlainMenu => (minute < LUNCH_ENDS ? 'lunch' : 'evening');

function whyRefused(cart: PlainCart, world: PlainWorld): string | null {
  if (!world.isOpenForApp) return 'the app is closed';
  if (cart.seat === 'AWAY' ? !world.takesAway : !world.house.servesHere)
    return 'nobody eats it there any more';
  if (cart.seat === 'TABLE' && !world.house.servesTables) return 'the tables are not served';
  // Who sits at a table needs no account (D-101).
  if (!cart.isSignedIn && !world.isAnonymousAllowed && cart.seat !== 'TABLE')
    return 'nobody orders without an account';
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

/** D-66: one bag with every order to take away, where today's menu has it. */
const bagPrice = ({ bag }: PlainWorld, menu: PlainMenu): number =>
  bag === null || bag.isSoldOut ? 0 : (bag[menu] ?? 0);
