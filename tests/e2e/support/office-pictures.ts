import type { Page } from '@playwright/test';

/** For those who look: `OFFICE_PICTURES=folder` keeps the page as it is, light and dark. */
export async function keepPictures(page: Page, name: string): Promise<void> {
  const folder = process.env['OFFICE_PICTURES'];
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` });
  }
}
