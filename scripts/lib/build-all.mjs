import { existsSync } from 'node:fs';
import path from 'node:path';
import { inPairs } from './in-pairs.mjs';
import { root } from './root.mjs';
import { runPackage } from './run.mjs';
import { hashOf, isCurrent, remember } from './stamps.mjs';

const EVERYTHING = ['package-lock.json', 'tsconfig.base.json'];
const WEB_PACKAGES = ['contract', 'domain', 'translations', 'ui'].map((name) => `packages/${name}`);

/** @type {{ name: string, app: string, args: string[], output: string, inputs: string[] }[]} */
const builds = [
  {
    name: 'guest app',
    app: 'apps/ordering',
    args: ['build'],
    output: 'dist/client',
    inputs: ['apps/ordering', ...WEB_PACKAGES],
  },
  {
    name: 'guest app, first page',
    app: 'apps/ordering',
    args: ['build', '--ssr'],
    output: 'dist/server',
    inputs: ['apps/ordering', ...WEB_PACKAGES],
  },
  {
    name: 'console',
    app: 'apps/console',
    args: ['build'],
    output: 'dist',
    inputs: ['apps/console', ...WEB_PACKAGES],
  },
  {
    name: 'server',
    app: 'apps/server',
    args: ['build'],
    output: 'dist/main.js',
    // The server knows by hash which operations the web apps may send.
    inputs: ['apps', 'packages'],
  },
];

/**
 * Builds whatever is not up to date.
 * @param {(message: string) => void} say
 */
export async function buildAll(say) {
  const stale = builds
    .map((build) => ({ ...build, hash: hashOf([...EVERYTHING, ...build.inputs]) }))
    .filter(
      ({ name, app, output, hash }) =>
        !existsSync(path.join(root, app, output)) || !isCurrent(`build ${name}`, hash),
    );
  const failures = [];
  await inPairs(stale, async ({ name, app, args, hash }) => {
    say(`Building: ${name}`);
    const { code, output } = await runPackage('vite', [...args, '--logLevel', 'warn'], {
      cwd: path.join(root, app),
      env: { NODE_ENV: 'production' },
      capture: true,
    });
    if (code === 0) remember(`build ${name}`, hash);
    else failures.push(`The build of the ${name} failed:\n${output}`);
  });
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
