import { describe, expect, it } from 'vitest';
import { minor, ZERO } from '../../money/minor.ts';
import type { CartLine } from '../cart-line.ts';
import type { Cart } from '../cart.ts';
import { decideCartEvent } from '../decide-cart-event.ts';
import { MOST_IN_CART } from '../most-in-cart.ts';
import { createdCart, eventOf, line } from '../testing/builders.ts';
import { allDayMenu, hours, item, stock, usableOffer, worldWith } from '../testing/kitchen.ts';
import type { CartWorld } from './cart-world.ts';

const rye = { id: 'rye', amount: minor(500), title: 'rye', groupId: 'bread' };
const cheese = { id: 'cheese', amount: minor(1_000), title: 'cheese', groupId: 'extras' };
const burger = (fields: Partial<CartLine> = {}) => line({ variations: [rye], ...fields });
const cola = (fields: Partial<CartLine> = {}) =>
  line({
    id: 'line-2',
    itemId: 'cola',
    entryId: 'entry-cola',
    vatRate: 25,
    title: 'Cola',
    categoryId: 'lemonades',
    amount: minor(3_000),
    ...fields,
  });
const cart = createdCart();

function add(items: CartLine[], world: CartWorld = worldWith(), to: Cart = cart) {
  return decideCartEvent(to, eventOf('ADD_ITEMS', { items }), world);
}
const refusal = (...args: Parameters<typeof add>) => {
  const decided = add(...args);
  return decided.ok ? null : [decided.error.code, decided.error.subjectId];
};
const linesOf = (...args: Parameters<typeof add>): CartLine[] => {
  const decided = add(...args);
  if (!decided.ok) throw new Error(decided.error.code);
  if (decided.value.event.type !== 'ADD_ITEMS') throw new Error(decided.value.event.type);
  return decided.value.event.items;
};

describe('what was taken', () => {
  const half = usableOffer({ type: 'ITEM_DISCOUNT', itemIds: ['cola'], discountRate: 50 });
  const ask = (fields: Partial<Cart>) =>
    decideCartEvent(
      createdCart(fields),
      eventOf('ADD_OFFER', { offer: { id: 'offer' }, items: [cola()] }),
      worldWith({ offers: [half] }),
    );

  it('[CART-15] [D-74] an offer is stored with its id, and never on a bill', () => {
    expect(ask({})).toMatchObject({ value: { event: { offer: { id: 'offer' } } } });
    expect(ask({ serviceType: 'EAT_HERE', chequeId: 'cheque-1' })).toMatchObject({
      error: { code: 'OFFER_NOT_AVAILABLE' },
    });
  });

  it('[D-52] a price that was claimed otherwise is told, line by line', () => {
    const bag = worldWith({ settings: { bagItemId: 'bag' } });
    expect(add([burger(), cola()], bag)).toMatchObject({ value: { priceChanges: [] } });
    const single = eventOf('ADD_ITEM', { item: cola({ amount: minor(1) }) });
    expect(decideCartEvent(cart, single, worldWith())).toMatchObject({
      value: { priceChanges: [{ lineId: 'line-2', claimed: 1, actual: 3_000 }] },
    });
  });

  it('[CART-35] [D-66] eaten here, the bag is a dish like any other', () => {
    const bag = line({ itemId: 'bag', entryId: 'entry-bag' });
    const world = worldWith({ settings: { bagItemId: 'bag' } });
    expect(linesOf([bag], world, createdCart({ serviceType: 'EAT_HERE' }))).toMatchObject([
      { itemId: 'bag', amount: 200 },
    ]);
    expect(refusal([bag], world)).toEqual(['NOTHING_TO_ADD', null]);
  });

  it('[D-58] a cart is full with 500 lines, not before', () => {
    const filled = (count: number) =>
      createdCart({ items: Array.from({ length: count }, (_, at) => cola({ id: `c${at}` })) });
    expect(refusal([burger()], worldWith(), filled(499))).toBeNull();
    expect(refusal([burger()], worldWith(), filled(500))).toEqual(['CART_FULL', null]);
  });
});

describe('[D-786] what a payment can carry', () => {
  const worth = (amount: number) =>
    createdCart({ items: [cola({ id: 'dear', amount: minor(amount) })] });

  it('a cart takes dishes up to it, and not one more', () => {
    const price = 3_000;
    const room = MOST_IN_CART - price;
    const add = (cart: Cart) => refusal([cola()], worldWith(), cart);
    expect(add(worth(room))).toBeNull();
    expect(add(worth(room + 1))).toEqual(['CART_FULL', null]);
  });

  it('with the highest tip it fits 32 bits', () => {
    expect(MOST_IN_CART * 1.2).toBeLessThan(2 ** 31);
  });

  it('dishes that became dearer are paid neither now nor later', () => {
    const payment = eventOf('ADD_CLIENT_SIDE_PAYMENT', {
      id: 'p1',
      transactionId: 'psp',
      payload: null,
      paymentType: 'ADYEN',
      amount: minor(MOST_IN_CART + 1),
      tip: ZERO,
    });
    for (const isPayLaterOrder of [false, true]) {
      const dear = { ...worth(MOST_IN_CART + 1), isPayLaterOrder };
      expect(decideCartEvent(dear, payment, worldWith())).toMatchObject({
        error: { code: 'CART_FULL' },
      });
    }
  });
});

describe('what the server corrects', () => {
  it('[D-52] an honest line is stored as it came, with no change to report', () => {
    const decided = decideCartEvent(cart, eventOf('ADD_ITEM', { item: burger() }), worldWith());
    expect(decided).toEqual({
      ok: true,
      value: { event: eventOf('ADD_ITEM', { item: burger() }), priceChanges: [] },
    });
  });

  it('[D-52] [D-72] price, VAT, title, discount, fraction, category and flags are the server’s', () => {
    const dishonest = burger({
      amount: minor(1),
      vatRate: 0,
      title: 'Free burger',
      discount: minor(9_999),
      fraction: 0.01,
      categoryId: 'drinks',
      disableMembershipDiscounts: true,
      offerTitle: 'Mine',
      offerId: 'mine',
      bundleId: 'mine',
      share: { amount: ZERO, discount: ZERO },
      variations: [{ ...rye, amount: minor(-400), title: 'Gold' }],
    });
    expect(linesOf([dishonest])).toEqual([burger()]);
    expect(add([dishonest])).toMatchObject({
      value: { priceChanges: [{ lineId: 'line-1', claimed: 0, actual: 10_500 }] },
    });
  });

  it('[D-141] a message is cleaned, and dropped where comments are disabled', () => {
    const withMessage = [burger({ message: 'well \u{1F525} done' })];
    expect(linesOf(withMessage)[0]?.message).toBe('well   done');
    expect(linesOf([burger({ message: ' rare ' })])[0]?.message).toBe('rare');
    expect(linesOf([burger({ message: '\u{1F525}' })])[0]?.message).toBeNull();
    const silent = worldWith({ settings: { areCommentsDisabled: true } });
    expect(linesOf(withMessage, silent)[0]?.message).toBeNull();
  });
});

describe('what the server refuses', () => {
  it('[ITEM-28] [ERR-04] guests who may not order; a QR token or a sign-in opens the door', () => {
    const settings = { allowsAnonymousOrders: false };
    expect(refusal([burger()], worldWith({ settings }))).toEqual(['ERROR_USER_IS_REQUIRED', null]);
    expect(refusal([burger()], worldWith({ settings, viewer: { userId: 'u' } }))).toBeNull();
    const table = { id: 't', supportsPayLater: false };
    expect(refusal([burger()], worldWith({ settings, viewer: { table } }))).toBeNull();
  });

  it('[D-36] a closed app', () => {
    const closed = worldWith({ company: { hasAppOrders: false } });
    expect(refusal([burger()], closed)).toEqual(['APP_CLOSED', null]);
  });

  it('[MENU-21] dishes and entries that are not on the menu', () => {
    expect(refusal([burger({ itemId: 'steak' })])).toEqual(['ITEM_NOT_ON_MENU', 'steak']);
    expect(refusal([burger({ entryId: 'entry-cola' })])).toEqual(['ITEM_NOT_ON_MENU', 'burger']);
    const deleted = worldWith({ catalogue: { items: [item({ deleted: true })] } });
    expect(refusal([line()], deleted)).toEqual(['ITEM_NOT_ON_MENU', 'burger']);
  });

  it('[ITEM-29] [TIME-20] a menu that is not served at the pickup time', () => {
    const lunch = { ...allDayMenu, availabilities: [hours('MONDAY', '11:00', '14:00')] };
    const world = worldWith({ catalogue: { menus: [lunch] } });
    expect(refusal([burger()], world)).toBeNull();
    const evening = createdCart({ pickupTime: '2026-03-02T17:00:00Z' });
    expect(refusal([burger()], world, evening)).toEqual(['MENU_EXPIRED', null]);
  });

  it('[D-59] a dish without a valid VAT rate', () => {
    const beer = line({ itemId: 'beer', entryId: 'entry-beer' });
    expect(refusal([beer])).toEqual(['VAT_RATE_UNKNOWN', 'beer']);
  });

  it('[ITEM-09] [ITEM-25] wrong selections', () => {
    const brioche = { ...rye, id: 'brioche' };
    expect(refusal([line()])).toEqual(['REQUIRED_GROUP_EMPTY', 'bread']);
    expect(refusal([line({ variations: [rye, brioche] })])).toEqual(['TOO_MANY_CHOSEN', 'brioche']);
    const gold = { ...rye, id: 'gold' };
    expect(refusal([line({ variations: [gold] })])).toEqual(['UNKNOWN_VARIATION', 'gold']);
    expect(refusal([burger({ removedVariations: ['cheese'] })])).toEqual([
      'UNKNOWN_VARIATION',
      'cheese',
    ]);
  });

  it('[ITEM-20] [ITEM-21] more than the count minus what is in the cart', () => {
    const three = worldWith({
      inventory: stock({ itemId: 'burger', outOfStock: false, count: 3 }),
    });
    const two = [burger({ id: 'a' }), burger({ id: 'b' })];
    expect(refusal(two, three, createdCart({ items: [burger()] }))).toBeNull();
    const holding = createdCart({ items: [burger(), burger({ id: 'c' })] });
    expect(refusal(two, three, holding)).toEqual(['OUT_OF_STOCK', 'burger']);
    const flagged = stock({ itemId: 'burger', outOfStock: true, count: null });
    expect(refusal([burger()], worldWith({ inventory: flagged }))).toEqual([
      'OUT_OF_STOCK',
      'burger',
    ]);
  });

  it('[ITEM-22] [ITEM-23] a variation is stocked under its id and as the dish it is', () => {
    const dip = { id: 'dip', amount: minor(1_500), title: 'dip', groupId: 'extras' };
    const soldOut = worldWith({
      inventory: stock({ itemId: 'cheese', outOfStock: true, count: null }),
    });
    expect(refusal([burger({ variations: [rye, cheese] })], soldOut)).toEqual([
      'OUT_OF_STOCK',
      'cheese',
    ]);
    const oneDip = worldWith({ inventory: stock({ itemId: 'dip', outOfStock: false, count: 1 }) });
    const withDip = burger({ variations: [rye, dip] });
    expect(refusal([withDip], oneDip, createdCart({ items: [{ ...withDip, id: 'x' }] }))).toEqual([
      'OUT_OF_STOCK',
      'dip',
    ]);
  });

  it('[D-47] nothing, too many of a dish, too many in all, and ids that are taken', () => {
    const colas = (count: number) =>
      Array.from({ length: count }, (_, at) => cola({ id: `cola-${at}` }));
    expect(refusal([])).toEqual(['NOTHING_TO_ADD', null]);
    expect(refusal(colas(99))).toBeNull();
    expect(refusal(colas(100))).toEqual(['TOO_MANY_ITEMS', 'cola']);
    const full = createdCart({
      items: Array.from({ length: 500 }, (_, at) => cola({ id: `x${at}` })),
    });
    expect(refusal([cola()], worldWith(), full)).toEqual(['CART_FULL', null]);
    expect(refusal([cola(), cola()])).toEqual(['DUPLICATE_LINE', 'line-2']);
    expect(refusal([cola()], worldWith(), createdCart({ items: [cola()] }))).toEqual([
      'DUPLICATE_LINE',
      'line-2',
    ]);
  });
});

describe('the bag', () => {
  const bagging = worldWith({ settings: { bagItemId: 'bag' } });
  const bagLine = { id: 'bag-cart-1', itemId: 'bag', amount: 200, vatRate: 25, isBag: true };

  it('[CART-35] [D-66] the server adds it once, whether the client thought of it or not', () => {
    const decided = decideCartEvent(cart, eventOf('ADD_ITEM', { item: burger() }), bagging);
    expect(decided).toMatchObject({
      value: {
        event: {
          type: 'ADD_ITEMS',
          eventId: 'event-ADD_ITEM',
          items: [{ itemId: 'burger' }, bagLine],
        },
      },
    });
    const own = line({
      id: 'my-bag',
      itemId: 'bag',
      entryId: 'entry-bag',
      amount: ZERO,
      isBag: true,
    });
    expect(linesOf([burger(), own], bagging)).toMatchObject([{ itemId: 'burger' }, bagLine]);
    const bagged = createdCart({ items: linesOf([burger()], bagging) });
    expect(linesOf([cola()], bagging, bagged)).toMatchObject([{ itemId: 'cola' }]);
  });

  it('[CART-35] none to eat here, and none alone', () => {
    expect(linesOf([burger()], bagging, createdCart({ serviceType: 'EAT_HERE' }))).toHaveLength(1);
    const own = line({ itemId: 'bag', entryId: 'entry-bag' });
    expect(refusal([own], bagging)).toEqual(['NOTHING_TO_ADD', null]);
  });
});

describe('ADD_OFFER', () => {
  const lunch = usableOffer({
    id: 'lunch',
    type: 'BUNDLE',
    name: 'Lunch',
    itemIds: ['burger', 'cola'],
    price: minor(11_700),
    unitLimit: 1,
  });
  const event = eventOf('ADD_OFFER', { offer: { id: 'lunch' }, items: [burger(), cola()] });
  const offering = worldWith({ offers: [lunch], settings: { bagItemId: 'bag' } });

  it('[CART-15] [D-57] [D-74] the server prices the bundle and ties its lines together', () => {
    const decided = decideCartEvent(cart, event, offering);
    const tied = { offerId: 'lunch', offerTitle: 'Lunch', bundleId: event.eventId };
    expect(decided).toMatchObject({
      value: {
        event: {
          items: [
            { itemId: 'burger', discount: 1_000, ...tied },
            { itemId: 'cola', discount: 300, ...tied },
            { itemId: 'bag', discount: 0 },
          ],
        },
      },
    });
  });

  it('[D-74] refused: foreign offers, wrong dishes, a single-use one twice', () => {
    const code = (to: Cart, of: typeof event, world: CartWorld) => {
      const decided = decideCartEvent(to, of, world);
      return decided.ok ? null : decided.error.code;
    };
    expect(code(cart, event, worldWith())).toBe('OFFER_NOT_AVAILABLE');
    expect(code(cart, { ...event, items: [burger()] }, offering)).toBe('OFFER_ITEMS_DO_NOT_MATCH');
    const discounted = { offerId: 'lunch', bundleId: 'earlier', discount: minor(1_000) };
    const discountedCart = createdCart({ items: [burger({ id: 'x', ...discounted })] });
    expect(code(discountedCart, event, offering)).toBe('OFFER_ALREADY_USED');
  });

  describe('in the place of dishes', () => {
    const tenth = usableOffer({
      id: 'tenth',
      type: 'ITEM_DISCOUNT',
      itemIds: ['cola'],
      discountRate: 100,
      unitLimit: 1,
    });
    const holding = createdCart({ items: [cola({ id: 'a' }), cola({ id: 'b' })] });
    const decide = (
      { items = ['new'], replaces }: { items?: string[]; replaces: string[] },
      world: Parameters<typeof worldWith>[0] = {},
      to = holding,
    ) => {
      const colas = items.map((id) => cola({ id }));
      const taking = eventOf('ADD_OFFER', { offer: { id: 'tenth' }, items: colas, replaces });
      return decideCartEvent(to, taking, worldWith({ offers: [tenth], ...world }));
    };
    const codeOf = (decided: ReturnType<typeof decide>) =>
      decided.ok ? null : [decided.error.code, decided.error.subjectId];

    it('[D-74] [D-214] [F-65] is one event: what leaves is stored with what comes, or nothing is', () => {
      expect(decide({ replaces: ['a'] })).toMatchObject({
        value: { event: { type: 'ADD_OFFER', items: [{ id: 'new' }], replaces: ['a'] } },
      });
      expect(codeOf(decide({ items: ['c', 'd'], replaces: ['a', 'b'] }))).toEqual([
        'OFFER_ALREADY_USED',
        'tenth',
      ]);
      expect(codeOf(decide({ replaces: ['a'] }, { offers: [] }))).toEqual([
        'OFFER_NOT_AVAILABLE',
        'tenth',
      ]);
    });

    it('[ITEM-20] [D-214] the last ones of the kitchen can be taken with it: they are in the cart already', () => {
      const inventory = stock({ itemId: 'cola', outOfStock: false, count: 2 });
      expect(codeOf(decide({ replaces: ['a'] }, { inventory }))).toBeNull();
      expect(codeOf(decide({ replaces: [] }, { inventory }))).toEqual(['OUT_OF_STOCK', 'cola']);
    });

    it('[CART-37] [D-214] only of what is there, and never of the bag', () => {
      expect(codeOf(decide({ replaces: ['a', 'gone'] }))).toEqual(['LINE_NOT_FOUND', 'gone']);
      const bagged = createdCart({ items: [cola({ id: 'a' }), cola({ id: 'bag', isBag: true })] });
      expect(codeOf(decide({ replaces: ['bag'] }, {}, bagged))).toEqual(['BAG_STAYS', 'bag']);
    });
  });
});
