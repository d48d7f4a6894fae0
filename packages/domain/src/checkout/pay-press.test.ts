import { expect, it } from 'vitest';
import type { Cart } from '../cart/cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import { bagLine, createdCart, line } from '../cart/testing/builders.ts';
import { minor, ZERO } from '../money/minor.ts';
import { afterSuccess, isNewCartError, isSupportEmailShown } from './after-success.ts';
import {
  isInvoiceButtonShown,
  earnsPoints,
  isSignUpReminderDue,
  isZeroAmountOrder,
  payPress,
} from './pay-press.ts';

const priced = (fields: Partial<Cart>) =>
  priceCart(createdCart(fields), { categoriesOf: () => new Set() });
const free = { items: [line({ amount: ZERO })] };

it('[PAY-18] [D-60] zero-amount: nothing due, ready, with a dish', () => {
  expect(isZeroAmountOrder(priced(free))).toBe(true);
  expect(isZeroAmountOrder(priced({ items: [line()] }))).toBe(false);
  expect(isZeroAmountOrder(priced({ items: [] }))).toBe(false);
  expect(isZeroAmountOrder(priced({ ...free, orderId: 'o' }))).toBe(false);
});

it('[PAY-18] each of its conditions is needed', () => {
  const zero = {
    items: [line({ amount: ZERO })],
    due: ZERO,
    totalUnpaid: ZERO,
    isReadyForCheckout: true,
    isPayLaterOrder: false,
  };
  expect(isZeroAmountOrder(zero)).toBe(true);
  expect(isZeroAmountOrder({ ...zero, due: minor(1) })).toBe(false);
  expect(isZeroAmountOrder({ ...zero, totalUnpaid: minor(1) })).toBe(false);
  expect(isZeroAmountOrder({ ...zero, isReadyForCheckout: false })).toBe(false);
  expect(isZeroAmountOrder({ ...zero, items: [bagLine({ amount: ZERO })] })).toBe(false);
});

it('[PAY-15] [PAY-19] [PAY-20] what pressing pay does', () => {
  expect(payPress(priced({ items: [line()] }))).toBe('CARD_DROP_IN');
  expect(payPress(priced(free))).toBe('ZERO_PAYMENT');
  expect(payPress(priced({ ...free, isPayLaterOrder: true }))).toBe('PAY_LATER');
});

it('[D-117] [F-40] points are earned by what is paid now', () => {
  expect(earnsPoints(priced({ items: [line()] }))).toBe(true);
  expect(earnsPoints(priced(free))).toBe(false);
  expect(earnsPoints(priced({ items: [line()], isPayLaterOrder: true }))).toBe(false);
});

it('[PAY-43] the invoice button is for users with a target', () => {
  expect(isInvoiceButtonShown(true, { invoiceTargetId: 't' })).toBe(true);
  expect(isInvoiceButtonShown(true, { invoiceTargetId: null })).toBe(false);
  expect(isInvoiceButtonShown(true, null)).toBe(false);
  expect(isInvoiceButtonShown(false, { invoiceTargetId: 't' })).toBe(false);
});

it('[PAY-38] [D-87] the sign-up reminder comes once per cart, to guests, where there is membership', () => {
  const guest = {
    isSignedIn: false,
    hasMembershipCards: true,
    wasShownForThisCart: false,
    earnsPoints: true,
  };
  expect(isSignUpReminderDue(guest)).toBe(true);
  expect(isSignUpReminderDue({ ...guest, isSignedIn: true })).toBe(false);
  expect(isSignUpReminderDue({ ...guest, hasMembershipCards: false })).toBe(false);
  expect(isSignUpReminderDue({ ...guest, wasShownForThisCart: true })).toBe(false);
  expect(isSignUpReminderDue({ ...guest, earnsPoints: false })).toBe(false);
});

it('[PAY-31] [PAY-32] after success a user without table goes to the history, others to the status', () => {
  const order = { orderId: 'o', venueId: 'v', isSignedIn: true, hasTable: false };
  expect(afterSuccess(order)).toEqual({ goTo: 'ORDER_HISTORY', orderId: 'o' });
  const status = { goTo: 'ORDER_STATUS', orderId: 'o', venueId: 'v' };
  expect(afterSuccess({ ...order, hasTable: true })).toEqual(status);
  expect(afterSuccess({ ...order, isSignedIn: false })).toEqual(status);
});

it('[PAY-33] [D-158] a new error is one more than seen; support from the third', () => {
  expect(isNewCartError(1, { errorCount: 2 })).toBe(true);
  expect(isNewCartError(2, { errorCount: 2 })).toBe(false);
  expect([1, 2, 3].map(isSupportEmailShown)).toEqual([false, false, true]);
});
