import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { listFiles } from '../lib/files.mjs';
import { root } from '../lib/root.mjs';
import { withPlantedViolations } from '../lib/planted-violations.mjs';

const config = createRequire(import.meta.url)(path.join(root, '.dependency-cruiser.cjs'));
const SOURCE = /^(apps|packages)\/.*\/?src\/.*\.tsx?$/;

async function cruiseTree(folder) {
  const { output } = await cruise(
    ['apps', 'packages'],
    {
      ...config.options,
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: config.forbidden },
    },
    { ...config.options.enhancedResolveOptions },
    { tsConfig: extractTSConfig(path.join(root, 'tsconfig.base.json')) },
  );
  return output;
}

const describe = ({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`;

/** Rules that nothing trips over might as well be misspelt: each must catch its planted violation. */
async function findSilentRules() {
  return withPlantedViolations(async (folder) => {
    const { summary } = await cruiseTree(folder);
    const fired = new Set(summary.violations.map(({ rule }) => rule.name));
    return config.forbidden.map(({ name }) => name).filter((name) => !fired.has(name));
  });
}

export const boundaries = {
  name: 'import boundaries',
  async run() {
    const silent = await findSilentRules();
    const { summary, modules } = await cruiseTree(root);
    const seen = new Set(modules.map(({ source }) => source));
    // With a compiler it cannot use, dependency-cruiser passes over no files and calls it a success.
    const unseen = listFiles('.').filter((file) => SOURCE.test(file) && !seen.has(file));
    return [
      ...silent.map((name) => `the rule ${name} does not catch its planted violation`),
      ...unseen.map((file) => `was not looked at: ${file}`),
      ...summary.violations.map(describe),
    ];
  },
};
