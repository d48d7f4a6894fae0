import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';

/** Which path's pattern an address belongs to, most literal first, as the router ranks them. */
function opened(address: string) {
  const [pathname = ''] = address.split('?');
  const names = Object.entries(paths).filter(([, { pattern }]) => matchPath(pattern, pathname));
  const params = (pattern: string) => pattern.split(':').length;
  return names.toSorted(([, a], [, b]) => params(a.pattern) - params(b.pattern))[0]?.[0];
}

describe('paths', () => {
  it.each([
    ['[ROUTE-01]', '/', 'landing'],
    ['[ROUTE-09]', '/order', 'restoreOrder'],
    ['[ROUTE-10]', '/order/v1', 'start'],
    ['[ROUTE-11]', '/order/v1/menu', 'menu'],
    ['[ROUTE-12]', '/order/v1/menu/c1', 'category'],
    ['[ROUTE-13]', '/order/v1/item/i1', 'item'],
    ['[ROUTE-14]', '/order/v1/menu/c1/item/i1', 'itemOfCategory'],
    ['[ROUTE-15]', '/order/v1/cart', 'cart'],
    ['[ROUTE-16]', '/order/v1/store-listing', 'venueStoreListing'],
    ['[ROUTE-16]', '/store-listing', 'storeListing'],
    ['[ROUTE-17]', '/order/v1/order/o1', 'venueOrder'],
    ['[ROUTE-17]', '/orderstatus/o1', 'orderStatus'],
    ['[ROUTE-19]', '/cheque/q1', 'cheque'],
    ['[ROUTE-20]', '/cheque/q1/pay_or_split', 'payOrSplit'],
    ['[ROUTE-21]', '/cheque/q1/checkout', 'chequeCheckout'],
    ['[ROUTE-22]', '/order-history', 'orderHistory'],
    ['[ROUTE-23]', '/order-history/o1', 'historyOrder'],
    ['[ROUTE-24]', '/news', 'news'],
    ['[ROUTE-25]', '/news/n1', 'newsArticle'],
    ['[ROUTE-25]', '/latestnews/n1', 'latestNews'],
    ['[ROUTE-26]', '/membership', 'membership'],
    ['[ROUTE-26]', '/support', 'support'],
    ['[ROUTE-26]', '/cookies', 'cookies'],
    ['[ROUTE-27]', '/sidebar/about', 'sidebarPage'],
    ['[ROUTE-28]', '/privacy-policy', 'privacyPolicy'],
    ['[ROUTE-29]', '/invoice-signup', 'invoiceSignup'],
    ['[ROUTE-30]', '/leat-loyalty', 'loyaltyCode'],
  ])('%s %s opens %s', (_rule, address, name) => {
    expect(opened(address)).toBe(name);
  });

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
