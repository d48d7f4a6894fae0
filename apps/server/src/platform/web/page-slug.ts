import { companyFromAddress } from '@tallrik/domain/company/company-from-address';
import { SLUG_COOKIE, readCookies } from './cookies.ts';

/**
 * The company that the page behind a call names by its address (D-02): path, `s`, or what `s` said earlier in this
 * browser session. A page of another host says nothing about a company of ours.
 */
export function slugOfPage(request: {
  hostname: string;
  headers: { referer?: string | undefined; cookie?: string | undefined };
}): string | null {
  const { referer, cookie } = request.headers;
  const page = URL.canParse(referer ?? '') ? new URL(referer ?? '') : null;
  if (page?.hostname !== request.hostname) return null;
  const named = companyFromAddress({
    path: page.pathname,
    s: page.searchParams.get('s'),
    sessionSlug: readCookies(cookie).get(SLUG_COOKIE) ?? null,
    companyIdOfHost: null,
  });
  return named?.by === 'SLUG' ? named.slug : null;
}
