import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const rule = (file: string, name: string) =>
  new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(css(file))?.[1] ?? '';

it('[BRAND-10] a dropdown is at most 250 px', () => {
  expect(rule('shared/pre-order/TimeSelector.module.css', 'select')).toContain(
    'max-inline-size: 250px',
  );
});

it('[BRAND-13] a circle in the stamp detail measures 64 px', () => {
  const circle = rule('features/loyalty/stamps/StampCards.module.css', 'circle');
  expect(circle).toContain('inline-size: 64px');
  expect(circle).toContain('block-size: 64px');
});
