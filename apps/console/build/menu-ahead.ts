import { build, type Plugin } from 'vite';
import { inlineOperations } from './inline-operations.ts';

const ENTRY = 'src/app/ahead/entry-ahead.ts';

/** The script the menu's document begins with: a file of its own, so that it waits for nothing else (OFFICE-27). */
export function menuAhead(): Plugin {
  let root = '';
  return {
    name: 'tallrik:menu-ahead',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const built = await build({
        configFile: false,
        root,
        logLevel: 'error',
        plugins: [inlineOperations()],
        build: {
          write: false,
          target: 'es2022',
          rollupOptions: { input: ENTRY, output: { format: 'iife' } },
        },
      });
      const [chunk] = 'output' in built ? built.output : [];
      if (chunk?.type !== 'chunk') throw new Error(`${ENTRY} was not built`);
      this.emitFile({
        type: 'asset',
        name: 'ahead.js',
        originalFileName: ENTRY,
        source: chunk.code,
      });
    },
  };
}
