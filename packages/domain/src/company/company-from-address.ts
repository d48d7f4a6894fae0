import { slugFrom } from './slug.ts';

export type Address = {
  /** Path of the request, such as `/nordbro/order`. */
  path: string;
  /** Query parameter `s`. */
  s: string | null;
  /** A slug that `s` named earlier in this browser session (D-02). */
  sessionSlug: string | null;
  /** The company the deployment has given to this host name. */
  companyIdOfHost: string | null;
};

/** `basePath` stands before every route of the app: `/nordbro` makes `/order` to `/nordbro/order` (D-01). */
export type NamedCompany =
  | { by: 'SLUG'; slug: string; basePath: string }
  | { by: 'ID'; companyId: string; basePath: '' };

/**
 * Who an address means: path, then `s`, then the session, then the host (CONF-05, CONF-06, D-02).
 * The path comes first so that nobody can turn one company's link into another's by appending a query.
 * Null shows 'This domain has not been set up' (CONF-07).
 */
export function companyFromAddress(address: Address): NamedCompany | null {
  const inPath = slugFrom(firstSegment(address.path));
  if (inPath !== null)
    return { by: 'SLUG', slug: inPath, basePath: `/${firstSegment(address.path)}` };

  const inQuery = slugFrom(address.s) ?? slugFrom(address.sessionSlug);
  if (inQuery !== null) return { by: 'SLUG', slug: inQuery, basePath: '' };

  const companyId = address.companyIdOfHost;
  return companyId === null ? null : { by: 'ID', companyId, basePath: '' };
}

/** The app's own route behind the base path: `/nordbro/order/1` is `/order/1`. */
export function routeWithin(path: string, company: NamedCompany): string {
  const route = path.slice(company.basePath.length);
  return route === '' ? '/' : route;
}

const firstSegment = (path: string): string => path.split('/')[1] ?? '';
