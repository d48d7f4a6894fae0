import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceGroupsOf } from '../../menu/choice-groups.ts';
import { sizePricesOf } from '../../menu/prices.ts';
import { addMinor, minor } from '../../money/minor.ts';
import { buildCartLine } from '../build-cart-line.ts';
import { lineTotal } from '../line-total.ts';
import { arbitraryLine } from '../testing/arbitrary-cart-events.ts';
import { line } from '../testing/builders.ts';
import { dishOf, item, usableOffer } from '../testing/kitchen.ts';
import { applyOffer } from './apply-offer.ts';
import type { OfferStage } from './offer.ts';
import { matchLinesToSlots } from './match-lines-to-slots.ts';

const burger = line({ id: 'a', itemId: 'burger', amount: minor(10_000) });
const cola = line({ id: 'b', itemId: 'cola', amount: minor(3_000) });
const stage = (itemIds: string[], fields: Partial<OfferStage> = {}): OfferStage => ({
  id: itemIds.join(),
  nameLang: {},
  itemIds,
  discountRate: 0,
  discountType: 'PERCENTAGE',
  ...fields,
});
const discounts = (applied: ReturnType<typeof applyOffer>) =>
  applied.ok ? applied.value.map(({ id, discount }) => [id, discount]) : applied.error;

describe('what an offer is on', () => {
  const cheese = { id: 'cheese', amount: minor(1_000), title: 'cheese', groupId: 'extras' };
  /** The same choice, written in the menu's two ways: a size with its own price, or with a surcharge. */
  const sized = (
    large: { price: number; absolutePrice: number | null },
    sizes = ['small', 'large'],
  ) => {
    const size = (id: string, prices: typeof large) => ({
      id,
      name: id,
      nameLang: {},
      price: minor(prices.price),
      absolutePrice: prices.absolutePrice === null ? null : minor(prices.absolutePrice),
    });
    const all = [size('small', { price: 0, absolutePrice: null }), size('large', large)];
    const variations = all.filter(({ id }) => sizes.includes(id));
    const dish = dishOf(item({ sizes: { id: 'sizes', type: 'Size', variations } }), 10_000);
    const built = buildCartLine(dish, {
      id: 'a',
      selection: { sizes: ['large'] },
      categoryId: null,
    });
    if (!built) throw new Error('Not sold');
    return { ...built, variations: [...built.variations, cheese] };
  };
  const ways = [
    sized({ price: 6_000, absolutePrice: null }),
    sized({ price: 0, absolutePrice: 16_000 }),
    sized({ price: 6_000, absolutePrice: null }, ['large']),
    sized({ price: 0, absolutePrice: 16_000 }, ['large']),
  ];
  const totalOf = (applied: ReturnType<typeof applyOffer>) =>
    applied.ok ? addMinor(...applied.value.map(lineTotal)) : applied.error;

  it('[D-162] [F-11] a bundle is the dish as it costs at least: a larger size and extras are paid, however written', () => {
    const lunch = usableOffer({
      type: 'BUNDLE',
      itemIds: ['burger', 'cola'],
      price: minor(11_700),
    });
    for (const large of ways) {
      expect(totalOf(applyOffer(lunch, [large, cola], 'x'))).toBe(17_700 + 1_000);
    }
  });

  it('[D-160] [F-01] an item discount is on the dish in its size; extras are paid, however the size is written', () => {
    const free = usableOffer({ type: 'ITEM_DISCOUNT', itemIds: ['burger'], discountRate: 100 });
    const half = { ...free, discountRate: 50 };
    for (const large of ways) {
      expect(totalOf(applyOffer(free, [large], 'x'))).toBe(1_000);
      expect(totalOf(applyOffer(half, [large], 'x'))).toBe(8_000 + 1_000);
    }
  });

  it('[D-162] a dish without a price of its own costs at least what its cheapest size does', () => {
    const priceless = { ...sized({ price: 0, absolutePrice: 16_000 }), variations: [] };
    const dish = dishOf(item({ sizes: null }), 0);
    const sizes = choiceGroupsOf(
      {
        sizes: {
          id: 'sizes',
          type: 'Size',
          variations: [9_000, 15_000].map((price) => ({
            id: `${price}`,
            name: '',
            nameLang: {},
            price: minor(0),
            absolutePrice: minor(price),
          })),
        },
        modificationGroupIds: [],
      },
      [],
    );
    expect(priceless.sizePrices).toEqual({ chosen: 16_000, least: 10_000 });
    expect(sizePricesOf(dish.entry, 'sizes', sizes, { sizes: ['15000'] })).toEqual({
      chosen: 15_000,
      least: 9_000,
    });
  });
});

describe('the six types', () => {
  it('[DATA-30] [D-74] BUNDLE: one price for all its dishes, extras still paid', () => {
    const cheese = { id: 'cheese', amount: minor(1_000), title: 'Cheese', groupId: 'extras' };
    const menu = usableOffer({ type: 'BUNDLE', itemIds: ['burger', 'cola'], price: minor(11_700) });
    const applied = applyOffer(menu, [cola, { ...burger, variations: [cheese] }], 'bundle-1');
    expect(discounts(applied)).toEqual([
      ['a', 1_000],
      ['b', 300],
    ]);
    expect(applied).toMatchObject({
      value: [
        {
          offerId: 'offer',
          offerTitle: 'Offer',
          offerTitleLang: menu.nameLang,
          bundleId: 'bundle-1',
        },
        {},
      ],
    });
  });

  it('[D-74] BUNDLE: twice the same dish needs two lines', () => {
    const two = usableOffer({ type: 'BUNDLE', itemIds: ['cola', 'cola'], price: minor(5_000) });
    expect(discounts(applyOffer(two, [cola, { ...cola, id: 'c' }], 'x'))).toEqual([
      ['b', 500],
      ['c', 500],
    ]);
    expect(discounts(applyOffer(two, [cola], 'x'))).toBe('OFFER_ITEMS_DO_NOT_MATCH');
    expect(discounts(applyOffer(two, [cola, burger], 'x'))).toBe('OFFER_ITEMS_DO_NOT_MATCH');
  });

  it('[D-74] BUNDLE: dishes cheaper than the bundle keep their prices', () => {
    const dear = usableOffer({ type: 'BUNDLE', itemIds: ['cola'], price: minor(9_000) });
    expect(discounts(applyOffer(dear, [cola], 'x'))).toEqual([['b', 0]]);
  });

  it('[D-74] STAGED_BUNDLE: one dish from each stage for the price', () => {
    const staged = usableOffer({
      type: 'STAGED_BUNDLE',
      price: minor(10_400),
      stages: [stage(['burger', 'wrap']), stage(['cola', 'water'])],
    });
    expect(discounts(applyOffer(staged, [cola, burger], 'x'))).toEqual([
      ['a', 2_000],
      ['b', 600],
    ]);
    const twoMains = [burger, { ...burger, id: 'c', itemId: 'wrap' }];
    expect(discounts(applyOffer(staged, twoMains, 'x'))).toBe('OFFER_ITEMS_DO_NOT_MATCH');
  });

  it('[D-74] STAGED_INDIVIDUAL: each stage’s dish has the stage’s discount', () => {
    const staged = usableOffer({
      type: 'STAGED_INDIVIDUAL',
      stages: [
        stage(['burger'], { discountRate: 10 }),
        stage(['cola'], { discountRate: 99_999, discountType: 'AMOUNT' }),
      ],
    });
    expect(discounts(applyOffer(staged, [burger, cola], 'x'))).toEqual([
      ['a', 1_000],
      ['b', 3_000],
    ]);
  });

  it('[D-74] ITEM_DISCOUNT: on listed dishes only, each on its own', () => {
    const half = usableOffer({ type: 'ITEM_DISCOUNT', itemIds: ['cola'], discountRate: 50 });
    const applied = applyOffer(half, [cola], 'x');
    expect(applied).toMatchObject({ value: [{ discount: 1_500, bundleId: null }] });
    expect(discounts(applyOffer(half, [cola, burger], 'x'))).toBe('OFFER_ITEMS_DO_NOT_MATCH');
    expect(discounts(applyOffer(half, [], 'x'))).toBe('OFFER_ITEMS_DO_NOT_MATCH');
  });

  it('[D-74] one without dishes, or a bundle without a price, gives nothing away', () => {
    const types = [
      usableOffer({ type: 'BUNDLE', itemIds: [], price: minor(100) }),
      usableOffer({ type: 'STAGED_BUNDLE', stages: [], price: minor(100) }),
      usableOffer({ type: 'STAGED_INDIVIDUAL', stages: [] }),
    ];
    for (const empty of types)
      expect(discounts(applyOffer(empty, [], 'x'))).toBe('OFFER_ITEMS_DO_NOT_MATCH');
    const priceless = usableOffer({ type: 'BUNDLE', itemIds: ['cola'], price: null });
    expect(discounts(applyOffer(priceless, [cola], 'x'))).toBe('OFFER_ITEMS_DO_NOT_MATCH');
  });

  it('[D-74] ORDER_DISCOUNT and VISUAL have no dishes', () => {
    for (const type of ['ORDER_DISCOUNT', 'VISUAL'] as const) {
      expect(discounts(applyOffer(usableOffer({ type }), [cola], 'x'))).toBe('OFFER_HAS_NO_ITEMS');
    }
  });
});

it('[D-74] a dish that fits two stages moves on for one that fits only its stage', () => {
  const lines = [line({ id: 'a', itemId: 'cola' }), line({ id: 'b', itemId: 'dip' })];
  const seats = [{ itemIds: ['cola', 'dip'] }, { itemIds: ['cola'] }];
  expect(matchLinesToSlots(lines, seats)?.map(({ id }) => id)).toEqual(['b', 'a']);
});

it('[D-74] a bundle never costs more than its dishes, nor less than its price', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryLine, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 300_000 }).map(minor),
      (lines, price) => {
        const itemIds = lines.map(({ itemId }) => itemId);
        const applied = applyOffer(usableOffer({ type: 'BUNDLE', itemIds, price }), lines, 'x');
        if (!applied.ok) throw new Error(applied.error);
        const dishes = addMinor(...lines.map(({ amount }) => amount));
        const off = addMinor(...applied.value.map(({ discount }) => discount));
        expect(dishes - off).toBe(Math.min(dishes, price));
        expect(applied.value.every(({ discount, amount }) => discount <= amount)).toBe(true);
      },
    ),
  );
});
