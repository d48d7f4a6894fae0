import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * What a runner's report says.
 * @typedef {{ passed: number, failed: number, failures: string[] }} Counts
 */

/** As in the reports of other tools: file, then the words of the titles. */
const named = (file, titles) => [file, ...titles].filter(Boolean).join(' › ');

const relative = (file, folder) =>
  file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file;

const MAX_MESSAGE_LENGTH = 300;

/** The name alone says that a test failed now and then, not why: what it said is kept below it, in one line. */
function withReason(name, message) {
  const text = stripVTControlCharacters(message ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_MESSAGE_LENGTH);
  return text ? `${name}\n        ${text}` : name;
}

/** @param {string} folder the repository's @returns {(report: object) => Counts} */
export const readVitestReport =
  (folder) =>
  ({ numPassedTests, testResults }) => {
    const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(name, folder);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that cannot be loaded holds no tests, one that breaks around them no failed ones: both would vanish.
      if (status === 'failed' && failed.length === 0) {
        const how = assertionResults.length === 0 ? 'cannot be loaded' : 'breaks around its tests';
        return [withReason(`${file} ${how}`, message)];
      }
      return failed.map(({ ancestorTitles, title, failureMessages }) =>
        withReason(named(file, [...ancestorTitles, title]), failureMessages?.[0]),
      );
    });
    return { passed: numPassedTests, failed: failures.length, failures };
  };

const MAX_PAGE_LENGTH = 1_500;

/** What the browser showed when a test failed: why a button never came cannot be told from its name. */
function pageAtFailure(results = []) {
  const file = results
    .flatMap(({ attachments }) => attachments ?? [])
    .find(({ name }) => name === 'error-context')?.path;
  if (file === undefined || !existsSync(file)) return '';
  const [, page = ''] = readFileSync(file, 'utf8').split('# Page snapshot');
  const lines = page.split('```')[1]?.trim().split('\n').slice(1).join('\n') ?? '';
  return lines && `\n${lines.slice(0, MAX_PAGE_LENGTH)}`;
}

/** Of the first try that failed: a test that passed when repeated says there what was wrong. */
const playwrightReason = (results = []) =>
  results.flatMap(({ errors }) => errors ?? []).find(({ message }) => message)?.message;

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
        .map(
          ({ status, results }) =>
            withReason(`${named(file, [title])} (${status})`, playwrightReason(results)) +
            pageAtFailure(results),
        ),
    );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    failures,
  };
}

const NAME_AND_REASON = 2;

/**
 * The end of a run: every name with its reason first, pages below them all. Where only a part of the end is kept, the page of
 * the first failure hid the name of the second.
 * @param {string[]} failures
 */
export function summaryOf(failures) {
  const parts = failures.map((failure) => failure.split('\n'));
  const names = parts.map((lines) => `FAILED  ${lines.slice(0, NAME_AND_REASON).join('\n')}`);
  const pages = parts
    .filter((lines) => lines.length > NAME_AND_REASON)
    .map(([name, , ...page]) => `PAGE OF ${name}\n${page.join('\n')}`);
  return [...names, ...pages];
}
