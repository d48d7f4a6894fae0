import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from '../../scripts/lib/find-chromium.mjs';
import { findFreePort } from '../../scripts/lib/port.mjs';

// Chosen once per run: the workers read this file again, and must find the same server.
process.env['E2E_PORT'] ??= String(await findFreePort());
const port = process.env['E2E_PORT'];
const executablePath = await findHeadlessChromium();

const PHONE = { width: 390, height: 844 };

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: false,
  // Patience for a busy machine: how fast things are is measured by the bench. But what hangs says so within a
  // minute, at the step it hangs at, not when the whole journey's time is up.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    baseURL: `http://localhost:${port}`,
    viewport: PHONE,
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: executablePath === undefined ? {} : { executablePath },
  },
  webServer: {
    command: 'node start-world.mjs',
    url: `http://localhost:${port}/readyz`,
    env: { PORT: port, LOG_LEVEL: 'warn' },
    timeout: 300_000,
    stdout: 'pipe',
    stderr: 'pipe',
    // Time to stop the database as well; a plain kill would leave it running.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
