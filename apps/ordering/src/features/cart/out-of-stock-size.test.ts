import { expect, it } from 'vitest';
import css from './CartDialogs.module.css?raw';

it('[BRAND-11] the list of out-of-stock items is at most 350 px', () => {
  expect(css).toContain('max-block-size: 350px');
});
