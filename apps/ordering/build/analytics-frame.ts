import { build, type Plugin } from 'vite';

const ENTRY = 'src/shared/analytics/service-frame/service-frame.ts';

/** What speaks to a company's analytics service: one file, which the server writes into the frame's document. */
export function analyticsFrame(): Plugin {
  let root = '';
  return {
    name: 'tallrik:analytics-frame',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const built = await build({
        configFile: false,
        root,
        logLevel: 'error',
        build: {
          write: false,
          target: 'es2022',
          rollupOptions: { input: ENTRY, output: { format: 'iife' } },
        },
      });
      const [chunk] = 'output' in built ? built.output : [];
      if (chunk?.type !== 'chunk') throw new Error(`${ENTRY} was not built`);
      this.emitFile({ type: 'asset', fileName: 'analytics-frame.js', source: chunk.code });
    },
  };
}
