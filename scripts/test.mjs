import { ensureInstalled } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { say } from './lib/progress.mjs';

requireNodeVersion();
await ensureInstalled(say);

// Only now: these import what has just been installed.
const { allChecks } = await import('./checks/all.mjs');
const { chooseTests } = await import('./lib/choose-tests.mjs');
const { buildAll } = await import('./lib/build-all.mjs');
const { ensureTestBrowsers } = await import('./lib/ensure-chromium.mjs');
const { ensureEngines, notTried } = await import('./lib/ensure-engines.mjs');
const { ALERTS_NOT_TRIED, ensurePromtool } = await import('./lib/promtool.mjs');
const { ensureRedis, REDIS_NOT_TRIED } = await import('./lib/redis-server.mjs');
const { listFiles } = await import('./lib/files.mjs');
const { readNumberedTests } = await import('./lib/numbered-tests.mjs');
const { runChecks } = await import('./lib/run-checks.mjs');
const { runPlaywright, runVitest } = await import('./lib/test-steps.mjs');
const { summaryOf } = await import('./lib/test-reports.mjs');

/** `npm test -- CART-09 packages/domain/src/money`: only what belongs to a rule or a path. */
const wanted = process.argv.slice(2);
const choice = wanted.length === 0 ? null : choose();

function choose() {
  const carriers = readNumberedTests();
  const filesOfRule = (rule) => carriers.get(rule)?.map(({ file }) => file) ?? null;
  try {
    return chooseTests(wanted, { files: listFiles(), filesOfRule });
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

const isWanted = (...steps) => !choice || steps.some((name) => choice.files[name].length > 0);
/** Which of a runner's tests. */
const some = (...steps) =>
  choice ? { files: steps.flatMap((name) => choice.files[name]), title: choice.title } : {};

const totals = { passed: 0, failed: 0 };
/** Named again at the end: of a long run only the end is looked at, or kept. */
const failures = [];
/** Of a step that cannot be run here and says so at the end. */
const UNTRIED = { passed: 0, failed: 0, failures: [] };

/** Every step runs, whatever happened before; one that breaks or finds nothing to test has failed. */
async function step(name, work) {
  say(name);
  const counts = await work().catch((error) => {
    process.stderr.write(`${error.message}\n`);
    return { passed: 0, failed: 1, failures: [error.message] };
  });
  const isEmpty = counts !== UNTRIED && counts.passed + counts.failed === 0;
  const found = isEmpty ? ['there was nothing to run'] : counts.failures;
  failures.push(...found.map((failure) => `${name}: ${failure}`));
  totals.passed += counts.passed;
  totals.failed += isEmpty ? 1 : counts.failed;
  say(`${name}: ${counts.passed} passed, ${counts.failed} failed`);
}

if (!choice) await step('Checks', () => runChecks(allChecks));
if (isWanted('budgets', 'browser', 'engines')) {
  await step('Build', async () => {
    await buildAll(say);
    if (!isWanted('budgets')) return { passed: 1, failed: 0, failures: [] };
    const counts = await runVitest(['budgets'], {}, some('budgets'));
    return { ...counts, passed: counts.passed + 1 };
  });
}
const untried = [];
const needsRedis = isWanted('unit', 'screens', 'integration', 'browser');
const redis = needsRedis ? await ensureRedis(say) : null;
if (needsRedis && !redis) untried.push(REDIS_NOT_TRIED);
const withRedis = redis ? { REDIS_SERVER: redis } : {};
if (choice && choice.related.length > 0) {
  const { related } = choice;
  await step('Tests that import it', () => runVitest(['unit', 'screens'], withRedis, { related }));
}
if (isWanted('unit', 'screens')) {
  const chosen = some('unit', 'screens');
  await step('Unit tests', () => runVitest(['unit', 'screens'], withRedis, chosen));
}
if (isWanted('integration')) {
  const chosen = some('integration');
  await step('Integration tests', () => runVitest(['integration'], withRedis, chosen));
}
if (isWanted('alerts')) {
  await step('Alerts', async () => {
    const promtool = await ensurePromtool(say);
    if (promtool) return runVitest(['alerts'], { PROMTOOL: promtool }, some('alerts'));
    // It is not there and cannot be had: said at the end, loudly, and no failure.
    untried.push(ALERTS_NOT_TRIED);
    return UNTRIED;
  });
}
if (isWanted('browser')) {
  await step('Browser tests', async () => {
    await ensureTestBrowsers(say);
    return runPlaywright(withRedis, some('browser'));
  });
}
if (isWanted('engines')) {
  await step('Other engines', async () => {
    const { engines, missing } = await ensureEngines(say);
    if (missing.length > 0) untried.push(notTried(missing));
    // Nothing is there and nothing can be installed.
    if (Object.keys(engines).length === 0) return UNTRIED;
    return runVitest(['engines'], { ENGINES: JSON.stringify(engines) }, some('engines'));
  });
}

for (const line of untried) process.stdout.write(`${line}\n`);
for (const line of summaryOf(failures)) process.stdout.write(`${line}\n`);
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed === 0 ? 0 : 1;
