import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { openOffice } from './support/kitchen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

/** A photograph, painted by the browser: a plate left of the middle. */
const photograph = async (page: Page, width: number, height: number): Promise<Buffer> => {
  const address = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide!;
      canvas.height = high!;
      const paint = canvas.getContext('2d')!;
      paint.fillStyle = 'saddlebrown';
      paint.fillRect(0, 0, wide!, high!);
      for (const [radius, colour] of [
        [0.4, 'ivory'],
        [0.3, 'tomato'],
        [0.08, 'gold'],
      ] as const) {
        paint.fillStyle = colour;
        paint.beginPath();
        paint.arc(wide! * 0.3, high! * 0.5, high! * radius, 0, 7);
        paint.fill();
      }
      return canvas.toDataURL('image/jpeg');
    },
    [width, height],
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
};

for (const width of [1280, 360]) {
  test(`[CATALOG-31] [CATALOG-32] [CATALOG-34] a picture is uploaded, cut and described at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openOffice(page, 'owner@nordbro.example');
    await page.goto('/console/office/branding/pictures');
    const file = page.getByLabel('New picture: Choose file');
    const send = (name: string, buffer: Buffer) =>
      file.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await send('menu.jpg', Buffer.from('%PDF-1.7 no picture at all'));
    await expect(page.getByText('cannot be read as a picture')).toBeVisible();
    await send('small.jpg', await photograph(page, 300, 200));
    await expect(page.getByText('This picture has 300 × 200 pixels')).toBeVisible();
    await expectAccessible(page, `a refused picture at ${width} px`);

    await send('plate.jpg', await photograph(page, 1600, 900));
    const dialog = page.getByRole('dialog');
    const ring = dialog.getByRole('button', { name: /^Focus point/ });
    await expect(ring).toHaveAccessibleName('Focus point: 50 % from the left, 50 % from the top');
    for (const name of ['Card', 'Small card', 'Suggestion', 'Computer', 'Phone'])
      await expect(dialog.getByText(name, { exact: true })).toBeVisible();
    // By pointer: the ring goes where the plate is; by keyboard a little further.
    const box = (await dialog.locator('img').first().boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.3, box.y + box.height * 0.5);
    await expect(ring).toHaveAccessibleName(/^Focus point: (29|30|31) % from the left/);
    await ring.press('ArrowUp');
    await expect(ring).toHaveAccessibleName(/4[78] % from the top$/);
    await dialog.getByRole('button', { name: /^Lower right/ }).press('Shift+ArrowLeft');
    await dialog.getByLabel('English').fill(`A plate at ${width}`);
    await expectAccessible(page, `the dialog at ${width} px`);
    const shots = process.env['OFFICE_PICTURES'];
    if (shots) await page.screenshot({ path: `${shots}/picture-dialog-${width}.png` });
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await expect(dialog).toBeHidden();

    const kept = page.getByRole('button', {
      name: new RegExp(`A plate at ${width}, used 0 times`),
    });
    await expect(kept).toBeVisible();
    await expect(kept.locator('img')).toHaveJSProperty('complete', true);
    expect(
      await kept.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBe(192);
    if (shots) await page.screenshot({ path: `${shots}/pictures-${width}.png` });
    await kept.click();
    await expect(dialog.getByLabel('English')).toHaveValue(`A plate at ${width}`);
    await expectNoSidewaysScroll(page, 'office-pictures');
  });
}
