import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { ModelLength } from './packages/testing/src/vitest-provided.ts';
import { catalogues } from './packages/translations/src/vite-plugin-catalogues.ts';

// Daylight-saving tests name their zone; everything else must not depend on the machine's.
process.env['TZ'] = 'UTC';

const setupFiles = ['./packages/testing/src/vitest-setup.ts'];
const integrationTests = 'apps/server/src/**/*.integration.test.ts';
/** They need Prometheus' promtool: `npm test` fetches it where it can, and runs them beside the others. */
const alertTests = 'apps/server/src/testing/alerts/*.integration.test.ts';
const databaseSetup = './apps/server/src/testing/embedded-database-setup.ts';

/** How long and which way the model of the carts walks; the domain's tests read no environment. */
const numberOf = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text);
const provide: ModelLength = {
  modelRuns: numberOf(process.env['MODEL_RUNS']),
  modelSeed: numberOf(process.env['MODEL_SEED']),
  modelPath: process.env['MODEL_PATH'] ?? null,
};

/** Nothing here keeps state in a module: loading the whole server anew for every file took longer than the tests. */
const oneProcess = { isolate: false };

export default defineConfig({
  plugins: [react(), catalogues()],
  // Vite would load graphql's ES modules and Node its CommonJS for the packages beside it: two copies in one
  // process, and each refuses the other's schema.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // Left to itself it keeps a core free; the tests wait for databases and servers, so two cores serve two at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // What is waited for comes, sooner or later; how fast is the bench's question, not a test's on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/**/src/**/*.test.ts',
            'apps/**/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', integrationTests],
          setupFiles,
          provide,
          ...oneProcess,
          // Properties are tried hundreds of times; on a busy machine that takes more than five seconds.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['packages/**/src/**/*.test.tsx', 'apps/**/src/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles,
          // A busy machine draws slowly; a test that hangs still ends.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        // Reads what the build made: `npm test` runs it after that.
        test: {
          name: 'budgets',
          environment: 'node',
          include: ['tests/budgets/**/*.test.ts'],
          setupFiles,
        },
      },
      {
        extends: true,
        // The built product in Firefox and WebKit: `npm test` says which programs there are.
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['./tests/engines/support/world.ts'],
          // Two browsers and a server are enough for two cores; one process keeps the browsers open for all files.
          fileParallelism: false,
          isolate: false,
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          environment: 'node',
          include: [integrationTests],
          exclude: ['**/node_modules/**', '**/dist/**', alertTests],
          globalSetup: [databaseSetup],
          setupFiles,
          ...oneProcess,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'alerts',
          environment: 'node',
          include: [alertTests],
          globalSetup: [databaseSetup],
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
