/**
 * Set by the service worker on an answer that it has kept: when the server gave it. The data may be shown; the
 * server was not reached all the same (SHELL-26, D-140).
 */
export const CACHED_AT = 'x-kept-at';
