import type { Plugin } from 'vite';

type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

const LIBRARIES =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack|@lingui|@messageformat)[\\/]/;
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

const MAKES_COMPONENT = /= (React\d*\.(?:createContext|forwardRef|memo|lazy)\()/g;

/**
 * The router makes contexts and components at the top of its one module and names them for debugging. Taken as
 * effects, they keep in every first page what nothing uses: another way of routing, with its own prefetcher.
 */
export function lightRouter(): Plugin {
  return {
    name: 'tallrik:light-router',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]/ },
      handler: (code) => ({
        code: code
          .replace(MAKES_COMPONENT, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = .*$/gm, ''),
        map: null,
      }),
    },
  };
}

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
