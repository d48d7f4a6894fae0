import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder, root } from './root.mjs';
import { runPackage } from './run.mjs';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';

/** @typedef {import('./test-reports.mjs').Counts} Counts */

function freshReport(name) {
  const folder = path.join(cacheFolder, 'reports');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  rmSync(file, { force: true });
  return file;
}

/** A runner that ended badly without naming a failed test has failed all the same. */
const atLeastOneFailure = (counts, code, name) =>
  code !== 0 && counts.failed === 0
    ? { ...counts, failed: 1, failures: [`${name} ended with ${code} and named no failed test`] }
    : counts;

function readReport(file, read, code) {
  const name = path.basename(file, '.json');
  try {
    return atLeastOneFailure(read(JSON.parse(readFileSync(file, 'utf8'))), code, name);
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`${name}: no report (${error.message})`] };
  }
}

/**
 * Some of the tests: of these files, with this in the title, or those that import these sources.
 * @typedef {{ files?: string[], title?: string | null, related?: string[] }} Some
 */

/**
 * @param {string[]} projects of vitest.config.ts
 * @param {Record<string, string>} [env]
 * @param {Some} [some]
 * @returns {Promise<Counts>}
 */
export async function runVitest(projects, env = {}, { files = [], title, related } = {}) {
  const report = freshReport(`vitest-${projects.join('-')}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const args = [
    ...(related ? ['related', '--run', ...related] : ['run', ...files]),
    ...(title ? ['--testNamePattern', title] : []),
    ...chosen,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { code } = await runPackage('vitest', args, { env });
  return readReport(report, readVitestReport(root), code);
}

/**
 * @param {Record<string, string>} [env]
 * @param {Some} [some]
 * @returns {Promise<Counts>}
 */
export async function runPlaywright(env = {}, { files = [], title } = {}) {
  const report = freshReport('playwright.json');
  const args = [
    'test',
    ...files,
    ...(title ? ['--grep', title] : []),
    '--config',
    'tests/e2e/playwright.config.ts',
    '--reporter=line,json',
  ];
  const { code } = await runPackage('@playwright/test', args, {
    bin: 'playwright',
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return readReport(report, readPlaywrightReport, code);
}
