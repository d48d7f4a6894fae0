import { expect, it } from 'vitest';
import css from './TimeSelector.module.css?raw';

it('[BRAND-10] a dropdown is at most 250 px', () => {
  expect(/\.select \{([^}]*)\}/.exec(css)?.[1]).toContain('max-inline-size: 250px');
});
