import type { Plugin } from 'vite';

const PARTS = /@tanstack[\\/]query-core[\\/].*[\\/](mutationCache|infiniteQueryBehavior)\.js$/;
const WAYS_IN = /@tanstack[\\/]query-core[\\/].*[\\/](mutationObserver|infiniteQueryObserver)\.js$/;

/** What the query client asks of a cache of mutations that stays empty. */
const WITHOUT: Record<string, string> = {
  mutationCache:
    'export class MutationCache { clear() {} findAll() { return []; } getAll() { return []; } resumePausedMutations() { return Promise.resolve(); } }',
  infiniteQueryBehavior:
    'export const infiniteQueryBehavior = () => { throw new Error("Built without infinite queries"); }; export const hasNextPage = () => false; export const hasPreviousPage = hasNextPage;',
};

/**
 * The query client brings mutations that wait for a network and lists without an end, and this app uses neither: what
 * a guest changes goes through the cart or is asked once. In every first page they were 2 kB after gzip.
 */
export function lightQueries(): Plugin {
  return {
    name: 'tallrik:light-queries',
    load: {
      filter: { id: PARTS },
      handler: (id) => WITHOUT[PARTS.exec(id)?.[1] ?? ''] ?? null,
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const wayIn = Object.keys(file.modules).find(
          (id) => WAYS_IN.test(id) && (file.modules[id]?.renderedLength ?? 0) > 0,
        );
        // Said while building: in a guest's browser a mutation would only never happen.
        if (wayIn) throw new Error(`The guest app is built without what ${wayIn} needs`);
      }
    },
  };
}
