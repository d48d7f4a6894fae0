import { companyFromAddress } from '@tallrik/domain/company/company-from-address';

/** `PASS` goes to the network as if there were no worker. */
export type RequestKind = 'ASSET' | 'PICTURE' | 'PAGE' | 'QUERY' | 'PASS';

export type RequestFacts = {
  url: URL;
  method: string;
  /** Of the request: somebody's own token, and parts of a file. */
  hasAuthorization: boolean;
  hasRange: boolean;
  isNavigation: boolean;
  /** A page of ours in a frame of ours: the back office's preview. */
  isFramed: boolean;
};

/**
 * What a request is, for the worker of the company below `basePath`. Whatever could be somebody's own goes past
 * the worker: everything but GET, everything with a token, every query that is not a public one by its hash.
 */
export function requestKind(request: RequestFacts, origin: string, basePath: string): RequestKind {
  const { url } = request;
  if (url.origin !== origin || request.method !== 'GET') return 'PASS';
  // Asked for by the worker, a page no longer says that it stands in a frame, and would be answered as if it must not.
  if (request.hasAuthorization || request.hasRange || request.isFramed) return 'PASS';
  if (request.isNavigation) return isPageOf(url.pathname, basePath) ? 'PAGE' : 'PASS';
  if (url.pathname.startsWith('/assets/')) return 'ASSET';
  if (url.pathname.startsWith('/media/')) return 'PICTURE';
  return url.pathname === '/graphql' && url.searchParams.has('hash') ? 'QUERY' : 'PASS';
}

/** A worker at the root also sees the pages of companies named by the path: those are not its own. */
function isPageOf(path: string, basePath: string): boolean {
  if (basePath !== '') return path === basePath || path.startsWith(`${basePath}/`);
  const named = companyFromAddress({ path, s: null, sessionSlug: null, companyIdOfHost: null });
  return named === null;
}

export const askingOf = (request: Request): RequestFacts => ({
  url: new URL(request.url),
  method: request.method,
  hasAuthorization: request.headers.has('authorization'),
  hasRange: request.headers.has('range'),
  isNavigation: request.mode === 'navigate',
  isFramed: request.destination === 'iframe',
});
