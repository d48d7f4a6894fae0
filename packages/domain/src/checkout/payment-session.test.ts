import { expect, it } from 'vitest';
import type { Cart } from '../cart/cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import { bagLine, createdCart, line } from '../cart/testing/builders.ts';
import { minor, ZERO } from '../money/minor.ts';
import { mismatchOfSessionRequest, needsSession, orderContent } from './payment-session.ts';

const priced = (fields: Partial<Cart>) =>
  priceCart(createdCart(fields), { categoriesOf: () => new Set() });
const cart = priced({ items: [line()] });

it('[PAY-03] a session needs something to pay, an open venue and dishes', () => {
  expect(needsSession(cart, true)).toBe(true);
  expect(needsSession(cart, false)).toBe(false);
  expect(needsSession(priced({ items: [] }), true)).toBe(false);
  expect(needsSession(priced({ items: [bagLine()] }), true)).toBe(false);
  expect(needsSession(priced({ items: [line({ amount: ZERO })] }), true)).toBe(false);
  expect(needsSession(priced({ items: [line()], isPayLaterOrder: true }), true)).toBe(false);
});

it('[D-310] [PAY-04] whatever an order is made of changes its content, at whatever price', () => {
  const content = (fields: Partial<Cart>) => orderContent(priced({ items: [line()], ...fields }));
  expect(content({})).toBe(orderContent(cart));
  expect(content({ errorCount: 2, payments: [] })).toBe(orderContent(cart));
  const changes: Partial<Cart>[] = [
    { comment: 'No nuts' },
    { pickupTime: '2026-03-02T17:00:00Z' },
    { items: [line({ itemId: 'another-of-the-same-price' })] },
    { items: [line({ removedVariations: ['onion'] })] },
    { serviceType: 'EAT_HERE' },
    { guestName: 'Ada' },
    { userId: 'user-1' },
  ];
  expect(new Set([{}, ...changes].map(content)).size).toBe(changes.length + 1);
});

it('[D-73] [D-78] [D-159] cart, currency, tip and amount must be the server’s own', () => {
  const terms = { currency: 'SEK', isTippingEnabled: true } as const;
  const request = {
    reference: 'cart-1',
    amount: minor(10_500),
    tip: minor(500),
    currency: 'SEK',
  } as const;
  const mismatch = (fields: Partial<typeof request> | object) =>
    mismatchOfSessionRequest(cart, { ...request, ...fields }, terms);
  expect(mismatch({})).toBeNull();
  expect(mismatch({ reference: 'cart-2' })).toBe('WRONG_CART');
  expect(mismatch({ currency: 'EUR' })).toBe('CURRENCY_CHANGED');
  expect(mismatch({ tip: minor(501) })).toBe('TIP_NOT_ALLOWED');
  expect(mismatch({ amount: minor(1) })).toBe('AMOUNT_CHANGED');
  expect(mismatch({ amount: minor(10_000) })).toBe('AMOUNT_CHANGED');
});
