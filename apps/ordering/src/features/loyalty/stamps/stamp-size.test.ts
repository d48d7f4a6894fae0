import { expect, it } from 'vitest';
import css from './StampCards.module.css?raw';

it('[BRAND-13] a circle in the stamp detail measures 64 px', () => {
  const circle = /\.circle \{([^}]*)\}/.exec(css)?.[1];
  expect(circle).toContain('inline-size: 64px');
  expect(circle).toContain('block-size: 64px');
});
