import type { Plugin } from 'vite';

type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

const LIBRARIES = /node_modules[\\/](?:react|react-dom|scheduler|@tanstack)[\\/]/;
/** Where most visits begin; what these need is what every visit pays for. */
const FIRST_MODULES = [/src[\\/]app[\\/]entry-client\.tsx$/, /src[\\/]app[\\/]StartPage\.tsx$/];

/**
 * What a first page needs, in two files besides its screen and its texts: a phone that fetches twenty small ones
 * over 150 ms waits for queues of six, and twenty small files compress worse than two. Libraries have their own:
 * they change rarely and stay cached over deploys.
 */
export const firstLoadGroups = () => {
  const known = new Map<string, boolean>();
  return [
    { name: 'libraries', test: LIBRARIES, priority: 2 },
    {
      // Not by how many screens share a module: what ten later screens share is still not needed first.
      name: (id: string, graph: Graph): string | null =>
        !isFirst(id) && isNeededFirst(id, graph, known) ? 'common' : null,
      priority: 1,
    },
  ];
};

const isFirst = (id: string): boolean => FIRST_MODULES.some((module) => module.test(id));

function isNeededFirst(id: string, graph: Graph, known: Map<string, boolean>): boolean {
  const found = known.get(id);
  if (found !== undefined) return found;
  // Modules that import each other in a ring are needed for what lies outside the ring.
  known.set(id, false);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const isNeeded = isFirst(id) || importers.some((other) => isNeededFirst(other, graph, known));
  known.set(id, isNeeded);
  return isNeeded;
}

/**
 * A part that is loaded later brings its styles along, which it must not be drawn without. Scripts find theirs by
 * themselves: the names of 80 files with their hashes were 1.5 kB in every first page. A page that is opened by its
 * address has all of its files named in its document, and after the first visit the service worker holds them.
 */
export const onlyStyles = (_file: string, dependencies: string[]): string[] =>
  dependencies.filter((name) => name.endsWith('.css'));

const COMPILED_ON_ARRIVAL = new Set(['libraries', 'common', 'entry-client', 'StartPage']);
const HINT = '//# allFunctionsCalledOnLoad\n';
const ARROW_WRAPPER = /(__commonJS\w*\()\(\(([^()]*)\) => \{/g;

/**
 * Chromium then compiles these files while they arrive, beside the page. Otherwise it compiles each function when it
 * is first called, which is while the page comes to life: on a slow phone a tap waited a tenth of a second for it.
 * The hint does not reach into an arrow function, and React comes wrapped in one.
 */
export function compileOnArrival(): Plugin {
  return {
    name: 'tallrik:compile-on-arrival',
    renderChunk: (code) => ({
      code: code.replace(ARROW_WRAPPER, '$1(function ($2) {'),
      map: null,
    }),
    generateBundle: {
      // The hint counts on a file's first line only, where others write too.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && COMPILED_ON_ARRIVAL.has(file.name))
            file.code = HINT + file.code;
        }
      },
    },
  };
}
