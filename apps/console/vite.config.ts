import { catalogues } from '../../packages/translations/src/vite-plugin-catalogues.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../packages/ui/build/precompress.ts';
import { findFirstTexts } from './build/first-texts.ts';
import { inlineOperations } from './build/inline-operations.ts';
import { menuAhead } from './build/menu-ahead.ts';
import { isCommonInOffice, isOutsideOffice } from './build/office-parts.ts';

/** Libraries go along with who uses them. */
const OWN = /[\\/](?:apps|packages)[\\/]/;

/** Rendered by the browser only: staff sign in first, and no search engine looks at a kitchen's board. */
export default defineConfig(({ command }) => ({
  base: '/console/',
  // A developer's change must not wait for a new split.
  plugins: [
    command === 'serve' ? catalogues() : catalogues(findFirstTexts()),
    inlineOperations(),
    react(),
    menuAhead(),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Read by the budget of what a tablet downloads.
    manifest: true,
    target: 'es2022',
    // The page's policy allows no inline script and no data: font.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Left alone, the office's pages share some eighty files of a kilobyte: on a slow line each of them costs the
        // way there and back once more, and the menu's page came two seconds later (OFFICE-27). Joined further, each
        // page would bring along what only others need, more with every new one (OFFICE-28).
        codeSplitting: {
          groups: [
            // What the board needs stays together, and nothing of the office joins it.
            { name: 'index', tags: ['$initial'], priority: 4 },
            {
              name: (id, build) => (isOutsideOffice(id, build) ? 'late' : null),
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 15_000,
              priority: 3,
            },
            {
              name: (id, build) => (isCommonInOffice(id, build) ? 'office-common' : null),
              test: OWN,
              priority: 2,
            },
            {
              // A page stays a file of its own.
              name: (id, build) =>
                build.getModuleInfo(id)?.dynamicImporters.length ? null : 'office',
              test: OWN,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 9_000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
}));
