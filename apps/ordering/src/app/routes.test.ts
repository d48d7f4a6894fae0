import { describe, expect, it } from 'vitest';
import { paths } from '../shared/paths.ts';
import type { ScreenModule } from '../shared/screens/screen-module.ts';
import { matchRoute, ROUTES } from './routes.tsx';

type Source = { file: string; load: () => Promise<ScreenModule> };
const source = (file: string, load: Source['load']): Source => ({ file: `src/${file}`, load });

const SCREENS = {
  first: source('app/first-screen/FirstScreen.tsx', () =>
    import('./first-screen/FirstScreen.tsx').then((m) => m.firstScreenModule),
  ),
  restore: source('features/cart/RestoreOrderScreen.tsx', () =>
    import('../features/cart/RestoreOrderScreen.tsx').then((m) => m.restoreOrderModule),
  ),
  start: source('app/StartPage.tsx', () =>
    import('./StartPage.tsx').then((m) => m.startPageModule),
  ),
  menu: source('features/menu/list/MenuScreen.tsx', () =>
    import('../features/menu/list/MenuScreen.tsx').then((m) => m.menuScreenModule),
  ),
  category: source('features/menu/category/CategoryScreen.tsx', () =>
    import('../features/menu/category/CategoryScreen.tsx').then((m) => m.categoryScreenModule),
  ),
  item: source('features/menu/item/ItemScreen.tsx', () =>
    import('../features/menu/item/ItemScreen.tsx').then((m) => m.itemScreenModule),
  ),
  cart: source('app/CartPage.tsx', () => import('./CartPage.tsx').then((m) => m.cartPageModule)),
  storeListing: source('features/venues/store-listing/StoreListingScreen.tsx', () =>
    import('../features/venues/store-listing/StoreListingScreen.tsx').then(
      (m) => m.storeListingModule,
    ),
  ),
  orderStatus: source('features/orders/status/OrderStatusScreen.tsx', () =>
    import('../features/orders/status/OrderStatusScreen.tsx').then((m) => m.orderStatusModule),
  ),
  history: source('features/orders/history/OrderHistoryScreen.tsx', () =>
    import('../features/orders/history/OrderHistoryScreen.tsx').then((m) => m.orderHistoryModule),
  ),
  bill: source('features/tables/ChequeScreen.tsx', () =>
    import('../features/tables/ChequeScreen.tsx').then((m) => m.chequeModule),
  ),
  payOrSplit: source('features/tables/PayOrSplitScreen.tsx', () =>
    import('../features/tables/PayOrSplitScreen.tsx').then((m) => m.payOrSplitModule),
  ),
  billCheckout: source('app/ChequeCheckoutPage.tsx', () =>
    import('./ChequeCheckoutPage.tsx').then((m) => m.chequeCheckoutModule),
  ),
  news: source('features/content/news/NewsScreen.tsx', () =>
    import('../features/content/news/NewsScreen.tsx').then((m) => m.newsModule),
  ),
  article: source('features/content/news/ArticleScreen.tsx', () =>
    import('../features/content/news/ArticleScreen.tsx').then((m) => m.articleModule),
  ),
  membership: source('features/loyalty/membership/MembershipScreen.tsx', () =>
    import('../features/loyalty/membership/MembershipScreen.tsx').then((m) => m.membershipModule),
  ),
  support: source('features/support/SupportScreen.tsx', () =>
    import('../features/support/SupportScreen.tsx').then((m) => m.supportModule),
  ),
  cookies: source('features/support/CookiesScreen.tsx', () =>
    import('../features/support/CookiesScreen.tsx').then((m) => m.cookiesModule),
  ),
  sidebarPage: source('features/content/SidebarPageScreen.tsx', () =>
    import('../features/content/SidebarPageScreen.tsx').then((m) => m.sidebarPageModule),
  ),
  privacy: source('features/content/PrivacyPolicyScreen.tsx', () =>
    import('../features/content/PrivacyPolicyScreen.tsx').then((m) => m.privacyPolicyModule),
  ),
  invoice: source('features/accounts/invoice/InvoiceSignupScreen.tsx', () =>
    import('../features/accounts/invoice/InvoiceSignupScreen.tsx').then(
      (m) => m.invoiceSignupModule,
    ),
  ),
  loyaltyCode: source('features/loyalty/code/LoyaltyCodeScreen.tsx', () =>
    import('../features/loyalty/code/LoyaltyCodeScreen.tsx').then((m) => m.loyaltyCodeModule),
  ),
};

/** Rule, address, the screen that must open, and what of the address that screen is told. */
const OPENS: [string, string, keyof typeof SCREENS, Record<string, string>][] = [
  ['[ROUTE-01]', '/', 'first', {}],
  ['[ROUTE-09]', '/order', 'restore', {}],
  ['[ROUTE-10]', '/order/v1', 'start', { venueId: 'v1' }],
  ['[ROUTE-11]', '/order/v1/menu', 'menu', { venueId: 'v1' }],
  ['[ROUTE-12]', '/order/v1/menu/c1', 'category', { venueId: 'v1', categoryId: 'c1' }],
  ['[ROUTE-13]', '/order/v1/item/i1', 'item', { venueId: 'v1', itemId: 'i1' }],
  [
    '[ROUTE-14]',
    '/order/v1/menu/c1/item/i1',
    'item',
    { venueId: 'v1', categoryId: 'c1', itemId: 'i1' },
  ],
  ['[ROUTE-15]', '/order/v1/cart', 'cart', { venueId: 'v1' }],
  ['[ROUTE-16]', '/order/v1/store-listing', 'storeListing', { venueId: 'v1' }],
  ['[ROUTE-16]', '/store-listing', 'storeListing', {}],
  ['[ROUTE-17]', '/order/v1/order/o1', 'orderStatus', { venueId: 'v1', orderId: 'o1' }],
  ['[ROUTE-17]', '/orderstatus/o1', 'orderStatus', { orderId: 'o1' }],
  ['[ROUTE-19]', '/cheque/q1', 'bill', { chequeId: 'q1' }],
  ['[ROUTE-20]', '/cheque/q1/pay_or_split', 'payOrSplit', { chequeId: 'q1' }],
  ['[ROUTE-21]', '/cheque/q1/checkout', 'billCheckout', { chequeId: 'q1' }],
  ['[ROUTE-22]', '/order-history', 'history', {}],
  ['[ROUTE-23]', '/order-history/o1', 'history', { orderId: 'o1' }],
  ['[ROUTE-24]', '/news', 'news', {}],
  ['[ROUTE-25]', '/news/n1', 'article', { contentId: 'n1' }],
  ['[ROUTE-25]', '/latestnews/n1', 'article', { contentId: 'n1' }],
  ['[ROUTE-26]', '/membership', 'membership', {}],
  ['[ROUTE-26]', '/support', 'support', {}],
  ['[ROUTE-26]', '/cookies', 'cookies', {}],
  ['[ROUTE-27]', '/sidebar/about', 'sidebarPage', { slug: 'about' }],
  ['[ROUTE-28]', '/privacy-policy', 'privacy', {}],
  ['[ROUTE-29]', '/invoice-signup', 'invoice', {}],
  ['[ROUTE-30]', '/leat-loyalty', 'loyaltyCode', {}],
];

describe('the table of screens', () => {
  it.each(OPENS)('%s %s opens %s', async (_rule, address, name, params) => {
    const match = matchRoute(address);
    expect(match, 'no line in the table opens this address').not.toBeNull();
    if (match === null) return;
    const screen = SCREENS[name];
    expect(match.params).toEqual(params);
    expect(await match.route.screen.preload()).toBe(await screen.load());
    // The server preloads this file for the first page.
    expect(match.route.module).toBe(screen.file);
  });

  it('[ROUTE-01] [ROUTE-30] [D-24] has one line for every address, and none for any other', () => {
    expect(ROUTES.map(({ path }) => path).toSorted()).toEqual(Object.keys(paths).toSorted());
    expect(matchRoute('/no/such/page')).toBeNull();
  });

  it('[ROUTE-05] knows which pages need a service type', () => {
    const ordering = ROUTES.filter(({ isOrdering }) => isOrdering).map(({ path }) => path);
    expect(ordering.toSorted()).toEqual(
      ['cart', 'category', 'item', 'itemOfCategory', 'menu', 'start'].toSorted(),
    );
  });
});
