import type { Page } from '@playwright/test';

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/**
 * Answers every picture at once. The demo paints its pictures when they are looked at; at three widths that is
 * hundreds, and the browser's few connections would wait for paint instead of for the menu.
 */
export async function withoutPaint(page: Page): Promise<void> {
  await page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: BLANK }),
  );
}
