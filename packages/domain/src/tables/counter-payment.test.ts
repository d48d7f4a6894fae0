import { expect, it } from 'vitest';
import type { PayableCheque } from '../cart/decide/cart-world.ts';
import { minor } from '../money/minor.ts';
import { counterLines } from './counter-payment.ts';

const item = (id: string, left: { fraction: number; amount: number; discount?: number }) => ({
  id,
  itemId: `dish-${id}`,
  title: 'Soup',
  categoryId: null,
  vatRate: 12,
  amount: minor(10_000),
  discount: minor(1_000),
  variations: [],
  left: {
    fraction: left.fraction,
    amount: minor(left.amount),
    discount: minor(left.discount ?? 0),
  },
});
const cheque = (...items: ReturnType<typeof item>[]): PayableCheque => ({
  id: 'bill',
  venueId: 'venue',
  isOpen: true,
  items,
});
const whole = item('a', { fraction: 1, amount: 10_000, discount: 1_000 });
const half = item('b', { fraction: 0.5, amount: 5_000, discount: 500 });
const locked = item('c', { fraction: 0, amount: 0 });
const sharesOf = (result: ReturnType<typeof counterLines>) =>
  result.ok
    ? result.value.map(({ id, share }) => [id, share?.amount, share?.discount])
    : result.error;

it('[MONEY-16] the whole rest is what nobody has paid or is paying', () => {
  expect(sharesOf(counterLines(cheque(whole, half, locked), null, 'CASH'))).toEqual([
    ['a', 10_000, 1_000],
    ['b', 5_000, 500],
  ]);
});

it('[MONEY-16] chosen lines, and none that is not there or is being paid', () => {
  expect(sharesOf(counterLines(cheque(whole, half), ['b'], 'TERMINAL'))).toEqual([
    ['b', 5_000, 500],
  ]);
  expect(sharesOf(counterLines(cheque(whole, locked), ['a', 'c'], 'CASH'))).toBe('BILL_BEING_PAID');
  expect(sharesOf(counterLines(cheque(whole), ['x'], 'CASH'))).toBe('NOT_ON_BILL');
  expect(sharesOf(counterLines(cheque(whole), [], 'CASH'))).toBe('NOT_ON_BILL');
  expect(sharesOf(counterLines(cheque(locked), null, 'CASH'))).toBe('BILL_BEING_PAID');
  expect(sharesOf(counterLines({ ...cheque(whole), isOpen: false }, null, 'CASH'))).toBe(
    'BILL_CLOSED',
  );
});

it('[MONEY-16] [D-694] on the house all that is left is taken off', () => {
  expect(sharesOf(counterLines(cheque(whole, half), null, 'ON_THE_HOUSE'))).toEqual([
    ['a', 10_000, 10_000],
    ['b', 5_000, 5_000],
  ]);
});
