import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { minor, ZERO } from '../money/minor.ts';
import { cartSections } from './cart-sections.ts';
import { lackingLines, stockNeedsOf } from './stock-needs.ts';
import { arbitraryLine } from './testing/arbitrary-cart-events.ts';
import { line } from './testing/builders.ts';
import { bread, burger, extras, stock } from './testing/kitchen.ts';

const needsOf = stockNeedsOf({ items: [burger], modificationGroups: [bread, extras] });
const sums = { due: minor(900), fees: ZERO, totalDiscount: minor(100), isPayLaterOrder: false };

it('[CART-25] [CART-26] [CART-27] rows follow the switches', () => {
  const off = { arePromoCodesEnabled: false, areCommentsDisabled: true, isTippingEnabled: false };
  expect(cartSections(off, sums)).toEqual({
    hasDiscountCode: false,
    hasComment: false,
    hasTips: false,
  });
  const on = { arePromoCodesEnabled: true, areCommentsDisabled: false, isTippingEnabled: true };
  expect(cartSections(on, sums)).toEqual({
    hasDiscountCode: true,
    hasComment: true,
    hasTips: true,
  });
});

it('[CART-33] [CART-34] lines that cannot be served are named, the last ones first to go', () => {
  const lines = ['a', 'b', 'c'].map((id) => line({ id }));
  const two = stock({ itemId: 'burger', outOfStock: false, count: 2 });
  expect(lackingLines(lines, two, needsOf)).toEqual([
    { line: line({ id: 'c' }), lackingId: 'burger' },
  ]);
  const flagged = stock({ itemId: 'burger', outOfStock: true, count: 5 });
  expect(lackingLines(lines, flagged, needsOf)).toHaveLength(3);
  expect(lackingLines(lines, stock(), needsOf)).toEqual([]);
});

it('[CART-33] [ITEM-22] what is left after removing them can be served', () => {
  const entries = fc.constantFrom('burger', 'cola', 'cheese', 'dip').chain((itemId) =>
    fc.record({
      itemId: fc.constant(itemId),
      outOfStock: fc.boolean(),
      count: fc.option(fc.nat(3)),
    }),
  );
  fc.assert(
    fc.property(fc.array(arbitraryLine), fc.array(entries), (lines, inventory) => {
      const kitchen = stock(...inventory);
      const lacking = lackingLines(lines, kitchen, needsOf).map((each) => each.line);
      const remaining = lines.filter((each) => !lacking.includes(each));
      expect(lackingLines(remaining, kitchen, needsOf)).toEqual([]);
    }),
  );
});
