import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Nothing to find for axe, once the page stands still: a text that fades in has no contrast yet, and a form that is
 * being built anew beneath a dialog has none either. What is wrong stays wrong, and is found at every look. Axe itself takes ten seconds on a busy machine, hence the patience.
 */
export const expectAccessible = (page: Page, what = page.url()): Promise<void> =>
  expectNothingFor(new AxeBuilder({ page }).withTags(WCAG_22_AA), page, what);

/** Light and dark by themselves on a page that is open: everything else of it is the same in both. */
export async function expectAccessibleInBoth(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${what}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html[data-theme="dark"]')).toBeAttached();
  const contrast = new AxeBuilder({ page }).withRules(['color-contrast']);
  await expectNothingFor(contrast, page, `${what}, dark`);
}

async function expectNothingFor(axe: AxeBuilder, page: Page, what: string): Promise<void> {
  await expect(async () => {
    await standStill(page);
    const { violations } = await axe.analyze();
    const findings = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
    expect(findings, what).toEqual([]);
  }).toPass({ intervals: [500, 1_000, 2_000], timeout: 60_000 });
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
