import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor, ZERO } from '../../money/minor.ts';
import type { CartEvent } from '../cart-event.ts';
import type { CartLine } from '../cart-line.ts';
import type { Cart } from '../cart.ts';
import { decideCartEvent } from '../decide-cart-event.ts';
import { applyCartEvent } from '../fold-cart.ts';
import { lineTotal } from '../line-total.ts';
import { bagLine, createdCart, eventOf, line } from '../testing/builders.ts';
import {
  allDayMenu,
  burger,
  entry,
  extras,
  hours,
  item,
  stock,
  usableOffer,
  worldWith,
} from '../testing/kitchen.ts';
import { cartToday } from './cart-today.ts';
import type { CartWorld } from './cart-world.ts';

const nowhere = { isAtTable: false, isQrOrderingActive: false };
const rye = { id: 'rye', amount: minor(500), title: 'rye', groupId: 'bread' };
const cheese = { id: 'cheese', amount: minor(1_000), title: 'cheese', groupId: 'extras' };
const dish = (fields: Partial<CartLine> = {}) => line({ variations: [rye], ...fields });
const cola = (id: string) =>
  line({ id, itemId: 'cola', entryId: 'entry-cola', vatRate: 25, amount: minor(3_000) });

/** The server's own lines for an offer, as ADD_OFFER would store them. */
function cartWithOffer(items: CartLine[], world: CartWorld, offerId = 'offer'): Cart {
  const event = eventOf('ADD_OFFER', { offer: { id: offerId }, items });
  const decided = decideCartEvent(createdCart(), event, world);
  if (!decided.ok) throw new Error(decided.error.code);
  return applyCartEvent(createdCart(), decided.value.event);
}
const after = (cart: Cart, world: CartWorld): Cart =>
  cartToday(cart, world, nowhere).corrections.reduce(
    (current, event) =>
      applyCartEvent(current, { ...eventOf('CLEAR_CART', {}), ...event } as CartEvent),
    cart,
  );
const totals = ({ items }: Cart) => items.map(lineTotal);
const priced = (price: number, vatRate: number | null = null) => ({
  catalogue: { menus: [{ ...allDayMenu, menuEntries: [entry('burger', price, vatRate)] }] },
});

describe('lines of an offer', () => {
  const half = usableOffer({ type: 'ITEM_DISCOUNT', itemIds: ['burger'], discountRate: 50 });
  const cart = cartWithOffer([dish()], worldWith({ offers: [half] }));

  it('[D-52] [F-02] nothing is written while all of it holds', () => {
    const today = cartToday(cart, worldWith({ offers: [half] }), nowhere);
    expect(today).toEqual({ refusal: null, corrections: [], correctionCode: null });
    expect(totals(cart)).toEqual([5_500]);
  });

  it('[D-52] [F-02] follow the menu’s price, the offer’s rate and the VAT rate', () => {
    const today = (fields: Parameters<typeof worldWith>[0], offer = half) =>
      cartToday(cart, worldWith({ ...fields, offers: [offer] }), nowhere);
    expect(today(priced(14_000)).correctionCode).toBe('AMOUNT_CHANGED');
    expect(totals(after(cart, worldWith({ ...priced(14_000), offers: [half] })))).toEqual([7_500]);
    const tenth = { ...half, discountRate: 10 };
    expect(totals(after(cart, worldWith({ offers: [tenth] })))).toEqual([9_500]);
    expect(today(priced(10_000, 25)).corrections).toMatchObject([
      { type: 'CART_REPRICED', lines: [{ amount: 10_000, vatRate: 25, discount: 5_000 }] },
    ]);
  });

  it('[D-74] [F-02] cost their own price once the offer is not theirs', () => {
    const others = { ...half, itemIds: ['cola'] };
    const bundle = { ...half, type: 'BUNDLE' as const, price: minor(100) };
    for (const offers of [[], [others], [bundle]]) {
      const plain = after(cart, worldWith({ offers }));
      expect(plain.items).toMatchObject([{ offerId: null, offerTitle: null, discount: 0 }]);
      expect(totals(plain)).toEqual([10_500]);
    }
  });

  it('[TIME-26] [F-02] are refused like any other when the dish is gone', () => {
    const deleted = worldWith({ offers: [half], catalogue: { items: [item({ deleted: true })] } });
    expect(cartToday(cart, deleted, nowhere).refusal).toBe('ITEM_NOT_ON_MENU');
    const soldOut = stock({ itemId: 'burger', outOfStock: true, count: null });
    const world = worldWith({ offers: [half], inventory: soldOut });
    expect(cartToday(cart, world, nowhere).refusal).toBe('OUT_OF_STOCK');
  });

  it('[D-74] [F-01] beyond the tokens held leave it, the last ones first', () => {
    const world = (unitLimit: number) => worldWith({ offers: [{ ...half, unitLimit }] });
    const three = cartWithOffer(
      [dish({ id: 'a' }), dish({ id: 'b' }), dish({ id: 'c' })],
      world(3),
    );
    const two = after(three, world(2));
    expect(two.items.map(({ id, offerId }) => [id, offerId])).toEqual([
      ['a', 'offer'],
      ['b', 'offer'],
      ['c', null],
    ]);
  });

  it('[D-52] [F-02] corrected once, nothing is left to correct', () => {
    const arbitraryOffer = fc.record({
      type: fc.constantFrom('ITEM_DISCOUNT', 'BUNDLE', 'STAGED_BUNDLE', 'STAGED_INDIVIDUAL'),
      discountRate: fc.nat(100),
      price: fc.nat(20_000).map(minor),
      unitLimit: fc.option(fc.nat(3)),
    });
    const stages = ['burger', 'cola'].map((id) => ({
      id,
      nameLang: {},
      itemIds: [id],
      discountRate: 20,
      discountType: 'PERCENTAGE' as const,
    }));
    const offerOf = (fields: object) =>
      usableOffer({ itemIds: ['burger', 'cola'], stages, ...fields });
    const prices = fc.tuple(fc.nat(30_000), fc.nat(9_000), fc.constantFrom(6, 12, 25));
    fc.assert(
      fc.property(arbitraryOffer, fc.option(arbitraryOffer), prices, (then, now, at) => {
        const items = [dish({ id: 'a', variations: [rye, cheese] }), cola('b')];
        const bought = cartWithOffer(
          items,
          worldWith({ offers: [{ ...offerOf(then), unitLimit: null }] }),
        );
        const menuEntries = [entry('burger', at[0], at[2]), entry('cola', at[1], 25)];
        const world = worldWith({
          offers: now ? [offerOf(now)] : [],
          catalogue: { menus: [{ ...allDayMenu, menuEntries }] },
        });
        const corrected = after(bought, world);
        expect(cartToday(corrected, world, nowhere)).toEqual({
          refusal: null,
          corrections: [],
          correctionCode: null,
        });
      }),
    );
  });
});

describe('plain lines', () => {
  const cart = createdCart({ items: [dish({ variations: [rye, cheese] })] });

  it('[D-59] [F-05] follow a VAT rate that changed at the same price', () => {
    const world = worldWith(priced(10_000, 25));
    expect(cartToday(cart, world, nowhere).correctionCode).toBe('AMOUNT_CHANGED');
    expect(after(cart, world).items[0]?.vatRate).toBe(25);
  });

  it('[D-68] [F-05] follow whether the dish takes membership discounts', () => {
    const items = [{ ...burger, disableMembershipDiscount: true }];
    const world = worldWith({ catalogue: { items } });
    expect(after(cart, world).items[0]?.disableMembershipDiscounts).toBe(true);
  });

  it('[D-45] [D-52] a choice that has become part of the dish is not paid for a second time', () => {
    const included = { ...extras, preselectedVariations: ['onion', 'cheese'] };
    const groups = worldWith().catalogue.modificationGroups.map((group) =>
      group.id === 'extras' ? included : group,
    );
    const world = worldWith({ catalogue: { modificationGroups: groups } });
    const corrected = after(cart, world);
    expect(totals(corrected)).toEqual([10_500]);
    expect(cartToday(corrected, world, nowhere).corrections).toEqual([]);
  });
});

describe('the time that counts', () => {
  const lunch = { ...allDayMenu, availabilities: [hours('MONDAY', '11:00', '14:00')] };
  const dinner = {
    ...allDayMenu,
    id: 'dinner',
    menuEntries: [{ ...entry('burger', 15_000), id: 'entry-dinner' }],
  };
  const cart = createdCart({ items: [dish()], pickupTime: '2026-03-02T12:00:00Z' });
  const at = (now: string, settings = {}) =>
    worldWith({
      now: Temporal.Instant.from(now),
      settings,
      catalogue: { menus: [lunch, dinner] },
    });

  it('[TIME-33] [TIME-29] [F-03] a slot that has passed, or cannot be reached, is ASAP by the menu of now', () => {
    expect(cartToday(cart, at('2026-03-02T11:45:00Z'), nowhere).correctionCode).toBeNull();
    const late = cartToday(cart, at('2026-03-02T11:55:00Z'), nowhere);
    expect(late).toMatchObject({
      refusal: null,
      correctionCode: 'PICKUP_TIME_TOO_SOON',
      corrections: [{ type: 'SET_PICKUP_TIME', time: 'ASAP' }],
    });
    expect(cartToday(cart, at('2026-03-02T18:00:00Z'), nowhere).refusal).toBe('ITEM_NOT_ON_MENU');
  });

  it('[TIME-33] [F-03] what is added to a cart whose slot has passed is priced by the menu of now', () => {
    const add = (entryId: string) =>
      decideCartEvent(
        { ...cart, items: [] },
        eventOf('ADD_ITEM', { item: dish({ id: 'b', entryId }) }),
        at('2026-03-02T18:00:00Z'),
      );
    expect(add('entry-burger')).toMatchObject({ error: { code: 'ITEM_NOT_ON_MENU' } });
    expect(add('entry-dinner')).toMatchObject({ value: { event: { item: { amount: 15_000 } } } });
  });

  it('[CONF-15] [F-06] a time where none can be chosen any more is ASAP', () => {
    const today = cartToday(
      cart,
      at('2026-03-02T11:00:00Z', { isPickupTimeDisabled: true }),
      nowhere,
    );
    expect(today).toMatchObject({
      correctionCode: 'PICKUP_TIME_DISABLED',
      corrections: [{ type: 'SET_PICKUP_TIME', time: 'ASAP' }],
    });
  });
});

describe('switches', () => {
  const cart = createdCart({ items: [dish()] });
  const here = createdCart({ items: [dish()], serviceType: 'EAT_HERE' });
  const refusal = (
    fields: Parameters<typeof worldWith>[0],
    of: Cart = cart,
    table: Parameters<typeof cartToday>[2] = nowhere,
  ) => cartToday(of, worldWith(fields), table).refusal;
  const closed = { settings: { allowsAnonymousOrders: false } };

  it('[CONF-10] [F-06] anonymous orders are asked for again; an account or a table opens the door', () => {
    expect(refusal({})).toBeNull();
    expect(refusal(closed)).toBe('ERROR_USER_IS_REQUIRED');
    expect(refusal({ ...closed, viewer: { userId: 'u' } })).toBeNull();
    const table = { isAtTable: true, isQrOrderingActive: true };
    expect(refusal(closed, here, table)).toBeNull();
  });

  it('[D-36] [D-101] [F-06] the app, the service type and ordering at tables', () => {
    expect(refusal({ company: { hasAppOrders: false } })).toBe('APP_CLOSED');
    expect(refusal({ settings: { serviceTypes: ['EAT_HERE'] } })).toBe('SERVICE_TYPE_NOT_ALLOWED');
    const off = { isAtTable: true, isQrOrderingActive: false };
    expect(refusal({}, here, off)).toBe('TABLE_NOT_SERVED');
    expect(refusal({}, cart, off)).toBeNull();
  });

  it('[D-161] [F-06] a comment nobody would read is dropped and the guest told', () => {
    const world = worldWith({ settings: { areCommentsDisabled: true } });
    const today = cartToday({ ...cart, comment: 'No nuts' }, world, nowhere);
    expect(today.correctionCode).toBe('COMMENTS_DISABLED');
    expect(today.corrections).toEqual([{ type: 'SET_COMMENT', comment: '' }]);
  });
});

describe('the bag', () => {
  const settings = { bagItemId: 'bag' };
  const bag = bagLine({ vatRate: 25 });
  const bagged = createdCart({ items: [dish(), bag] });

  it('[D-66] [F-06] is today’s: repriced, taken out where none is sold, put in where one is due', () => {
    expect(cartToday(bagged, worldWith({ settings }), nowhere).corrections).toEqual([]);
    const none = after(bagged, worldWith());
    expect(none.items.map(({ id }) => id)).toEqual(['line-1']);
    const added = after(createdCart({ items: [dish()] }), worldWith({ settings }));
    expect(added.items[1]).toMatchObject({ isBag: true, amount: 200 });
    const dear = after(
      { ...bagged, items: [dish(), { ...bag, amount: ZERO }] },
      worldWith({ settings }),
    );
    expect(dear.items[1]?.amount).toBe(200);
  });

  it('[D-66] a bag that has run out does not keep the cart from being paid', () => {
    const inventory = stock({ itemId: 'bag', outOfStock: true, count: null });
    const today = cartToday(bagged, worldWith({ settings, inventory }), nowhere);
    expect(today.refusal).toBeNull();
    expect(today.corrections).toMatchObject([{ type: 'REMOVE_ITEM' }]);
  });
});
