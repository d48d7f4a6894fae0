import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from './root.mjs';
import { runPackage } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */

function freshReport(name) {
  const folder = path.join(cacheFolder, 'reports');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  rmSync(file, { force: true });
  return file;
}

/** A runner that ended badly without naming a failed test has failed all the same. */
const atLeastOneFailure = ({ passed, failed }, code) => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
});

function readReport(file, count, code) {
  try {
    return atLeastOneFailure(count(JSON.parse(readFileSync(file, 'utf8'))), code);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** @param {string[]} projects of vitest.config.ts @param {Record<string, string>} [env] @returns {Promise<Counts>} */
export async function runVitest(projects, env = {}) {
  const report = freshReport(`vitest-${projects.join('-')}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const args = [
    'run',
    ...chosen,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { code } = await runPackage('vitest', args, { env });
  return readReport(
    report,
    ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      // A file that cannot be loaded holds no tests, and would vanish from the count.
      failed:
        numFailedTests +
        testResults.filter(
          ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
        ).length,
    }),
    code,
  );
}

/** @param {string} chromium @returns {Promise<Counts>} */
export async function runPlaywright(chromium) {
  const report = freshReport('playwright.json');
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=line,json'];
  const { code } = await runPackage('@playwright/test', args, {
    bin: 'playwright',
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return readReport(
    report,
    // A test that passed only when repeated is not a test one can trust.
    ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
    }),
    code,
  );
}
