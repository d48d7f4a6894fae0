import { catalogues } from '../../packages/translations/src/vite-plugin-catalogues.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../packages/ui/build/precompress.ts';
import { findFirstTexts } from './build/first-texts.ts';

/** Rendered by the browser only: staff sign in first, and no search engine looks at a kitchen's board. */
export default defineConfig(({ command }) => ({
  base: '/console/',
  // A developer's change must not wait for a new split.
  plugins: [
    command === 'serve' ? catalogues() : catalogues(findFirstTexts()),
    react(),
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
  },
}));
