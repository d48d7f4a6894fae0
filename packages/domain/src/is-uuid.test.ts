import { expect, it } from 'vitest';
import { isUuid } from './is-uuid.ts';

it('[ROUTE-17] [ROUTE-19] [F-53] tells an id from a link that was cut short', () => {
  expect(isUuid('0b9d3c52-7a41-4c1e-9a55-1f3f8a2f6c10')).toBe(true);
  expect(isUuid('0B9D3C52-7A41-4C1E-9A55-1F3F8A2F6C10')).toBe(true);
  for (const text of [
    '',
    'not-an-order',
    '0b9d3c52-7a41-4c1e-9a55-1f3f8a2f6c1',
    ' 0b9d3c52-7a41-4c1e-9a55-1f3f8a2f6c10',
    '0b9d3c52-7a41-4c1e-9a55-1f3f8a2f6c10\n',
  ])
    expect(isUuid(text), JSON.stringify(text)).toBe(false);
});
