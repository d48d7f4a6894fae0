import { describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';

const read = readVitestReport('/somewhere');

describe('what the runners report', () => {
  it('names each failed test of vitest by file and titles', () => {
    const assertionResults = [
      { status: 'passed', ancestorTitles: ['cart'], title: 'adds' },
      { status: 'failed', ancestorTitles: ['cart'], title: 'removes' },
    ];
    const testResults = [{ name: '/somewhere/a.test.ts', status: 'failed', assertionResults }];
    expect(read({ numPassedTests: 1, testResults })).toEqual({
      passed: 1,
      failed: 1,
      failures: ['a.test.ts › cart › removes'],
    });
  });

  it('counts a file that cannot be loaded', () => {
    const testResults = [{ name: '/somewhere/b.test.ts', status: 'failed', assertionResults: [] }];
    expect(read({ numPassedTests: 0, testResults })).toEqual({
      passed: 0,
      failed: 1,
      failures: ['b.test.ts cannot be loaded'],
    });
  });

  it('names what failed, was repeated or left out in the browser', () => {
    const spec = (title, status) => ({ file: 'x.spec.ts', title, tests: [{ status }] });
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
      suites: [
        {
          specs: [spec('good', 'expected'), spec('bad', 'unexpected')],
          suites: [{ specs: [spec('now and then', 'flaky'), spec('never', 'skipped')] }],
        },
      ],
    };
    expect(readPlaywrightReport(report)).toEqual({
      passed: 1,
      failed: 3,
      failures: [
        'x.spec.ts › bad (unexpected)',
        'x.spec.ts › now and then (flaky)',
        'x.spec.ts › never (skipped)',
      ],
    });
  });
});
