/**
 * Every address of the app, paired with the function that builds a link to it. Addresses are relative to the
 * company's base path (`/smash`, D-01), which the router adds.
 */
type Query = Record<string, string | null | undefined>;

function withQuery(path: string, query: Query = {}): string {
  const set = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`;
}

const id = encodeURIComponent;

export const paths = {
  /** `v` opens the table landing of that venue, `t` names the table (ROUTE-01, ROUTE-02); `offer` opens that offer (D-130). */
  landing: {
    pattern: '/',
    to: (query?: { v?: string | null; t?: string | null; offer?: string | null }) =>
      withQuery('/', query),
  },
  restoreOrder: {
    pattern: '/order',
    to: (query?: { cartId?: string | null; t?: string | null }) => withQuery('/order', query),
  },
  start: { pattern: '/order/:venueId', to: (venueId: string) => `/order/${id(venueId)}` },
  menu: { pattern: '/order/:venueId/menu', to: (venueId: string) => `/order/${id(venueId)}/menu` },
  category: {
    pattern: '/order/:venueId/menu/:categoryId',
    to: (venueId: string, categoryId: string) => `/order/${id(venueId)}/menu/${id(categoryId)}`,
  },
  item: {
    pattern: '/order/:venueId/item/:itemId',
    to: (venueId: string, itemId: string) => `/order/${id(venueId)}/item/${id(itemId)}`,
  },
  itemOfCategory: {
    pattern: '/order/:venueId/menu/:categoryId/item/:itemId',
    to: (venueId: string, categoryId: string, itemId: string) =>
      `/order/${id(venueId)}/menu/${id(categoryId)}/item/${id(itemId)}`,
  },
  cart: { pattern: '/order/:venueId/cart', to: (venueId: string) => `/order/${id(venueId)}/cart` },
  venueStoreListing: {
    pattern: '/order/:venueId/store-listing',
    to: (venueId: string) => `/order/${id(venueId)}/store-listing`,
  },
  storeListing: { pattern: '/store-listing', to: () => '/store-listing' },
  venueOrder: {
    pattern: '/order/:venueId/order/:orderId',
    to: (venueId: string, orderId: string, query?: { t?: string | null }) =>
      withQuery(`/order/${id(venueId)}/order/${id(orderId)}`, query),
  },
  orderStatus: {
    pattern: '/orderstatus/:orderId',
    to: (orderId: string, query?: { t?: string | null }) =>
      withQuery(`/orderstatus/${id(orderId)}`, query),
  },
  cheque: { pattern: '/cheque/:chequeId', to: (chequeId: string) => `/cheque/${id(chequeId)}` },
  payOrSplit: {
    pattern: '/cheque/:chequeId/pay_or_split',
    to: (chequeId: string) => `/cheque/${id(chequeId)}/pay_or_split`,
  },
  chequeCheckout: {
    pattern: '/cheque/:chequeId/checkout',
    to: (
      chequeId: string,
      query: {
        items?: readonly string[];
        /** How many share each item in equal parts. */
        guests?: number;
        v?: string | null;
        t?: string | null;
      } = {},
    ) =>
      withQuery(`/cheque/${id(chequeId)}/checkout`, {
        items: query.items?.join(','),
        guests: query.guests !== undefined && query.guests > 1 ? String(query.guests) : null,
        v: query.v,
        t: query.t,
      }),
  },
  orderHistory: { pattern: '/order-history', to: () => '/order-history' },
  historyOrder: {
    pattern: '/order-history/:orderId',
    to: (orderId: string) => `/order-history/${id(orderId)}`,
  },
  news: { pattern: '/news', to: () => '/news' },
  newsArticle: { pattern: '/news/:contentId', to: (contentId: string) => `/news/${id(contentId)}` },
  latestNews: {
    pattern: '/latestnews/:contentId',
    to: (contentId: string) => `/latestnews/${id(contentId)}`,
  },
  membership: { pattern: '/membership', to: () => '/membership' },
  support: { pattern: '/support', to: () => '/support' },
  cookies: { pattern: '/cookies', to: () => '/cookies' },
  sidebarPage: { pattern: '/sidebar/:slug', to: (slug: string) => `/sidebar/${id(slug)}` },
  privacyPolicy: { pattern: '/privacy-policy', to: () => '/privacy-policy' },
  invoiceSignup: { pattern: '/invoice-signup', to: () => '/invoice-signup' },
  loyaltyCode: { pattern: '/leat-loyalty', to: () => '/leat-loyalty' },
} as const;

export type PathName = keyof typeof paths;
