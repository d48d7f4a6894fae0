import { expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

it('[I18N-15] [D-255] writes thousands with no-break spaces, as prices have them', () => {
  const counts = [0, 7, 999, 1000, 12_345, 1_234_567, -1000].map(formatCount);
  expect(counts.map((text) => text.replaceAll('\u00a0', '_'))).toEqual([
    '0',
    '7',
    '999',
    '1_000',
    '12_345',
    '1_234_567',
    '-1_000',
  ]);
});
