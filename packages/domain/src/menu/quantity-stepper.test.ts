import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ITEM_MIN_QUANTITY,
  leaveQuantity,
  stepQuantity,
  typeQuantity,
  UPSELL_MIN_QUANTITY,
} from './quantity-stepper.ts';

const onItem = { min: ITEM_MIN_QUANTITY, max: 12 };
const onUpsell = { min: UPSELL_MIN_QUANTITY, max: 12 };

describe('typeQuantity', () => {
  it('[ITEM-14] accepts digits only and strips leading zeros', () => {
    expect(typeQuantity('7', onItem)).toEqual({ quantity: 7, isLimited: false });
    expect(typeQuantity('1a0', onItem)).toEqual({ quantity: 10, isLimited: false });
    expect(typeQuantity('-3', onItem)).toEqual({ quantity: 3, isLimited: false });
    expect(typeQuantity('007', onItem)).toEqual({ quantity: 7, isLimited: false });
  });

  it('[ITEM-15] zero is a quantity for an upsell, not for the item', () => {
    expect(typeQuantity('0', onUpsell).quantity).toBe(0);
    expect(typeQuantity('0', onItem).quantity).toBeNull();
  });

  it('[ITEM-16] clamps to the maximum and says so', () => {
    expect(typeQuantity('12', onItem)).toEqual({ quantity: 12, isLimited: false });
    expect(typeQuantity('13', onItem)).toEqual({ quantity: 12, isLimited: true });
    expect(typeQuantity('9'.repeat(400), onItem)).toEqual({ quantity: 12, isLimited: true });
  });

  it('[ITEM-17] may be empty while typing and returns to its minimum on blur', () => {
    expect(typeQuantity('', onItem)).toEqual({ quantity: null, isLimited: false });
    expect(leaveQuantity(null, onItem)).toBe(1);
    expect(leaveQuantity(null, onUpsell)).toBe(0);
    expect(leaveQuantity(4, onItem)).toBe(4);
  });

  it('[ITEM-14] [ITEM-16] whatever is typed, the quantity stays within its limits', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(99), (typed, max) => {
        const { quantity } = typeQuantity(typed, { min: 0, max });
        if (quantity === null) return;
        expect(Number.isInteger(quantity)).toBe(true);
        expect(quantity).toBeGreaterThanOrEqual(0);
        expect(quantity).toBeLessThanOrEqual(max);
      }),
    );
  });
});

describe('stepQuantity', () => {
  it('[ITEM-18] changes by 1, [ITEM-15] not below the minimum', () => {
    expect(stepQuantity(1, 1, onItem)).toEqual({ quantity: 2, isLimited: false });
    expect(stepQuantity(2, -1, onItem)).toEqual({ quantity: 1, isLimited: false });
    expect(stepQuantity(1, -1, onItem)).toEqual({ quantity: 1, isLimited: false });
    expect(stepQuantity(1, -1, onUpsell)).toEqual({ quantity: 0, isLimited: false });
  });

  it('[ITEM-16] stops at the maximum with a notice', () => {
    expect(stepQuantity(12, 1, onItem)).toEqual({ quantity: 12, isLimited: true });
  });
});
