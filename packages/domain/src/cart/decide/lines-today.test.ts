import { describe, expect, it } from 'vitest';
import { minor, ZERO } from '../../money/minor.ts';
import { bagLine, createdCart, line } from '../testing/builders.ts';
import { allDayMenu, entry, hours, usableOffer, worldWith } from '../testing/kitchen.ts';
import { cartToday, refusalOfSwitches } from './cart-today.ts';
import { linesToday } from './lines-today.ts';
import { isCartServed, menusOfCart } from './menu-of-cart.ts';

const nowhere = { isAtTable: false, isQrOrderingActive: false };
const cola = (fields: Parameters<typeof line>[0] = {}) =>
  line({
    itemId: 'cola',
    entryId: 'entry-cola',
    title: 'Cola',
    vatRate: 25,
    amount: minor(3_000),
    ...fields,
  });
const menus = (price: number) => ({
  catalogue: { menus: [{ ...allDayMenu, menuEntries: [entry('cola', price, 25)] }] },
});

describe('lines as they are sold today', () => {
  it('[D-52] are as many as there were, and a bundle keeps the name it was taken by', () => {
    const bundle = usableOffer({ type: 'BUNDLE', itemIds: ['cola', 'cola'], price: minor(5_000) });
    const unit = { offerId: 'offer', bundleId: 'taken-once', discount: minor(500) };
    const items = [cola({ id: 'a', ...unit }), cola({ id: 'b', ...unit })];
    const today = linesToday(createdCart({ items }), worldWith({ offers: [bundle] }));
    expect(today).toMatchObject({
      value: [
        { id: 'a', bundleId: 'taken-once', discount: 500 },
        { id: 'b', bundleId: 'taken-once', discount: 500 },
      ],
    });
    expect(today.ok && today.value).toHaveLength(2);
  });

  it('[D-52] a new price says nothing of what has not changed', () => {
    const cart = createdCart({ items: [cola()] });
    expect(cartToday(cart, worldWith(menus(3_500)), nowhere).corrections).toEqual([
      { type: 'CART_REPRICED', lines: [{ id: 'line-1', amount: 3_500, vatRate: 25 }] },
    ]);
  });

  it('[D-74] a dish leaves an offer that is over, though it saved nothing', () => {
    const offered = { offerId: 'offer', bundleId: 'x', offerTitle: 'Offer', discount: ZERO };
    const cart = createdCart({ items: [cola(offered)] });
    expect(cartToday(cart, worldWith(menus(3_000)), nowhere).corrections).toEqual([
      {
        type: 'CART_REPRICED',
        lines: [{ id: 'line-1', amount: 3_000, vatRate: 25, leavesOffer: true }],
      },
    ]);
  });
});

describe('a cart without a way of eating', () => {
  it('[TIME-20] [D-33] is on no menu and is not served', () => {
    const cart = createdCart({ serviceType: null, items: [cola()] });
    expect(menusOfCart(cart, worldWith())).toEqual([]);
    expect(isCartServed(cart, worldWith())).toBe(false);
  });
});

describe('switches', () => {
  const anonymous = worldWith({ settings: { allowsAnonymousOrders: false } });
  const away = createdCart({ items: [cola()] });

  it('[CONF-10] [D-101] ordering at tables opens the door to nobody who sits at none', () => {
    const on = { isAtTable: false, isQrOrderingActive: true };
    expect(refusalOfSwitches(away, anonymous, on)).toBe('ERROR_USER_IS_REQUIRED');
    const off = { isAtTable: true, isQrOrderingActive: false };
    expect(refusalOfSwitches(away, anonymous, off)).toBe('ERROR_USER_IS_REQUIRED');
  });

  it('[D-161] a comment is dropped only where there is one and none is read', () => {
    const correctionsOf = (comment: string, areCommentsDisabled: boolean) => {
      const world = worldWith({ settings: { areCommentsDisabled } });
      return cartToday({ ...away, comment }, world, nowhere).corrections;
    };
    expect(correctionsOf('no nuts', false)).toEqual([]);
    expect(correctionsOf('', true)).toEqual([]);
    expect(correctionsOf('  ', true)).toEqual([]);
    expect(correctionsOf('no nuts', true)).toHaveLength(1);
  });

  it('[D-66] the bag stays where it is while no menu is served', () => {
    const closed = worldWith({
      settings: { bagItemId: 'bag' },
      catalogue: {
        menus: [{ ...allDayMenu, availabilities: [hours('FRIDAY', '10:00', '22:00')] }],
      },
    });
    const cart = createdCart({ items: [cola(), bagLine()] });
    expect(cartToday(cart, closed, nowhere).corrections).toEqual([]);
  });
});
