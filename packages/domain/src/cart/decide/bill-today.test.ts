import { describe, expect, it } from 'vitest';
import { minor, ZERO } from '../../money/minor.ts';
import type { CartLine } from '../cart-line.ts';
import { createdCart, line } from '../testing/builders.ts';
import { worldWith } from '../testing/kitchen.ts';
import { cartToday, refusalOfSwitches } from './cart-today.ts';
import type { PayableChequeItem } from './cart-world.ts';
import { changedShares, FRACTION_TOLERANCE, linesOfBill, shareOf } from './cheque-lines.ts';
import { isCartServed } from './menu-of-cart.ts';

const nowhere = { isAtTable: false, isQrOrderingActive: false };
const share = (amount: number, discount = 0): NonNullable<CartLine['share']> => ({
  amount: minor(amount),
  discount: minor(discount),
});
/** A dish that is on no menu any more: it was eaten, and is paid as it was ordered. */
const soup = (left: { fraction: number; amount: number }): PayableChequeItem => ({
  id: 'eaten',
  itemId: 'soup',
  title: 'Soup',
  categoryId: null,
  vatRate: 12,
  amount: minor(9_000),
  discount: ZERO,
  variations: [],
  left: { fraction: left.fraction, amount: minor(left.amount), discount: ZERO },
});
const billWorld = (left = { fraction: 0.5, amount: 4_500 }) =>
  worldWith({
    // Long after closing.
    now: Temporal.Instant.from('2026-03-02T22:30:00Z'),
    company: { hasAppOrders: false },
    settings: { bagItemId: 'bag', isPickupTimeDisabled: true },
    chequeOf: () => ({ id: 'cheque-1', venueId: 'venue-1', isOpen: true, items: [soup(left)] }),
  });
const half = line({ id: 'eaten', itemId: 'soup', fraction: 0.5, share: share(4_500) });
const tied = createdCart({
  serviceType: 'EAT_HERE',
  chequeId: 'cheque-1',
  items: [{ ...half, amount: minor(9_000) }],
  pickupTime: '2026-03-02T18:00:00Z',
});

describe('what is on a bill', () => {
  it('[D-103] [D-161] is paid after closing, with the app off and the dish gone', () => {
    expect(cartToday(tied, billWorld(), nowhere)).toEqual({
      refusal: null,
      corrections: [],
      correctionCode: null,
    });
    expect(isCartServed(tied, billWorld())).toBe(true);
    expect(refusalOfSwitches(tied, billWorld(), nowhere)).toBeNull();
  });

  it('[D-66] gets no bag, however it is eaten', () => {
    const noon = { ...billWorld(), now: Temporal.Instant.from('2026-03-02T11:00:00Z') };
    const away = { ...tied, serviceType: 'TAKE_AWAY' as const };
    expect(cartToday(away, noon, nowhere).corrections).toEqual([]);
  });

  it('[D-52] [D-53] is told with its new share where somebody paid the part beside it', () => {
    const { corrections, correctionCode } = cartToday(
      tied,
      billWorld({ fraction: 0.5, amount: 4_499 }),
      nowhere,
    );
    expect(corrections).toEqual([
      {
        type: 'CART_REPRICED',
        lines: [{ id: 'eaten', amount: 9_000, vatRate: 12, share: share(4_499) }],
      },
    ]);
    expect(correctionCode).toBe('AMOUNT_CHANGED');
  });

  it('[D-53] a share that was not there, or has another discount, is one that changed', () => {
    const now = [{ ...half, share: share(4_500, 100) }];
    expect(changedShares([], now)).toHaveLength(1);
    expect(changedShares([line({ id: 'eaten' })], now)).toHaveLength(1);
    expect(changedShares([half], now)).toHaveLength(1);
    expect(changedShares(now, now)).toEqual([]);
  });

  it('[D-53] what floats cannot tell apart is all that is left', () => {
    const { amount, discount, left } = soup({ fraction: 0.5, amount: 4_600 });
    const almost = left.fraction - FRACTION_TOLERANCE;
    expect(shareOf({ amount, discount, left }, almost)).toEqual(share(4_600));
    const cheque = { id: 'cheque-1', venueId: 'venue-1', isOpen: true };
    const request = { ...half, fraction: left.fraction + FRACTION_TOLERANCE };
    const items = [soup({ fraction: 0.5, amount: 4_400 })];
    expect(linesOfBill({ ...cheque, items }, [request]).ok).toBe(true);
  });

  it('[D-68] [D-103] its lines are the bill’s: no membership discount, nothing left out', () => {
    const cheque = { id: 'cheque-1', venueId: 'venue-1', isOpen: true };
    const items = [soup({ fraction: 1, amount: 9_000 })];
    expect(linesOfBill({ ...cheque, items }, [half])).toMatchObject({
      value: [{ disableMembershipDiscounts: true, removedVariations: [], message: null }],
    });
  });
});
