import { fileURLToPath } from 'node:url';

/**
 * How the rules of the domain are broken, one at a time. `npm run mutate` names the folders; run by itself this
 * breaks nothing.
 */
export default {
  testRunner: 'domain',
  plugins: [fileURLToPath(new URL('domain-runner.mjs', import.meta.url))],
  mutate: [],
  // A text that is another text is no broken rule: codes and event types are unions, which the compiler holds.
  mutator: { excludedMutations: ['StringLiteral'] },
  // The copy that is broken needs the domain and its test builders only.
  ignorePatterns: [
    '/apps',
    '/bench',
    '/docs',
    '/tests',
    '/packages/ui',
    '/packages/payment-simulator',
    '/.data',
    '/.cache',
  ],
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  tempDirName: '.cache/mutation/copy',
  concurrency: 2,
  // A busy machine is slow; only what runs for ever may count as noticed by that.
  timeoutMS: 20_000,
  cleanTempDir: 'always',
};
