import { existsSync } from 'node:fs';
import path from 'node:path';
import { builds } from './builds.mjs';
import { inPairs } from './in-pairs.mjs';
import { root } from './root.mjs';
import { runPackage } from './run.mjs';
import { hashOf, isCurrent, remember } from './stamps.mjs';

const EVERYTHING = ['package-lock.json', 'tsconfig.base.json'];

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
