import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `npm run stories`: every `*.stories.tsx` of the packages and apps, in one page. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { rollupOptions: { input: ['index.html', 'frame.html'] }, outDir: 'dist' },
  server: { host: '127.0.0.1', port: 4100, fs: { allow: ['../../..'] } },
});
