import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { BRANDS, type Brand } from './support/brands.ts';
import { dishCards, watchForComplaints } from './support/guest.ts';
import { atEveryWidth, expectFits, expectFrame, WIDTHS } from './support/layout.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: WIDTHS.phone, height: 780 } });

/** Every page at three widths; axe at the phone's, and in one brand at the desktop's as well. */
async function expectScreen(page: Page, what: string, isFramed = true): Promise<void> {
  const isDesktopExpected = page.url().includes('/smash');
  await atEveryWidth(page, async (width) => {
    const where = `${what} at ${width} px`;
    await expectFits(page, where);
    if (isFramed) await expectFrame(page, width, where);
    if (width === WIDTHS.phone || (width === WIDTHS.desktop && isDesktopExpected))
      await expectAccessible(page, where);
  });
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).last();

async function openVenue(page: Page, brand: Brand): Promise<void> {
  await page.goto(`/${brand.slug}`);
  if (brand.slug === 'smash') await page.getByRole('link', { name: 'SMASH! Brixton' }).click();
  await expect(page.getByRole('button', { name: brand.takeAway })).toBeEnabled();
}

for (const brand of BRANDS) {
  test(`[BRAND-05] [BRAND-06] [BRAND-07] [BRAND-08] [BRAND-09] [SHELL-01] [MENU-01] [D-09] [D-144] ${brand.slug}: every screen from the landing to the dish, at 360, 768 and 1280 px`, async ({
    page,
  }) => {
    // Seven screens three times over: more than a machine with other work does in a minute.
    const noComplaints = watchForComplaints(page);
    await page.goto(`/${brand.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectScreen(page, 'landing', false);

    await page.goto(`/${brand.slug}/store-listing`);
    await page.getByRole('listitem').getByRole('button', { expanded: false }).first().click();
    await expect(page.getByRole('button', { name: brand.takeAway })).toBeVisible();
    await expectScreen(page, 'venue list');

    await openVenue(page, brand);
    await expectScreen(page, 'landing of a venue', false);
    await page.getByRole('button', { name: brand.takeAway }).click();
    await expect(dishCards(page).first()).toBeVisible();
    await expectScreen(page, 'start');
    const cardWidths = () =>
      dishCards(page).evaluateAll((cards) =>
        [...new Set(cards.map((card) => (card as HTMLElement).offsetWidth))].toSorted(),
      );
    expect(await cardWidths(), 'small cards below 576 px (D-09)').toEqual([204]);
    await page.setViewportSize({ width: 576, height: 780 });
    expect(await cardWidths()).toEqual([280]);
    await page.setViewportSize({ width: WIDTHS.phone, height: 780 });
    const hero = page.getByRole('heading', { level: 1 }).locator('..').locator('..');
    expect((await hero.boundingBox())?.height).toBeGreaterThan(200);
    expect((await page.locator('nav:visible').last().boundingBox())?.height).toBe(80);
    await page.setViewportSize({ width: 992, height: 900 });
    // Hidden from 992, its words kept for those who do not see (MENU-01).
    expect((await hero.boundingBox())?.height).toBeLessThanOrEqual(1);
    await page.setViewportSize({ width: WIDTHS.phone, height: 780 });

    await tab(page, brand.menu).click();
    await expect(page).toHaveURL(/\/menu$/);
    await expect(page.getByRole('link', { name: brand.category })).toBeVisible();
    await expectScreen(page, 'menu');
    await page.setViewportSize({ width: WIDTHS.desktop, height: 900 });
    const [first, second] = await dishCards(page).all();
    const tops = [await first?.boundingBox(), await second?.boundingBox()].map((card) => card?.y);
    expect(tops[0], 'two columns on a large screen (MENU-10)').toBe(tops[1]);
    await page.setViewportSize({ width: WIDTHS.phone, height: 780 });

    await page.getByRole('link', { name: brand.category }).click();
    await expect(page.getByRole('heading', { level: 1, name: brand.category })).toBeVisible();
    await expectScreen(page, 'category');

    await page.getByRole('link', { name: brand.dish, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: brand.dish })).toBeVisible();
    await expectScreen(page, 'dish');
    const bar = page.getByRole('region', { name: brand.dish });
    expect((await bar.boundingBox())?.height).toBe(80);
    const { y, height } = (await page.getByRole('button', { name: brand.add }).boundingBox())!;
    expect(y + height, 'the action is in reach, never below the fold').toBeLessThanOrEqual(780);
    noComplaints();
  });
}

test('[SHELL-01] [D-144] the side menu and what opens over a page, in every brand', async ({
  page,
}) => {
  for (const brand of BRANDS) {
    await openVenue(page, brand);
    await page.getByRole('button', { name: brand.openMenu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFits(page, `${brand.slug}: side menu`);
    await expectAccessible(page, `${brand.slug}: side menu`);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: brand.later }).click();
    await expect(page.getByRole('listbox').first()).toBeVisible();
    await expectFits(page, `${brand.slug}: order for later`);
    await expectAccessible(page, `${brand.slug}: order for later`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
