import { requireNodeVersion } from './lib/node-version.mjs';
import { runPackage } from './lib/run.mjs';

// `npm run hostile-pictures -- 500`: so many broken, huge, wrong-typed and hostile files are uploaded.
requireNodeVersion();
const [count = '2000'] = process.argv.slice(2);
const { code } = await runPackage(
  'vitest',
  ['run', '--project', 'integration', 'apps/server/src/testing/hostile-pictures'],
  { env: { HOSTILE_PICTURES: count } },
);
process.exitCode = code;
