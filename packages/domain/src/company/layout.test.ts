import { expect, it } from 'vitest';
import {
  CARD_IMAGE,
  DESKTOP_IMAGE,
  INSTANT_CARD_IMAGE,
  isLongTitle,
  SMALL_CARD_IMAGE,
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
