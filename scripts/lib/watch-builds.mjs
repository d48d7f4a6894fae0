import { build } from 'vite';
import { builds } from './builds.mjs';
import { root } from './root.mjs';

/**
 * Builds every part and builds it again when its sources change.
 * @param {(message: string) => void} say
 * @param {() => void} onBuilt called when all parts are built, and after each later build
 */
export async function watchBuilds(say, onBuilt) {
  const unbuilt = new Set(builds.map(({ name }) => name));
  const watchers = [];
  for (const { name, app, args } of builds) {
    const watcher = await build({
      root: `${root}/${app}`,
      mode: 'development',
      logLevel: 'warn',
      build: { watch: {}, ...(args.includes('--ssr') ? { ssr: true } : {}) },
    });
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') say(`${name}: ${event.error.message}`);
      if (event.code !== 'BUNDLE_END') return;
      say(`Built: ${name}`);
      unbuilt.delete(name);
      if (unbuilt.size === 0) onBuilt();
    });
    watchers.push(watcher);
  }
  return watchers;
}
