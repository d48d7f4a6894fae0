import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The declarations of one class of a stylesheet of the guest app. */
function declarations(file: string, name: string): string {
  const css = readFileSync(new URL(`../../apps/ordering/src/${file}`, import.meta.url), 'utf8');
  return new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
}

it('[BRAND-10] a dropdown is at most 250 px', () => {
  const select = declarations('shared/pre-order/TimeSelector.module.css', 'select');
  expect(select).toContain('max-inline-size: 250px');
});

it('[BRAND-11] the list of out-of-stock items is at most 350 px', () => {
  const list = declarations('features/cart/CartDialogs.module.css', 'titles');
  expect(list).toContain('max-block-size: 350px');
});

it('[BRAND-13] a circle in the stamp detail measures 64 px', () => {
  const circle = declarations('features/loyalty/stamps/StampCards.module.css', 'circle');
  expect(circle).toContain('inline-size: 64px');
  expect(circle).toContain('block-size: 64px');
});
