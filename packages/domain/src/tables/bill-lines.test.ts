import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCart } from '../cart/fold-cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import { arbitraryCartEvents, drinksAreDrinks } from '../cart/testing/arbitrary-cart-events.ts';
import { createdCart, line } from '../cart/testing/builders.ts';
import { addMinor, minor, ZERO } from '../money/minor.ts';
import { chequeItemsOf, whyNotOnBill } from './bill-lines.ts';
import { type Cheque, chequeTotals } from './cheque.ts';
import { type ChequeClaim, payableCheque } from './cheque-claims.ts';

const now = Temporal.Instant.from('2026-03-02T19:00:00Z');
const numbered = () => {
  let next = 0;
  return () => `item-${(next += 1)}`;
};

describe('what an order puts on the bill', () => {
  it('[D-83] [DATA-22] a row per dish, variations in its amount and named beside it', () => {
    const rye = { id: 'rye', amount: minor(500), title: 'Rye', groupId: 'bread' };
    const cart = priceCart(
      createdCart({ items: [line({ variations: [rye], discount: minor(1_000) })] }),
      { categoriesOf: drinksAreDrinks },
    );
    expect(chequeItemsOf(cart, numbered())).toEqual([
      {
        id: 'item-1',
        itemId: 'burger',
        title: 'Burger',
        categoryId: 'mains',
        vatRate: 12,
        amount: 10_500,
        discount: 1_000,
        variations: ['rye'],
        richVariations: [rye],
      },
    ]);
  });

  it('[D-61] [D-83] the bill comes to what the guest saw, whatever discounts were on the cart', () => {
    fc.assert(
      fc.property(arbitraryCartEvents, (events) => {
        const cart = priceCart(foldCart(events), { categoriesOf: drinksAreDrinks });
        const items = chequeItemsOf(cart, numbered());
        expect(chequeTotals({ items, paidAmount: ZERO }).total).toBe(cart.due);
        expect(addMinor(...items.map(({ discount }) => discount))).toBe(cart.totalDiscount);
      }),
    );
  });
});

describe('paying it', () => {
  const cheque: Cheque = {
    id: 'cheque-1',
    venueId: 'venue-1',
    tableId: 'table-1',
    createdAt: '2026-03-02T18:00:00Z',
    paidAmount: ZERO,
    items: chequeItemsOf(
      priceCart(createdCart({ items: [line({ amount: minor(101) })] }), {
        categoriesOf: drinksAreDrinks,
      }),
      numbered(),
    ),
  };
  const half = (amount: number) =>
    line({ id: 'item-1', fraction: 0.5, share: { amount: minor(amount), discount: ZERO } });
  const paidHalf: ChequeClaim = {
    chequeItemId: 'item-1',
    cartId: 'cart-9',
    fraction: 0.5,
    amount: minor(51),
    discount: ZERO,
    until: null,
  };
  const why = (claims: ChequeClaim[], share = half(51)) =>
    whyNotOnBill(payableCheque(cheque, claims, now, 'cart-1'), [share]);

  it('[D-103] only what is left, at the amount that is left', () => {
    expect(why([])).toBeNull();
    expect(why([paidHalf])).toBe('AMOUNT_CHANGED');
    expect(why([paidHalf], half(50))).toBeNull();
    expect(why([paidHalf, { ...paidHalf, cartId: 'cart-8', amount: minor(50) }])).toBe(
      'CHEQUE_ITEM_LOCKED',
    );
    expect(why([], line({ id: 'gone', share: { amount: minor(1), discount: ZERO } }))).toBe(
      'CHEQUE_NOT_FOUND',
    );
  });

  it('[D-103] a claimed amount of one’s own is no amount', () => {
    expect(why([], half(1))).toBe('AMOUNT_CHANGED');
  });
});
