import { cp, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const path = (to: string): string => fileURLToPath(new URL(to, import.meta.url));

/** The demo's pictures beside the program: built into it, every server would carry them in its memory. */
const demoPictures = (): Plugin => ({
  name: 'tallrik:demo-pictures',
  closeBundle: async () => {
    const beside = path('dist/demo-pictures');
    await rm(beside, { recursive: true, force: true });
    await cp(path('src/demo/pictures/painted'), beside, { recursive: true });
  },
});

/** A program of its own, started for each picture somebody uploads (O-13). */
const pictureProcess = (): Plugin => ({
  name: 'tallrik:picture-process',
  async generateBundle() {
    const source = await readFile(path('src/providers/media/picture-process.mjs'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'picture-process.mjs', source });
  },
});

/**
 * The server is dist/main.js, what an operator runs beside it dist/command.js. Our packages are TypeScript and are built in, real dependencies stay in node_modules
 * (some of them carry native parts).
 */
export default defineConfig({
  plugins: [demoPictures(), pictureProcess()],
  ssr: { target: 'node', noExternal: [/^@tallrik\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    reportCompressedSize: false,
    rollupOptions: {
      input: { main: 'src/main.ts', command: 'src/command.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
