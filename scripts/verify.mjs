import { ensureInstalled } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { say } from './lib/progress.mjs';

requireNodeVersion();
await ensureInstalled(say);

// Only now: the checks import what has just been installed.
const { allChecks } = await import('./checks/all.mjs');
const { runChecks } = await import('./lib/run-checks.mjs');

const only = process.argv.slice(2);
const chosen = allChecks.filter(
  ({ name }) => only.length === 0 || only.some((word) => name.includes(word)),
);
const { passed, failed } = await runChecks(chosen);
process.stdout.write(`${passed} checks passed, ${failed} failed\n`);
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0;
