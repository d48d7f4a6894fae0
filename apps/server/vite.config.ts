import { defineConfig } from 'vite';

/**
 * The server is one bundle, dist/main.js: our packages are TypeScript and are built into it, real
 * dependencies stay in node_modules (some of them carry native parts).
 */
export default defineConfig({
  ssr: { target: 'node', noExternal: [/^@tallrik\//] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    reportCompressedSize: false,
    rollupOptions: {
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
