type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const LIBRARIES =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack|@lingui|@messageformat)[\\/]/;
/** Where most visits begin; what these need is what every visit pays for. */
const FIRST_MODULES = [/src[\\/]app[\\/]entry-client\.tsx$/, /[\\/]start[\\/]StartScreen\.tsx$/];

/**
 * What a first page needs, in two files besides its screen and its texts: a phone that fetches twenty small ones
 * over 150 ms waits for queues of six, and twenty small files compress worse than two. Libraries have their own:
 * they change rarely and stay cached over deploys.
 */
export const firstLoadGroups = () => {
  const needed = new Set<string>();
  return [
    { name: 'libraries', test: LIBRARIES, priority: 2 },
    {
      // Not by how many screens share a module: what ten later screens share is still not needed first.
      name: (id: string, graph: Graph): string | null => {
        if (FIRST_MODULES.some((module) => module.test(id))) follow(id, graph, needed);
        return needed.has(id) ? 'common' : null;
      },
      priority: 1,
    },
  ];
};

function follow(id: string, graph: Graph, needed: Set<string>): void {
  if (needed.has(id)) return;
  needed.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) follow(imported, graph, needed);
}

/**
 * Libraries make contexts and components at the top of their modules and name them for debugging. Taken as
 * effects, they keep parts of the router in the first page that nothing uses.
 */
export const sideEffectFree = {
  propertyReadSideEffects: false,
  propertyWriteSideEffects: false,
  unknownGlobalSideEffects: false,
  manualPureFunctions: ['createContext', 'forwardRef', 'memo', 'lazy'],
} as const;
