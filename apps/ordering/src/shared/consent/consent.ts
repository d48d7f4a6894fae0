import type { LocalData } from '../local-data/local-data.ts';

/** What the analytics service may leave behind: removed whole when the guest says no (SUPPORT-08, D-127). */
const ANALYTICS_COOKIE = /^(?:_ga|_gid|_gat|_pk_|_hj|ajs_|mp_)/;

export type CookieJar = { read: () => string; write: (cookie: string) => void };

export const browserCookies: CookieJar = {
  read: () => document.cookie,
  write: (cookie) => {
    document.cookie = cookie;
  },
};

/** Keeps the guest's choice; a no takes effect at once (SUPPORT-08, SUPPORT-09). */
export function chooseConsent(
  localData: LocalData,
  allowsAnalytics: boolean,
  cookies: CookieJar = browserCookies,
): void {
  localData.set('cookieConsent', true);
  localData.set('analyticsConsent', allowsAnalytics);
  if (!allowsAnalytics) removeAnalyticsCookies(cookies);
}

function removeAnalyticsCookies(cookies: CookieJar): void {
  for (const cookie of cookies.read().split(';')) {
    const name = cookie.split('=')[0]?.trim() ?? '';
    if (ANALYTICS_COOKIE.test(name)) cookies.write(`${name}=; Path=/; Max-Age=0; SameSite=Lax`);
  }
}
