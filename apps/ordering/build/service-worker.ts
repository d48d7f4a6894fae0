import { build, type Plugin, type Rolldown } from 'vite';
import { inlineOperations } from './inline-operations.ts';

const ENTRY = 'src/shared/service-worker/service-worker.ts';
/** Too large or too special for every phone: card fields, a polyfill, six languages. Kept once they are used. */
const ON_DEMAND = /@adyen|temporal-polyfill|^\0catalogue:/;

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/**
 * Builds the worker after everything else, since it must know what the build is made of: files that every page
 * may need are kept when it is installed, and files of other versions go when it takes over.
 */
export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'tallrik:service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.keys(bundle).filter((name) => !name.startsWith('.vite/'));
        const source = await workerScript(root, {
          __SHELL__: shellOf(Object.values(bundle).filter(isChunk)).map(address),
          __FILES__: files.map(address),
        });
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}

const address = (file: string): string => `/${file}`;
const isChunk = (output: Rolldown.OutputAsset | Rolldown.OutputChunk): output is Chunk =>
  output.type === 'chunk';

function shellOf(chunks: readonly Chunk[]): string[] {
  const always = chunks.filter(({ moduleIds }) => !moduleIds.some((id) => ON_DEMAND.test(id)));
  const styles = always.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set([...always.map(({ fileName }) => fileName), ...styles])];
}

async function workerScript(root: string, lists: Record<string, string[]>): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [inlineOperations({ includesTexts: false })],
    define: Object.fromEntries(
      Object.entries(lists).map(([name, list]) => [name, JSON.stringify(list)]),
    ),
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${ENTRY} was not built`);
  return chunk.code;
}
