import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeRedirectPath } from './redirect-path.ts';

it.each(['/', '/order/venue-1', '/order-history/1?t=5#top', '/?v=venue-1&t=7', '/news?back=//x'])(
  '[D-154] keeps %s',
  (path) => {
    expect(safeRedirectPath(path)).toBe(path);
  },
);

it.each([
  null,
  undefined,
  '',
  'order',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/order/../../other-company',
  '/order/%2e%2E/other-company',
  `/${'a'.repeat(3000)}`,
])('[D-154] answers %j with /', (path) => {
  expect(safeRedirectPath(path)).toBe('/');
});

it('[D-154] never leaves the site, whatever was stored', () => {
  const pieces = fc.array(
    fc.constantFrom('/', '\\', '.', '..', ':', '@', '%2f', '\t', 'evil.example', '?', '#', 'a'),
  );
  fc.assert(
    fc.property(pieces, (drawn) => {
      const path = safeRedirectPath(drawn.join(''));
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(path).not.toMatch(/[\\\t]/);
    }),
  );
});
