import { isUuid } from '@tallrik/domain/is-uuid';
import { matchPath, type PathParams } from '../shared/router/match-path.ts';
import { paths, type PathName } from '../shared/paths.ts';
import type { TranslationKey } from '../shared/translate/translate.ts';
import { lazyScreen, type LazyScreen } from './lazy-screen.tsx';

export type AppRoute = {
  path: PathName;
  screen: LazyScreen;
  /** The source file of the screen's chunk: the server preloads what the manifest says belongs to it. */
  module: string;
  /** Rendered with its data by the server and open to search engines. */
  isPublic: boolean;
  /** Needs a venue and a service type, otherwise back to `/` (ROUTE-05). */
  isOrdering: boolean;
  tab?: 'start' | 'menu' | 'cart';
  /** Lies on top of the page that opened it: slides in and out, and is dragged away (SHELL-18, SHELL-19). */
  isStack?: true;
  /** Stands in the bar above a page that has no heading of its own, and above one that has, as where it belongs. */
  title?: TranslationKey;
};

const firstScreen = lazyScreen(
  () => import('./first-screen/FirstScreen.tsx').then((m) => m.firstScreenModule),
  'FIRST_TEXTS',
);
const start = lazyScreen(
  () => import('./StartPage.tsx').then((m) => m.startPageModule),
  'FIRST_TEXTS',
);
const menu = lazyScreen(
  () => import('../features/menu/list/MenuScreen.tsx').then((m) => m.menuScreenModule),
  'FIRST_TEXTS',
);
const category = lazyScreen(
  () => import('../features/menu/category/CategoryScreen.tsx').then((m) => m.categoryScreenModule),
  'FIRST_TEXTS',
);
const item = lazyScreen(() =>
  import('../features/menu/item/ItemScreen.tsx').then((m) => m.itemScreenModule),
);
const cart = lazyScreen(() => import('./CartPage.tsx').then((m) => m.cartPageModule));
const storeListing = lazyScreen(() =>
  import('../features/venues/store-listing/StoreListingScreen.tsx').then(
    (m) => m.storeListingModule,
  ),
);
const orderStatus = lazyScreen(() =>
  import('../features/orders/status/OrderStatusScreen.tsx').then((m) => m.orderStatusModule),
);
const orderHistory = lazyScreen(() =>
  import('../features/orders/history/OrderHistoryScreen.tsx').then((m) => m.orderHistoryModule),
);
const restoreOrder = lazyScreen(() =>
  import('../features/cart/RestoreOrderScreen.tsx').then((m) => m.restoreOrderModule),
);
const news = lazyScreen(() =>
  import('../features/content/news/NewsScreen.tsx').then((m) => m.newsModule),
);
const article = lazyScreen(() =>
  import('../features/content/news/ArticleScreen.tsx').then((m) => m.articleModule),
);
const sidebarPage = lazyScreen(() =>
  import('../features/content/SidebarPageScreen.tsx').then((m) => m.sidebarPageModule),
);
const privacyPolicy = lazyScreen(() =>
  import('../features/content/PrivacyPolicyScreen.tsx').then((m) => m.privacyPolicyModule),
);
const support = lazyScreen(() =>
  import('../features/support/SupportScreen.tsx').then((m) => m.supportModule),
);
const cookies = lazyScreen(() =>
  import('../features/support/CookiesScreen.tsx').then((m) => m.cookiesModule),
);
const membership = lazyScreen(() =>
  import('../features/loyalty/membership/MembershipScreen.tsx').then((m) => m.membershipModule),
);
const loyaltyCode = lazyScreen(() =>
  import('../features/loyalty/code/LoyaltyCodeScreen.tsx').then((m) => m.loyaltyCodeModule),
);
const invoiceSignup = lazyScreen(() =>
  import('../features/accounts/invoice/InvoiceSignupScreen.tsx').then((m) => m.invoiceSignupModule),
);
const cheque = lazyScreen(() =>
  import('../features/tables/ChequeScreen.tsx').then((m) => m.chequeModule),
);
const payOrSplit = lazyScreen(() =>
  import('../features/tables/PayOrSplitScreen.tsx').then((m) => m.payOrSplitModule),
);
const chequeCheckout = lazyScreen(() =>
  import('./ChequeCheckoutPage.tsx').then((m) => m.chequeCheckoutModule),
);

const SRC = 'src/features';

/** What is built of the addresses in `paths`; everything else leads to `/` (D-24). */
export const ROUTES: readonly AppRoute[] = [
  {
    path: 'landing',
    screen: firstScreen,
    module: 'src/app/first-screen/FirstScreen.tsx',
    isPublic: true,
    isOrdering: false,
  },
  {
    path: 'restoreOrder',
    screen: restoreOrder,
    module: `${SRC}/cart/RestoreOrderScreen.tsx`,
    isPublic: false,
    isOrdering: false,
  },
  {
    path: 'start',
    screen: start,
    module: 'src/app/StartPage.tsx',
    isPublic: true,
    isOrdering: true,
    tab: 'start',
  },
  {
    path: 'menu',
    screen: menu,
    module: `${SRC}/menu/list/MenuScreen.tsx`,
    isPublic: true,
    isOrdering: true,
    tab: 'menu',
  },
  {
    path: 'category',
    screen: category,
    module: `${SRC}/menu/category/CategoryScreen.tsx`,
    isPublic: true,
    isOrdering: true,
    tab: 'menu',
    isStack: true,
  },
  {
    path: 'item',
    screen: item,
    module: `${SRC}/menu/item/ItemScreen.tsx`,
    isPublic: true,
    isOrdering: true,
    isStack: true,
  },
  {
    path: 'itemOfCategory',
    screen: item,
    module: `${SRC}/menu/item/ItemScreen.tsx`,
    isPublic: true,
    isOrdering: true,
    isStack: true,
  },
  {
    path: 'cart',
    screen: cart,
    module: 'src/app/CartPage.tsx',
    isPublic: false,
    isOrdering: true,
    tab: 'cart',
    isStack: true,
  },
  {
    path: 'venueStoreListing',
    screen: storeListing,
    module: `${SRC}/venues/store-listing/StoreListingScreen.tsx`,
    isPublic: true,
    isOrdering: false,
    isStack: true,
  },
  {
    path: 'storeListing',
    screen: storeListing,
    module: `${SRC}/venues/store-listing/StoreListingScreen.tsx`,
    isPublic: true,
    isOrdering: false,
  },
  {
    path: 'venueOrder',
    screen: orderStatus,
    module: `${SRC}/orders/status/OrderStatusScreen.tsx`,
    isPublic: false,
    isOrdering: false,
    isStack: true,
  },
  {
    path: 'orderStatus',
    screen: orderStatus,
    module: `${SRC}/orders/status/OrderStatusScreen.tsx`,
    isPublic: false,
    isOrdering: false,
    isStack: true,
  },
  {
    path: 'cheque',
    screen: cheque,
    module: `${SRC}/tables/ChequeScreen.tsx`,
    isPublic: false,
    isOrdering: false,
    isStack: true,
    title: 'Bill.Title',
  },
  {
    path: 'payOrSplit',
    screen: payOrSplit,
    module: `${SRC}/tables/PayOrSplitScreen.tsx`,
    isPublic: false,
    isOrdering: false,
    isStack: true,
    title: 'Bill.PayOrSplit',
  },
  {
    path: 'chequeCheckout',
    screen: chequeCheckout,
    module: 'src/app/ChequeCheckoutPage.tsx',
    isPublic: false,
    isOrdering: false,
    isStack: true,
    title: 'Bill.YourPart',
  },
  {
    path: 'news',
    screen: news,
    module: `${SRC}/content/news/NewsScreen.tsx`,
    isPublic: true,
    isOrdering: false,
    isStack: true,
    title: 'SideMenu.News',
  },
  {
    path: 'newsArticle',
    screen: article,
    module: `${SRC}/content/news/ArticleScreen.tsx`,
    isPublic: true,
    isOrdering: false,
    isStack: true,
    title: 'SideMenu.News',
  },
  {
    path: 'latestNews',
    screen: article,
    module: `${SRC}/content/news/ArticleScreen.tsx`,
    isPublic: true,
    isOrdering: false,
    isStack: true,
    title: 'SideMenu.News',
  },
  {
    path: 'sidebarPage',
    screen: sidebarPage,
    module: `${SRC}/content/SidebarPageScreen.tsx`,
    isPublic: true,
    isOrdering: false,
    isStack: true,
  },
  {
    path: 'privacyPolicy',
    screen: privacyPolicy,
    module: `${SRC}/content/PrivacyPolicyScreen.tsx`,
    isPublic: true,
    isOrdering: false,
    isStack: true,
    title: 'Support.Privacy',
  },
  {
    path: 'support',
    screen: support,
    module: `${SRC}/support/SupportScreen.tsx`,
    isPublic: true,
    isOrdering: false,
    isStack: true,
    title: 'Support.Title',
  },
  {
    path: 'cookies',
    screen: cookies,
    module: `${SRC}/support/CookiesScreen.tsx`,
    isPublic: true,
    isOrdering: false,
    isStack: true,
    title: 'Support.Cookies',
  },
  {
    path: 'membership',
    screen: membership,
    module: `${SRC}/loyalty/membership/MembershipScreen.tsx`,
    isPublic: true,
    isOrdering: false,
    isStack: true,
    title: 'SideMenu.Membership',
  },
  {
    path: 'loyaltyCode',
    screen: loyaltyCode,
    module: `${SRC}/loyalty/code/LoyaltyCodeScreen.tsx`,
    isPublic: false,
    isOrdering: false,
    isStack: true,
    title: 'LoyaltyCode.Title',
  },
  {
    path: 'invoiceSignup',
    screen: invoiceSignup,
    module: `${SRC}/accounts/invoice/InvoiceSignupScreen.tsx`,
    isPublic: false,
    isOrdering: false,
    isStack: true,
    title: 'SideMenu.InvoiceSignup',
  },
  {
    path: 'orderHistory',
    screen: orderHistory,
    module: `${SRC}/orders/history/OrderHistoryScreen.tsx`,
    isPublic: false,
    isOrdering: false,
    isStack: true,
    title: 'OrderHistory.Title',
  },
  {
    path: 'historyOrder',
    screen: orderHistory,
    module: `${SRC}/orders/history/OrderHistoryScreen.tsx`,
    isPublic: false,
    isOrdering: false,
    isStack: true,
    title: 'OrderHistory.Title',
  },
];

/**
 * Orders and bills are read by the browser alone: that their id is none at all the server can tell by its form, and
 * answers 404 (ROUTE-17, ROUTE-19). What it reads by itself says so when it is read.
 */
export const namesNothing = ({ orderId, chequeId }: RouteMatch['params']): boolean =>
  [orderId, chequeId].some((id) => id !== undefined && !isUuid(id));

export type RouteMatch = { route: AppRoute; params: PathParams };

export function matchRoute(pathname: string): RouteMatch | null {
  for (const route of ROUTES) {
    const params = matchPath(paths[route.path].pattern, pathname);
    if (params) return { route, params };
  }
  return null;
}
