import { expect, type Page } from '@playwright/test';

/** What a screen reader would call the focused element of the page itself; a frame answers with its title. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const label = focused?.getAttribute('aria-label') ?? focused?.getAttribute('title');
    if (focused instanceof HTMLInputElement) return focused.labels?.[0]?.textContent ?? label ?? '';
    // The text of a whole page or sheet would name everything in it.
    const own = focused?.matches('a, button') ? focused.textContent : null;
    return (label ?? own ?? '').trim();
  });

/** Presses Tab until the focus is on what is looked for, as a guest without a pointer does. */
export async function tabTo(page: Page, name: RegExp, maxPresses = 60): Promise<void> {
  for (let press = 0; press < maxPresses; press += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`No Tab leads to ${String(name)}`);
}

export const expectFocusOn = (page: Page, name: RegExp): Promise<void> =>
  expect.poll(() => focusedName(page)).toMatch(name);
