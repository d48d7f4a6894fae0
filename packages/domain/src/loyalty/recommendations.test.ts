import { expect, it } from 'vitest';
import { RECOMMENDATION_DAYS, recommendedItems } from './recommendations.ts';

it('[D-121] own favourites first, then best sellers, each once', () => {
  const items = recommendedItems(['soup', 'burger'], ['burger', 'fries'], () => true);
  expect(items).toEqual(['soup', 'burger', 'fries']);
});

it('[D-121] [MENU-20] what is not shown makes room for the next', () => {
  const many = Array.from({ length: 30 }, (_, at) => `dish-${at}`);
  const items = recommendedItems(['hidden'], many, (id) => id !== 'hidden');
  expect(items).toEqual(many.slice(0, 10));
});

it('[D-121] half a year of orders counts', () => {
  expect(RECOMMENDATION_DAYS).toBe(180);
});
