import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinor, minor, ZERO } from '../money/minor.ts';
import type { AppliedPromoCode, Cart, OrderOffer } from './cart.ts';
import { categoriesOfLines } from './categories-of-line.ts';
import { applyCartEvent, foldCart } from './fold-cart.ts';
import { savingOn } from './discount-amount.ts';
import { isBetterOrderOffer, orderDiscount } from './order-discount.ts';
import { priceCart } from './price-cart.ts';
import {
  arbitraryCartEvents,
  arbitraryTip,
  drinksAreDrinks,
} from './testing/arbitrary-cart-events.ts';
import { bagLine, createdCart, eventOf, line } from './testing/builders.ts';

const priced = (fields: Partial<Cart>) =>
  priceCart(createdCart(fields), { categoriesOf: drinksAreDrinks });

const offer = (fields: Partial<OrderOffer>): OrderOffer => ({
  id: 'offer',
  title: 'Offer',
  discountRate: 10,
  discountType: 'PERCENTAGE',
  ...fields,
});
const promoCode = (fields: Partial<AppliedPromoCode>): AppliedPromoCode => ({
  id: 'promo',
  code: 'LUNCH',
  title: {},
  discountRate: 20,
  discountType: 'PERCENTAGE',
  venues: [],
  categoryIds: [],
  ...fields,
});
const burger = line({ id: 'a' });
const cola = line({ id: 'b', itemId: 'cola', amount: minor(3_000) });
const payment = { id: 'p', tip: ZERO, paymentType: 'ADYEN' } as const;

describe('sums', () => {
  it('[D-60] subtotal is before discounts, total after those of lines, due after the order’s', () => {
    const cart = priced({
      items: [line({ id: 'a', discount: minor(1_000), offerId: 'o' }), cola],
      offer: offer({}),
    });
    expect(cart).toMatchObject({
      subtotal: 13_000,
      total: 12_000,
      discount: 300,
      totalDiscount: 1_300,
      due: 11_700,
      totalUnpaid: 11_700,
    });
  });

  it('[D-66] [D-163] [F-11] nothing is taken off the bag: no code, no offer, no membership', () => {
    const items = [burger, bagLine()];
    const dues = [
      priced({ items, promoCode: promoCode({ discountRate: 100 }) }),
      priced({ items, offer: offer({ discountRate: 50_000, discountType: 'AMOUNT' }) }),
      priced({ items, membershipDiscountRate: 100 }),
    ].map(({ due }) => due);
    expect(dues).toEqual([200, 200, 200]);
  });

  it('[CART-08] variations are part of the price', () => {
    const cheese = { id: 'cheese', amount: minor(500), title: 'Cheese', groupId: 'extras' };
    expect(priced({ items: [line({ variations: [cheese, { ...cheese, id: 'egg' }] })] }).due).toBe(
      11_000,
    );
  });

  it('[D-53] a fraction pays its part, rounded half up', () => {
    expect(priced({ items: [line({ amount: minor(101), fraction: 0.5 })] }).due).toBe(51);
  });

  it('[D-53] the exact share of a split item wins over the rounded fraction', () => {
    const share = { amount: minor(34), discount: minor(4) };
    expect(priced({ items: [line({ amount: minor(100), fraction: 1 / 3, share })] }).due).toBe(30);
  });

  it('a discount larger than its line takes the line and no more', () => {
    expect(priced({ items: [line({ amount: minor(100), discount: minor(999) })] }).due).toBe(0);
  });

  it('[D-61] fees are due at their own VAT rate and take no discount', () => {
    const cart = priceCart(createdCart({ items: [burger], offer: offer({ discountRate: 50 }) }), {
      categoriesOf: drinksAreDrinks,
      fees: [{ amount: minor(1_250), percentageVAT: 25 }],
    });
    expect(cart).toMatchObject({ due: 6_250, fees: 1_250, discount: 5_000 });
    expect(cart.vat).toEqual([
      { rate: 12, amount: 536, net: 4_464 },
      { rate: 25, amount: 250, net: 1_000 },
    ]);
  });

  it('[CART-41] [D-61] VAT is per rate, after discounts, and its sum is the total VAT', () => {
    const cart = priced({ items: [burger, line({ id: 'b', vatRate: 25, amount: minor(5_000) })] });
    expect(cart.vat).toEqual([
      { rate: 12, amount: 1_071, net: 8_929 },
      { rate: 25, amount: 1_000, net: 4_000 },
    ]);
    expect(cart.totalVat).toBe(2_071);
  });
});

describe('which discount counts', () => {
  it('[D-68] the better of order offer and membership applies, never both', () => {
    const items = [burger];
    expect(priced({ items, offer: offer({}), membershipDiscountRate: 15 })).toMatchObject({
      appliedDiscount: 'MEMBERSHIP',
      discount: 1_500,
    });
    expect(priced({ items, offer: offer({}), membershipDiscountRate: 5 })).toMatchObject({
      appliedDiscount: 'ORDER_OFFER',
      discount: 1_000,
    });
    expect(priced({ items })).toMatchObject({ appliedDiscount: 'NONE', discount: 0 });
  });

  it('[DISC-06] [D-68] a promo code switches both off, even where it saves less', () => {
    const cart = { items: [burger], offer: offer({}), membershipDiscountRate: 15 };
    expect(priced({ ...cart, promoCode: promoCode({ discountRate: 5 }) })).toMatchObject({
      appliedDiscount: 'PROMO_CODE',
      discount: 500,
    });
    const elsewhere = promoCode({ venues: ['venue-2'] });
    expect(priced({ ...cart, promoCode: elsewhere }).discount).toBe(0);
  });

  it('[D-68] of an offer and a membership that save the same the offer counts', () => {
    const cart = createdCart({ items: [burger], offer: offer({}), membershipDiscountRate: 10 });
    expect(orderDiscount(cart, drinksAreDrinks)).toMatchObject({
      source: 'ORDER_OFFER',
      perLine: [1_000],
    });
  });

  it('[D-68] where nothing is taken off, every line bears nothing', () => {
    expect(orderDiscount(createdCart({ items: [burger, cola] }), drinksAreDrinks)).toEqual({
      source: 'NONE',
      amount: 0,
      perLine: [0, 0],
    });
  });

  it('[CART-17] [D-69] a code counts at its venues, and for dishes in any of its categories', () => {
    const due = (fields: Partial<AppliedPromoCode>) =>
      priced({ items: [cola], promoCode: promoCode(fields) }).due;
    expect(due({ venues: ['venue-2', 'venue-1'] })).toBe(2_400);
    expect(due({ venues: ['venue-2'] })).toBe(3_000);
    expect(due({ categoryIds: ['mains', 'drinks'] })).toBe(2_400);
    expect(due({ categoryIds: ['mains'] })).toBe(3_000);
  });

  it('[D-67] nothing is saved on less than nothing', () => {
    expect(savingOn(minor(-100), { discountType: 'PERCENTAGE', discountRate: 10 })).toBe(0);
    expect(savingOn(minor(-100), { discountType: 'AMOUNT', discountRate: 10 })).toBe(0);
  });

  it('[D-67] an AMOUNT is never more than what it is taken from', () => {
    const discount = { discountType: 'AMOUNT', discountRate: 99_999 } as const;
    expect(priced({ items: [cola], promoCode: promoCode(discount) })).toMatchObject({
      discount: 3_000,
      due: 0,
    });
    expect(priced({ items: [cola], promoCode: promoCode({ discountRate: 150 }) }).due).toBe(0);
    expect(priced({ items: [cola], promoCode: promoCode({ discountRate: -5 }) }).due).toBe(3_000);
  });

  it('[D-68] lines of item and bundle offers take no further discount', () => {
    const items = [line({ id: 'a', discount: minor(1), offerId: 'o' }), cola];
    expect(priced({ items, membershipDiscountRate: 10 }).discount).toBe(300);
    expect(priced({ items, promoCode: promoCode({}) }).discount).toBe(600);
    const savedNothing = [line({ id: 'a', offerId: 'o' }), cola];
    expect(priced({ items: savedNothing, membershipDiscountRate: 10 }).discount).toBe(300);
  });

  it('[D-68] lines that forbid it take no membership discount, but any other', () => {
    const items = [line({ id: 'a', disableMembershipDiscounts: true }), cola];
    expect(priced({ items, membershipDiscountRate: 10 }).discount).toBe(300);
    expect(priced({ items, offer: offer({}) }).discount).toBe(1_300);
  });

  it('[D-72] a code for categories discounts their lines only', () => {
    const cart = priced({
      items: [burger, cola],
      promoCode: promoCode({ categoryIds: ['drinks'] }),
    });
    expect(cart.pricedLines.map(({ orderDiscount }) => orderDiscount)).toEqual([0, 600]);
  });

  it('[D-103] the amounts of a cheque are final', () => {
    const share = { amount: minor(100), discount: ZERO };
    expect(priced({ items: [line({ share })], membershipDiscountRate: 10 }).due).toBe(100);
  });

  it('[DISC-05] [D-67] offers are compared by what they save on this cart', () => {
    const tenPercent = createdCart({ items: [burger], offer: offer({}) });
    const amount = (discountRate: number) => offer({ discountType: 'AMOUNT', discountRate });
    expect(isBetterOrderOffer(tenPercent, amount(1_001))).toBe(true);
    expect(isBetterOrderOffer(tenPercent, amount(1_000))).toBe(false);
    expect(isBetterOrderOffer(createdCart({ items: [burger] }), amount(1))).toBe(true);
  });

  it('[D-72] a category includes those below it, and a loop of parents ends', () => {
    const category = (id: string, parentId: string | null) => ({
      id,
      parentId,
      order: 0,
      name: id,
      nameLang: {},
      descriptionLang: {},
      image: null,
      hideInCustomerOrderingFlows: false,
      deleted: false,
    });
    const item = { id: 'cola', categoryIds: ['lemonades', 'loop-a'] };
    const categoriesOf = categoriesOfLines({
      categories: [
        category('drinks', null),
        category('lemonades', 'drinks'),
        category('loop-a', 'loop-b'),
        category('loop-b', 'loop-a'),
      ],
      items: [item] as Parameters<typeof categoriesOfLines>[0]['items'],
    });
    expect([...categoriesOf({ itemId: 'cola' })].toSorted()).toEqual([
      'drinks',
      'lemonades',
      'loop-a',
      'loop-b',
    ]);
    expect([...categoriesOf({ itemId: 'unknown' })]).toEqual([]);
  });
});

describe('where the cart stands', () => {
  it('[PAY-08] [D-66] ready with a dish in it; the bag is none', () => {
    expect(priced({ items: [burger] }).isReadyForCheckout).toBe(true);
    expect(priced({ items: [] }).isReadyForCheckout).toBe(false);
    expect(priced({ items: [bagLine()] }).isReadyForCheckout).toBe(false);
    expect(priced({ items: [burger], cartId: null }).isReadyForCheckout).toBe(false);
    expect(priced({ items: [burger], orderId: 'o' }).isReadyForCheckout).toBe(false);
    expect(priced({ items: [burger], serviceType: null }).isReadyForCheckout).toBe(false);
  });

  it('[D-77] a failed payment neither waits nor pays', () => {
    const failed = { ...payment, amount: minor(10_000), state: 'FAILED' } as const;
    const free = line({ amount: ZERO });
    for (const items of [[burger], [free]])
      expect(priced({ items, payments: [failed] })).toMatchObject({
        hasPendingPayment: false,
        isFullyPaid: false,
        isReadyForCheckout: true,
      });
  });

  it('[D-77] a pending payment pays nothing and blocks a second one', () => {
    const pending = { ...payment, amount: minor(10_000), state: 'PENDING' } as const;
    expect(priced({ items: [burger], payments: [pending] })).toMatchObject({
      hasPendingPayment: true,
      isFullyPaid: false,
      isReadyForCheckout: false,
      totalUnpaid: 10_000,
    });
    expect(priced({ items: [burger], payments: [pending], orderId: 'o' }).hasPendingPayment).toBe(
      false,
    );
  });

  it('[PAY-36] [D-60] [F-04] confirmed payments pay; their tip does not', () => {
    const tipped = {
      ...payment,
      amount: minor(10_000),
      tip: minor(1_000),
      state: 'CONFIRMED',
    } as const;
    expect(priced({ items: [burger], payments: [tipped] })).toMatchObject({
      totalUnpaid: 0,
      isFullyPaid: true,
      isReadyForCheckout: false,
    });
    const part = { ...tipped, amount: minor(9_900) };
    expect(priced({ items: [burger], payments: [part] })).toMatchObject({
      totalUnpaid: 100,
      isFullyPaid: false,
    });
  });

  it('[PAY-18] a cart at 0 is ready, but nobody has paid it', () => {
    expect(priced({ items: [burger], promoCode: promoCode({ discountRate: 100 }) })).toMatchObject({
      due: 0,
      totalUnpaid: 0,
      isFullyPaid: false,
      isReadyForCheckout: true,
    });
  });
});

describe('laws of pricing', () => {
  const FEES = [{ amount: minor(490), percentageVAT: 25 }];
  const anyCart = arbitraryCartEvents.map((events) =>
    priceCart(foldCart(events), {
      categoriesOf: drinksAreDrinks,
      fees: FEES,
    }),
  );

  it('[D-60] sums agree and nothing is ever negative', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const sum = (of: 'subtotal' | 'lineDiscount' | 'orderDiscount' | 'total') =>
          addMinor(...cart.pricedLines.map((each) => each[of]));
        expect(cart.subtotal).toBe(sum('subtotal'));
        expect(cart.total).toBe(cart.subtotal - sum('lineDiscount'));
        expect(cart.discount).toBe(sum('orderDiscount'));
        expect(cart.totalDiscount).toBe(sum('lineDiscount') + sum('orderDiscount'));
        expect(cart.due).toBe(cart.total - cart.discount + cart.fees);
        expect(cart.due - cart.fees).toBe(sum('total'));
        const amounts = cart.pricedLines.flatMap((each) => [
          each.subtotal,
          each.lineDiscount,
          each.orderDiscount,
          each.total,
        ]);
        expect(Math.min(0, ...amounts, cart.due, cart.totalUnpaid)).toBe(0);
      }),
    );
  });

  it('[D-60] [DATA-16] [F-04] what was confirmed for the food is paid, whatever the tip', () => {
    fc.assert(
      fc.property(anyCart, arbitraryTip, (cart, tip) => {
        const { cartId, orderId } = cart;
        fc.pre(cartId !== null && orderId === null && cart.totalUnpaid > 0);
        const paid = applyCartEvent(
          cart,
          eventOf('PAYMENT_CONFIRMED', { paymentId: 'last', amount: cart.totalUnpaid, tip }),
        );
        expect(priceCart(paid, { categoriesOf: drinksAreDrinks, fees: FEES })).toMatchObject({
          totalUnpaid: 0,
          isFullyPaid: true,
        });
      }),
    );
  });

  it('[D-67] [D-68] a discount is never above what it is taken from and never stacked', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        for (const each of cart.pricedLines) {
          expect(each.lineDiscount + each.orderDiscount).toBeLessThanOrEqual(each.subtotal);
          expect(Math.min(each.lineDiscount, each.orderDiscount)).toBe(0);
        }
        expect(cart.discount > 0).toBe(cart.appliedDiscount !== 'NONE');
      }),
    );
  });

  it('[D-61] VAT and net of all rates sum to what is due', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(cart.totalVat).toBe(addMinor(...cart.vat.map(({ amount }) => amount)));
        expect(addMinor(...cart.vat.map(({ amount, net }) => addMinor(amount, net)))).toBe(
          cart.due,
        );
      }),
    );
  });
});
