import { defineConfig } from 'vite';

/**
 * The server is dist/main.js, and dist/paint-demo.js paints for it in the demo. Our packages are TypeScript and are
 * built in, real dependencies stay in node_modules (some of them carry native parts).
 */
export default defineConfig({
  ssr: { target: 'node', noExternal: [/^@tallrik\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    reportCompressedSize: false,
    rollupOptions: {
      input: { main: 'src/main.ts', 'paint-demo': 'src/paint-demo.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
