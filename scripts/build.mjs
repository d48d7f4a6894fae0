import { buildAll } from './lib/build-all.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { say } from './lib/progress.mjs';

requireNodeVersion();
try {
  await ensureInstalled(say);
  await buildAll(say);
  say('Built');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
