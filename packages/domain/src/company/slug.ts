import { ok, refused, type Result } from '../result.ts';

/** First path segments that belong to the app itself: never read as a slug, never registered as one (D-01). */
export const RESERVED_WORDS: ReadonlySet<string> = new Set([
  // the guests' routes
  'order',
  'store-listing',
  'orderstatus',
  'cheque',
  'order-history',
  'news',
  'latestnews',
  'membership',
  'support',
  'cookies',
  'sidebar',
  'privacy-policy',
  'invoice-signup',
  'leat-loyalty',
  // the server's addresses
  'graphql',
  'log',
  'analytics',
  'ws',
  'assets',
  'media',
  'staff',
  'console',
  'dev',
  'health',
  'healthz',
  'readyz',
  'metrics',
  'webhooks',
  'checkoutshopper',
  'simulator',
  'favicon.ico',
  'robots.txt',
  'sitemap.xml',
  'manifest.webmanifest',
  // what guests would take for the platform's own
  'login',
  'signin',
  'admin',
  'api',
  'pay',
  'payment',
  'platform',
  'static',
  'robots',
  'sitemap',
  'well-known',
]);

const SLUG_MAX_LENGTH = 63;
const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

export type SlugRefusal = 'NOT_A_SLUG' | 'RESERVED_WORD';

/** What a company may call itself in the address: lower case, digits, hyphens inside, at most 63 characters. */
export function checkSlug(text: string): Result<string, SlugRefusal> {
  const slug = text.toLowerCase();
  if (RESERVED_WORDS.has(slug)) return refused('RESERVED_WORD');
  return slug.length <= SLUG_MAX_LENGTH && SLUG.test(slug) ? ok(slug) : refused('NOT_A_SLUG');
}

/** The slug in an address, or null where the text can be none. */
export function slugFrom(text: string | null | undefined): string | null {
  const checked = checkSlug(text ?? '');
  return checked.ok ? checked.value : null;
}
