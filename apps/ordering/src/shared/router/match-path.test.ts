import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { matchPath } from './match-path.ts';

describe('[D-260] an address against a pattern', () => {
  it.each([
    ['/', '/', {}],
    ['/order', '/order', {}],
    ['/order', '/order/', {}],
    ['/order', '/ORDER', {}],
    ['/order/:venueId', '/order/v1', { venueId: 'v1' }],
    ['/order/:venueId/menu', '/order/v1/menu//', { venueId: 'v1' }],
    ['/sidebar/:slug', '/sidebar/%C3%B6ppet', { slug: 'öppet' }],
    ['/sidebar/:slug', '/sidebar/a%2Fb', { slug: 'a/b' }],
    ['/sidebar/:slug', '/sidebar/100%', { slug: '100%' }],
  ])('%s takes %s', (pattern, address, params) => {
    expect(matchPath(pattern, address)).toEqual(params);
  });

  it.each([
    ['/', '/order'],
    ['/order', '/'],
    ['/order', '/orders'],
    ['/order/:venueId', '/order'],
    ['/order/:venueId', '/order/'],
    ['/order/:venueId', '/order//'],
    ['/order/:venueId/menu', '/order//menu'],
    ['/order/:venueId', '/order/v1/menu'],
    ['/order-history', '/order.history'],
  ])('%s does not take %s', (pattern, address) => {
    expect(matchPath(pattern, address)).toBeNull();
  });

  it('what a link carries arrives, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: 'grapheme' }),
        fc.string({ minLength: 1, unit: 'grapheme' }),
        (venueId, itemId) => {
          const link = paths.item.to(venueId, itemId);
          expect(matchPath(paths.item.pattern, link)).toEqual({ venueId, itemId });
        },
      ),
    );
  });

  it('no two pages claim one address: which is asked first does not matter', () => {
    const all = Object.values(paths);
    for (const { pattern } of all) {
      const address = pattern.replaceAll(/:\w+/g, 'x1');
      expect(all.filter((other) => matchPath(other.pattern, address) !== null)).toHaveLength(1);
    }
  });
});
