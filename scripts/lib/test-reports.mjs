/**
 * What a runner's report says.
 * @typedef {{ passed: number, failed: number, failures: string[] }} Counts
 */

/** As in the reports of other tools: file, then the words of the titles. */
const named = (file, titles) => [file, ...titles].filter(Boolean).join(' › ');

const relative = (file, folder) =>
  file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file;

/** @param {string} folder the repository's @returns {(report: object) => Counts} */
export const readVitestReport =
  (folder) =>
  ({ numPassedTests, testResults }) => {
    const failures = testResults.flatMap(({ name, status, assertionResults }) => {
      const file = relative(name, folder);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that cannot be loaded holds no tests, and would vanish from the count.
      if (status === 'failed' && assertionResults.length === 0) return [`${file} cannot be loaded`];
      return failed.map(({ ancestorTitles, title }) => named(file, [...ancestorTitles, title]));
    });
    return { passed: numPassedTests, failed: failures.length, failures };
  };

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/**
 * A test that passed only when repeated is not a test one can trust, nor is one that was not run.
 * @returns {Counts}
 */
export function readPlaywrightReport({ stats, suites = [] }) {
  const failures = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ status }) => `${named(file, [title])} (${status})`),
    );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    failures,
  };
}
