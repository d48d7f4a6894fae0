import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';

// Which screen an address opens is asked of the table of screens: app/routes.test.ts.
describe('paths', () => {
  it('[ROUTE-02] [ROUTE-06] [ROUTE-07] the landing keeps venue and table, and leaves out what is not known', () => {
    expect(paths.landing.to({ v: 'v1', t: 't1' })).toBe('/?v=v1&t=t1');
    expect(paths.landing.to({ v: 'v1', t: null })).toBe('/?v=v1');
    expect(paths.landing.to()).toBe('/');
  });

  it('[ROUTE-18] [ROUTE-21] queries of order status and cheque checkout', () => {
    expect(paths.venueOrder.to('v1', 'o1', { t: '1' })).toBe('/order/v1/order/o1?t=1');
    expect(paths.chequeCheckout.to('q1', { items: ['a', 'b'], v: 'v1' })).toBe(
      '/cheque/q1/checkout?items=a%2Cb&v=v1',
    );
  });

  it('an id from outside cannot change the address it stands in', () => {
    expect(paths.item.to('v1', '../cart?x=1')).toBe('/order/v1/item/..%2Fcart%3Fx%3D1');
  });
});
