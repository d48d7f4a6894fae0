import { createServer } from 'vite';
import { root } from './root.mjs';

/**
 * Hands a TypeScript module of ours to a script, through the same Vite that builds it.
 * @template T
 * @param {string} file path from the repository's root
 * @param {(module: any) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withTypeScript(file, work) {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await work(await vite.ssrLoadModule(`/${file}`));
  } finally {
    await vite.close();
  }
}
