/** Who takes the card: decides which foreign hosts a guest's page may talk to. */
export type CardProvider = 'SIMULATOR' | 'ADYEN_TEST' | 'ADYEN_LIVE';

type Directives = Record<string, readonly string[]>;

const write = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/**
 * Tokens live in the browser's storage, so no foreign script may ever run (D-122). Scripts need the page's
 * nonce; `form-action` must stay open for native 3-D Secure, which posts a form into a frame.
 */
export function guestPolicy(
  nonce: string,
  socketOrigin: string,
  provider: CardProvider,
  /** The office shows the guests' app beside the menu (D-424). */
  mayBeFramed = false,
): string {
  const adyen = adyenHosts(provider);
  return write({
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', ...adyen],
    'font-src': ["'self'"],
    // Safari before 15.4 does not count a socket of the same host as 'self'.
    'connect-src': ["'self'", socketOrigin, ...adyen],
    // Issuers' challenge pages live on hosts nobody can list beforehand.
    'frame-src': ["'self'", ...(provider === 'SIMULATOR' ? [] : ['https:'])],
    'form-action': ["'self'", ...(provider === 'SIMULATOR' ? [] : ['https:'])],
    'manifest-src': ["'self'"],
    // Without a word of its own a worker would need the page's nonce, which it cannot carry.
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': [mayBeFramed ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
  });
}

function adyenHosts(provider: CardProvider): string[] {
  if (provider === 'SIMULATOR') return [];
  return provider === 'ADYEN_LIVE'
    ? ['https://*.adyen.com']
    : [
        'https://checkoutshopper-test.adyen.com',
        'https://checkoutanalytics-test.adyen.com',
        'https://checkoutshopper-test.cdn.adyen.com',
      ];
}

/** The frame reaches one service and nothing else; sandboxed even when it is opened by itself. */
export const analyticsFramePolicy = (nonce: string, serviceOrigin: string): string =>
  write({
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`],
    'connect-src': [serviceOrigin],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
  });

/** The console takes no cards and embeds nothing but a preview of the guest app. */
export const consolePolicy = (socketOrigin: string): string =>
  write({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", socketOrigin],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  });

/** A frame of our own origin asks; the browser writes these headers, no page can. */
export const isOwnFrame = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): boolean => headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin';
