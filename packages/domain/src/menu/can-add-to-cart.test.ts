import { expect, it } from 'vitest';
import { canAddToCart, mayOrder } from './can-add-to-cart.ts';

const stranger = {
  isSignedIn: false,
  isAnonymousOrderAllowed: false,
  isQrOrder: false,
  hasQrToken: false,
};
const dish = { isMenuExpired: false, isOutOfStock: false };

it('[ITEM-28] [AUTH-34] a stranger must log in', () => {
  expect(canAddToCart(stranger, dish)).toEqual({ ok: false, error: 'LOGIN_REQUIRED' });
});

it('[ITEM-28] except signed in, with anonymous purchase on, or in a QR order with its token', () => {
  expect(mayOrder({ ...stranger, isSignedIn: true })).toBe(true);
  expect(mayOrder({ ...stranger, isAnonymousOrderAllowed: true })).toBe(true);
  expect(mayOrder({ ...stranger, isQrOrder: true, hasQrToken: true })).toBe(true);
  expect(mayOrder({ ...stranger, isQrOrder: true })).toBe(false);
  expect(mayOrder({ ...stranger, hasQrToken: true })).toBe(false);
});

it('[ITEM-29] nobody adds from an expired menu', () => {
  const guest = { ...stranger, isSignedIn: true };
  expect(canAddToCart(guest, { ...dish, isMenuExpired: true })).toEqual({
    ok: false,
    error: 'MENU_EXPIRED',
  });
  expect(canAddToCart(guest, dish)).toEqual({ ok: true, value: true });
});

it('[ITEM-21] nobody adds what is out of stock', () => {
  expect(canAddToCart(stranger, { ...dish, isOutOfStock: true })).toEqual({
    ok: false,
    error: 'OUT_OF_STOCK',
  });
});
