import type { Query, QueryClient } from '@tanstack/react-query';

/** What is read from a company's catalogue, by the first word of its key. */
const CATALOGUE_KEYS: ReadonlySet<unknown> = new Set([
  'menus',
  'modification-groups',
  'start-shelf',
  'landing-items',
  'menu-categories',
  'item',
  'recommendations',
]);

/**
 * Reads the menu again once the poll of the stock has named another version of it (O-29, CATALOG-12). What is shown stays
 * until the new one is there, and what is chosen stays after that.
 */
export function watchCatalogue(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache();
  const known = new Map<string, string>();
  const compare = (query: Query) => {
    const version = versionIn(query);
    if (version === null) return;
    const before = known.get(query.queryHash);
    known.set(query.queryHash, version);
    if (before === undefined || before === version) return;
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => CATALOGUE_KEYS.has(queryKey[0]),
    });
  };
  for (const query of cache.findAll({ queryKey: ['inventory'] })) compare(query);
  return cache.subscribe(({ query, type }) => {
    if (type === 'added' || type === 'updated') compare(query);
  });
}

function versionIn({ queryKey, state }: Query): string | null {
  if (queryKey[0] !== 'inventory') return null;
  return (state.data as { catalogueVersion: string | null } | undefined)?.catalogueVersion ?? null;
}
