import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Nothing to find for axe, once the page stands still: a text that fades in has no contrast yet, and a form that is
 * being built anew beneath a dialog has none either. What is wrong stays wrong, and is found at every look. Axe itself takes ten seconds on a busy machine, hence the patience.
 */
export const expectAccessible = (page: Page, what = page.url()): Promise<void> =>
  expectNothingFor({ type: 'tag', values: WCAG_22_AA }, page, what);

/** Light and dark by themselves on a page that is open: everything else of it is the same in both. */
export async function expectAccessibleInBoth(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${what}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html[data-theme="dark"]')).toBeAttached();
  await expectNothingFor({ type: 'rule', values: ['color-contrast'] }, page, `${what}, dark`);
}

async function expectNothingFor(rules: axe.RunOnly, page: Page, what: string): Promise<void> {
  await expect(async () => {
    await standStill(page);
    expect(await findViolations(page, rules), what).toEqual([]);
  }).toPass({ intervals: [500, 1_000, 2_000], timeout: 60_000 });
}

/**
 * Axe stays in a document once it is there, and all that comes back are the findings: its own package for Playwright
 * brings it along at every look, opens a page to join the answers and hands over all that was right as well, which took four times as long.
 */
async function findViolations(page: Page, rules: axe.RunOnly): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  return page.evaluate(async (runOnly) => {
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await inPage.run({ runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, rules);
}

const standStill = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
