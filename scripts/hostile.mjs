import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { requireNodeVersion } from './lib/node-version.mjs';

// `npm run hostile -- 5000 my-seed`: so many inputs, from this seed.
requireNodeVersion();
const [count = '100000', seed = 'tallrik'] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url)),
    'run',
    '--project',
    'integration',
    'apps/server/src/testing/hostile',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      HOSTILE_LONGEST_MS: '1000',
      HOSTILE_MINUTES: '30',
      ...process.env,
      HOSTILE_INPUTS: count,
      HOSTILE_SEED: seed,
    },
  },
);
process.exitCode = status ?? 1;
