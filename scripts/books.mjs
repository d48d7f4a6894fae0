import { ensureInstalled } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { say } from './lib/progress.mjs';
import { runPackage } from './lib/run.mjs';

const USUAL_ORDERS = '30000';

requireNodeVersion();
await ensureInstalled(say);

// Other books each time, unless somebody wants to see some again: what is wrong names its seed.
const [orders = USUAL_ORDERS, seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
const { code } = await runPackage(
  'vitest',
  ['run', '--project', 'integration', 'books-of-months'],
  {
    env: { BOOKS_ORDERS: orders, BOOKS_SEED: seed },
  },
);
process.exitCode = code;
