import { test } from '@playwright/test';

/**
 * Closes what a test opened beside its own page. Left open, a kitchen's board would live as long as the browser does,
 * and take the processor from every test after it.
 */
export const closeOtherPages = (): void =>
  test.afterEach(async ({ browser, context }) => {
    const others = browser.contexts().filter((other) => other !== context);
    await Promise.all(others.map((other) => other.close()));
  });
