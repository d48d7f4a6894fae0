import { expect, it } from 'vitest';
import {
  BREAKPOINTS,
  CARD_IMAGE,
  hasSmallCards,
  headerImage,
  INSTANT_CARD_IMAGE,
  isDesktop,
  isLongGridName,
  isLongTitle,
  isSmallScreen,
  showsCategoryGrid,
  SMALL_CARD_IMAGE,
} from './layout.ts';

it('[BRAND-05] five breakpoints', () => {
  expect(BREAKPOINTS).toEqual([576, 768, 992, 1200, 1400]);
});

it('[D-09] small below 768, desktop from 992, small cards below 576', () => {
  expect([767, 768].map(isSmallScreen)).toEqual([true, false]);
  expect([991, 992].map(isDesktop)).toEqual([false, true]);
  expect([575, 576].map(hasSmallCards)).toEqual([true, false]);
});

it('[BRAND-19] [D-11] a title of more than 20 characters is long', () => {
  expect(isLongTitle('a'.repeat(20))).toBe(false);
  expect(isLongTitle('a'.repeat(21))).toBe(true);
  expect(isLongTitle('🍔'.repeat(20))).toBe(false);
});

it('[MENU-14] a category name of more than 11 characters is long in the grid', () => {
  expect(['Vegetariskt', 'Vegetariskt!'].map(isLongGridName)).toEqual([false, true]);
});

it('[MENU-10] [CONF-16] a grid by configuration or on a large viewport', () => {
  const shows = (showCategoriesInGridView: boolean, width: number) =>
    showsCategoryGrid({ showCategoriesInGridView }, width);
  expect([shows(false, 991), shows(true, 400), shows(false, 992)]).toEqual([false, true, true]);
});

it('[BRAND-14] [BRAND-17] cards ask for their own sizes', () => {
  expect([CARD_IMAGE, SMALL_CARD_IMAGE, INSTANT_CARD_IMAGE]).toEqual([
    { width: 560, height: 368 },
    { width: 408, height: 272 },
    { width: 192, height: 130 },
  ]);
});

it('[BRAND-15] [BRAND-16] [D-10] headers ask for twice the window width, on desktop for 944x480', () => {
  expect(headerImage(390, 'TALL')).toEqual({ width: 780, height: 864 });
  expect(headerImage(390, 'LOW')).toEqual({ width: 780, height: 480 });
  expect(headerImage(1200, 'TALL')).toEqual({ width: 944, height: 480 });
});
