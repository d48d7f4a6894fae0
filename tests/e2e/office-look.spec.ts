import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { openOffice } from './support/kitchen.ts';
import { makeOwnServer, type OwnServer } from './support/own-server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

// What is published here is seen by every guest of the company.
let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await makeOwnServer();
  await server.start();
});
test.afterAll(() => server.stop());

for (const [width, main] of [
  [1280, '#7A1F3D'],
  [360, '#1F4E7A'],
] as const) {
  test(`[LOOK-01] [LOOK-02] [LOOK-03] [LOOK-04] a look is drafted, mended, published and taken back at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openOffice(page, 'owner@lokanta.example', server.origin);
    await page.goto(`${server.origin}/console/office/branding`);
    await expect(page.getByText('This is what guests see.')).toBeVisible();
    await expectAccessible(page, `the look at ${width} px`);
    // The real guest app, in the draft's colour as soon as it is there.
    const frame = page.frameLocator('iframe[title="Guest app"]');
    const preview = () =>
      frame
        .locator('html')
        .evaluate((root) => getComputedStyle(root).getPropertyValue('--main').trim());
    await expect(frame.locator('h1, h2').first()).toBeVisible();
    const typed = (name: string) => page.getByRole('textbox', { name, exact: true });
    await typed('Main Buttons and header').fill(main);
    await typed('Main Buttons and header').press('Enter');
    await expect(page.getByText('not yet shown to guests')).toBeVisible();
    await expect.poll(preview).toBe(main.toLowerCase());
    await typed('Price On item cards').fill(await typed('Item card Behind each item').inputValue());
    await typed('Price On item cards').press('Enter');
    await expect(page.getByText('Price is hard to read.')).toBeVisible();
    await expectAccessible(page, `a look that cannot be read at ${width} px`);
    const shots = process.env['OFFICE_PICTURES'];
    if (shots) await page.screenshot({ path: `${shots}/look-${width}.png` });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('main').getByText('cannot be read on its ground')).toBeVisible();
    await page
      .getByRole('button', { name: /^Use #/ })
      .first()
      .click();
    await expect(page.getByText('is hard to read.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('This is what guests see.')).toBeVisible();

    const guest = await page.context().newPage();
    await guest.goto(`${server.origin}/lokanta`);
    const worn = () =>
      guest.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--main'));
    expect(await worn()).toBe(main.toLowerCase());
    await guest.close();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(page.getByText('not yet shown to guests')).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('This is what guests see.')).toBeVisible();
    await expectNoSidewaysScroll(page, 'office-look');
  });
}
