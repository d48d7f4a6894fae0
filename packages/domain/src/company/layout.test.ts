import { expect, it } from 'vitest';
import {
  CARD_IMAGE,
  DESKTOP_IMAGE,
  INSTANT_CARD_IMAGE,
  isLongTitle,
  SMALL_CARD_IMAGE,
  smallScreenImages,
} from './layout.ts';

it('[BRAND-19] [D-11] a title of more than 20 characters is long', () => {
  expect(isLongTitle('a'.repeat(20))).toBe(false);
  expect(isLongTitle('a'.repeat(21))).toBe(true);
  expect(isLongTitle('🍔'.repeat(20))).toBe(false);
});

it('[BRAND-14] [BRAND-16] [BRAND-17] cards and desktop headers have their own sizes', () => {
  expect([CARD_IMAGE, SMALL_CARD_IMAGE, INSTANT_CARD_IMAGE, DESKTOP_IMAGE]).toEqual([
    { width: 560, height: 368 },
    { width: 408, height: 272 },
    { width: 192, height: 130 },
    { width: 944, height: 480 },
  ]);
});

it('[BRAND-15] small windows ask for twice their width by 864 or by 480', () => {
  const sizes = smallScreenImages('TALL');
  expect(sizes).toContainEqual({ window: 360, size: { width: 720, height: 864 } });
  expect(sizes.every(({ window, size }) => size.width === 2 * window)).toBe(true);
  expect(smallScreenImages('LOW')[0]?.size.height).toBe(480);
});
