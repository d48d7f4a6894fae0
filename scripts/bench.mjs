import { ensureInstalled } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { say } from './lib/progress.mjs';

requireNodeVersion();
try {
  await ensureInstalled(say);
  const { buildAll } = await import('./lib/build-all.mjs');
  await buildAll(say);
  const { printPageWeight } = await import('../bench/page-weight.mjs');
  const { printAnswerTimes } = await import('../bench/answer-times.mjs');
  printPageWeight();
  await printAnswerTimes();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
