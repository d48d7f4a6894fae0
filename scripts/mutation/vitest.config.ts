import { defineConfig } from 'vitest/config';

process.env['TZ'] = 'UTC';

/** Only what can tell a broken rule of the domain within seconds: its own tests. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/domain/src/**/*.test.ts'],
    setupFiles: ['./packages/testing/src/vitest-setup.ts'],
    isolate: false,
    testTimeout: 20_000,
  },
});
