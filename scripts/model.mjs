import { ensureInstalled } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { say } from './lib/progress.mjs';
import { runPackage } from './lib/run.mjs';

/** Both models of one name: the domain's carts, and those that go through server and provider. */
const MODELS = 'charged-as-ruled';
const USUAL_CARTS = '5000';

requireNodeVersion();
await ensureInstalled(say);

// Another way each time, unless somebody wants to see one again; what goes wrong names its seed.
const [carts = USUAL_CARTS, seed = String(Date.now() % 2 ** 31), path] = process.argv.slice(2);
const { code } = await runPackage('vitest', ['run', MODELS], {
  env: {
    MODEL_RUNS: carts,
    MODEL_SEED: seed,
    ...(path === undefined ? {} : { MODEL_PATH: path }),
  },
});
process.exitCode = code;
