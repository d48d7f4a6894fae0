import react from '@vitejs/plugin-react';
import { catalogues } from '../../packages/translations/src/vite-plugin-catalogues.ts';
import { defineConfig } from 'vite';
import { analyticsFrame } from './build/analytics-frame.ts';
import { brandFonts } from './build/brand-fonts.ts';
import { makeScopedNames } from './build/class-names.ts';
import { compileOnArrival, firstLoadGroups, onlyStyles } from './build/first-load.ts';
import { findFirstTexts } from './build/first-texts.ts';
import { inlineOperations } from './build/inline-operations.ts';
import { lightQueries } from './build/light-queries.ts';
import { precompress } from '../../packages/ui/build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

/**
 * Two builds of one source: `vite build` for the browser, `vite build --ssr` for the server's first page.
 * There is no index.html: the server writes every document, with the company's theme in it.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  base: '/',
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    // A server speaks to everybody, and a developer's change must not wait for a new split.
    isSsrBuild || command === 'serve' ? catalogues() : catalogues(findFirstTexts()),
    inlineOperations({ includesTexts: isSsrBuild === true || command === 'serve' }),
    react(),
    brandFonts(),
    ...(isSsrBuild
      ? []
      : [lightQueries(), compileOnArrival(), analyticsFrame(), serviceWorker(), precompress()]),
  ],
  css: { modules: { generateScopedName: makeScopedNames() } },
  // The server's bundle stands alone, so that a deployment needs no node_modules for it. In development there is one.
  ssr: { noExternal: command === 'build' ? true : [/^@tallrik\//] },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: onlyStyles },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: {
      input: isSsrBuild ? 'src/app/entry-server.tsx' : 'src/app/entry-client.tsx',
      ...(isSsrBuild
        ? { output: { entryFileNames: 'entry-server.js' } }
        : { output: { codeSplitting: { groups: firstLoadGroups() } } }),
    },
  },
}));
