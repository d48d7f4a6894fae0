import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport, summaryOf } from './test-reports.mjs';

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

  it('counts a file that breaks before or after its tests', () => {
    const assertionResults = [{ status: 'skipped', ancestorTitles: [], title: 'adds' }];
    const testResults = [{ name: '/somewhere/c.test.ts', status: 'failed', assertionResults }];
    expect(read({ numPassedTests: 0, testResults }).failures).toEqual([
      'c.test.ts breaks around its tests',
    ]);
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

  it('keeps below each name what was said, in one line, without colours and not endlessly', () => {
    const failureMessages = [`\u001b[31mAssertionError\u001b[39m: no\n    at there`, 'another'];
    const assertionResults = [
      { status: 'failed', ancestorTitles: [], title: 'removes', failureMessages },
    ];
    const testResults = [
      { name: '/somewhere/a.test.ts', status: 'failed', assertionResults },
      { name: '/somewhere/b.test.ts', status: 'failed', assertionResults: [], message: 'No such' },
    ];
    expect(read({ numPassedTests: 0, testResults }).failures).toEqual([
      'a.test.ts › removes\n        AssertionError: no at there',
      'b.test.ts cannot be loaded\n        No such',
    ]);
    const results = [
      { errors: [{ message: `Error: start: ${'moved '.repeat(100)}` }] },
      { errors: [] },
    ];
    const spec = {
      file: 'x.spec.ts',
      title: 'now and then',
      tests: [{ status: 'flaky', results }],
    };
    const stats = { expected: 0, unexpected: 0, flaky: 1, skipped: 0 };
    const [failure] = readPlaywrightReport({ stats, suites: [{ specs: [spec] }] }).failures;
    const [name, text] = failure.split('\n');
    expect(name).toBe('x.spec.ts › now and then (flaky)');
    expect(text).toMatch(/^ {8}Error: start: moved moved/);
    expect(text.trim().length).toBeLessThanOrEqual(300);
  });

  it('says what the browser showed when a test failed in it', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'report-'));
    const file = path.join(folder, 'error-context.md');
    await writeFile(file, '# Error\n\n# Page snapshot\n\n```yaml\n- heading "Closed"\n```\n');
    const results = [
      {
        errors: [{ message: 'No button' }],
        attachments: [{ name: 'error-context', path: file }],
      },
    ];
    const spec = { file: 'x.spec.ts', title: 'pays', tests: [{ status: 'unexpected', results }] };
    const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0 };
    expect(readPlaywrightReport({ stats, suites: [{ specs: [spec] }] }).failures).toEqual([
      'x.spec.ts › pays (unexpected)\n        No button\n- heading "Closed"',
    ]);
    await rm(folder, { recursive: true });
  });
});

describe('the end of a run', () => {
  it('names every failure before it shows a page', () => {
    expect(
      summaryOf(['a.spec.ts › pays\n        No button\n- heading "Closed"', 'b.test.ts › adds']),
    ).toEqual([
      'FAILED  a.spec.ts › pays\n        No button',
      'FAILED  b.test.ts › adds',
      'PAGE OF a.spec.ts › pays\n- heading "Closed"',
    ]);
  });
});
