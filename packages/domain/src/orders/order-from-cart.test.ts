import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../cart/cart.ts';
import { foldCart } from '../cart/fold-cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import { arbitraryCartEvents, drinksAreDrinks } from '../cart/testing/arbitrary-cart-events.ts';
import { createdCart, line } from '../cart/testing/builders.ts';
import { bread, burger, extras, NOON, pizza, usableOffer } from '../cart/testing/kitchen.ts';
import { minor } from '../money/minor.ts';
import { nextEasyId } from './easy-id.ts';
import { orderFromCart, type OrderFacts } from './order-from-cart.ts';
import { historyAmount, isPaidFor } from './order-lists.ts';
import { receiptTotals } from './receipt.ts';

const facts = (fields: Partial<OrderFacts> = {}): OrderFacts => {
  let next = 0;
  return {
    orderId: 'order-1',
    easyId: '7',
    now: NOON,
    table: null,
    pickupTime: 'ASAP',
    payment: { id: 'p', tip: minor(500) },
    catalogue: { items: [burger, pizza], modificationGroups: [bread, extras] },
    offers: [],
    fees: [],
    newId: () => `id-${(next += 1)}`,
    ...fields,
  };
};
const priced = (fields: Partial<Cart>) =>
  priceCart(createdCart(fields), { categoriesOf: drinksAreDrinks });

describe('an order from a cart', () => {
  it('[D-330] keeps which dish was given, whatever its extras cost, and which only lost a part', () => {
    const cheese = { id: 'cheese', amount: minor(500), title: 'cheese', groupId: 'extras' };
    const given = line({ discount: minor(10_000), variations: [cheese] });
    const large = line({
      id: 'large',
      discount: minor(10_000),
      sizePrices: { chosen: minor(12_000), least: minor(10_000) },
      variations: [{ id: 'xl', amount: minor(2_000), title: 'xl', groupId: 'size' }],
    });
    // Costs what is chosen for it, and nothing by itself.
    const ownBowl = line({
      id: 'bowl',
      amount: minor(0),
      variations: [{ id: 'rice', amount: minor(4_000), title: 'rice', groupId: 'base' }],
    });
    const { items } = orderFromCart(
      priced({ items: [given, large, line({ id: 'paid' }), ownBowl] }),
      facts(),
    );
    expect(items.map(({ entry }) => entry.isGiven)).toEqual([
      true,
      undefined,
      undefined,
      undefined,
    ]);
    expect(items.map(isPaidFor)).toEqual([false, true, true, true]);
  });

  it('[DATA-19] [DATA-21] [TIME-33] copies names, prices and variations; its time is the one that counts', () => {
    const rye = { id: 'rye', amount: minor(500), title: 'rye', groupId: 'bread' };
    const cart = priced({
      items: [line({ variations: [rye], removedVariations: ['onion'] })],
      comment: 'No ice',
      userId: 'user-1',
      pickupTime: '2026-03-02T09:15:00Z',
    });
    const pickupTime = Temporal.Instant.from('2026-03-02T12:15:00Z');
    expect(orderFromCart(cart, facts()).desiredTime).toBeNull();
    expect(orderFromCart(cart, facts({ pickupTime }))).toMatchObject({
      id: 'order-1',
      easyId: '7',
      status: 'PENDING',
      type: 'TAKE_AWAY',
      desiredTime: '2026-03-02T12:15:00Z',
      createdAt: '2026-03-02T11:00:00Z',
      comment: 'No ice',
      userId: 'user-1',
      isTableOrder: false,
      version: 1,
      items: [
        {
          price: { amount: 10_500, discount: 0, subtotal: 10_500, percentageVAT: 12 },
          variations: [{ id: 'rye', name: 'rye', nameLang: { en: 'rye' }, price: 500 }],
          removedVariations: [{ id: 'onion', name: 'onion' }],
          entry: {
            price: 10_000,
            selectedVariations: ['rye'],
            item: { titleLang: { se: 'Burgare' } },
          },
        },
      ],
    });
  });

  it('[D-61] the order’s discount lies on its items', () => {
    const items = [line({ id: 'a', amount: minor(100) }), line({ id: 'b', amount: minor(201) })];
    const cart = priced({ items, membershipDiscountRate: 10 });
    const order = orderFromCart(cart, facts());
    expect(order.items.map(({ price }) => price.discount)).toEqual([10, 20]);
    expect(historyAmount(order)).toBe(cart.due);
  });

  it('[DATA-21] names sizes and offers', () => {
    const family = { id: 'family', amount: minor(0), title: 'x', groupId: 'sizes' };
    const items = [
      line({ itemId: 'pizza', variations: [family], offerId: 'offer', bundleId: 'b' }),
    ];
    const [item] = orderFromCart(priced({ items }), facts({ offers: [usableOffer()] })).items;
    expect(item).toMatchObject({
      bundleId: 'b',
      offer: { id: 'offer', name: 'Offer', type: 'ORDER_DISCOUNT' },
      variations: [{ name: 'Family' }],
    });
  });

  it('[D-49] carries the age flag, [DATA-19] the table and no time for ASAP', () => {
    const catalogue = { items: [{ ...burger, ageRestricted: true }], modificationGroups: [] };
    const table = { id: 't', code: '12' };
    const cart = priced({ items: [line()], serviceType: 'EAT_HERE' });
    expect(orderFromCart(cart, facts({ catalogue, table }))).toMatchObject({
      desiredTime: null,
      isTableOrder: true,
      table,
      items: [{ ageRestricted: true }],
    });
  });

  it('[D-29] a cart that should never come here is a bug', () => {
    expect(() => orderFromCart(priced({ items: [] }), facts())).toThrow(
      'without id, venue or dishes',
    );
    expect(() =>
      orderFromCart(priced({ items: [line()], serviceType: 'DELIVERY' }), facts()),
    ).toThrow('No order of type DELIVERY');
  });

  it('[D-103] a paid bill is a receipt: nobody cooks its dishes again', () => {
    const paid = priced({ items: [line()], serviceType: 'EAT_HERE', chequeId: 'cheque-1' });
    expect(orderFromCart(paid, facts()).status).toBe('COMPLETED');
    expect(orderFromCart(priced({ items: [line()] }), facts()).status).toBe('PENDING');
  });

  it('[D-61] receipt and cart agree on every sum', () => {
    fc.assert(
      fc.property(arbitraryCartEvents, (events) => {
        const cart = priceCart(foldCart(events), { categoriesOf: drinksAreDrinks });
        fc.pre(cart.items.length > 0);
        const receipt = receiptTotals(orderFromCart(cart, facts()));
        expect(receipt.total).toBe(cart.due + 500);
        expect(receipt.discount).toBe(cart.totalDiscount);
        expect(receipt.vat).toEqual(cart.vat);
        expect(receipt.totalVat + receipt.totalExcludingVat).toBe(cart.due);
      }),
    );
  });
});

describe('the number called out', () => {
  it('[D-95] the next one, beginning again after 999, skipping what is still waiting', () => {
    expect(nextEasyId([])).toBe('1');
    expect(nextEasyId(['41', '42'])).toBe('43');
    expect(nextEasyId(['1', '998', '999'])).toBe('2');
    const all = Array.from({ length: 999 }, (_, at) => String(at + 1));
    expect(nextEasyId(all)).toBe('1000');
    expect(nextEasyId([...all, '1000'])).toBe('1001');
  });

  it('[D-95] never one of the recent ones', () => {
    const recent = fc.array(fc.integer({ min: 1, max: 1_005 }).map(String), { maxLength: 1_200 });
    fc.assert(
      fc.property(recent, (numbers) => {
        expect(numbers).not.toContain(nextEasyId(numbers));
      }),
    );
  });
});
