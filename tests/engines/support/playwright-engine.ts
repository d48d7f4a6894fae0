import { chromium, firefox, webkit, type ElementHandle, type Page } from '@playwright/test';
import type { Engine, EnginePage, Target } from './engine-page.ts';
import { scriptToFind } from './find-in-page.ts';
import { until } from './patience.ts';
import { spell } from './spell.ts';

const TYPES = { chromium, firefox, webkit };

/** Playwright's own builds, for machines that can download them; also Chromium, to see that a journey is right. */
export async function openWithPlaywright(
  name: string,
  program: { type: 'firefox' | 'webkit' | 'chromium'; program: string },
  firefoxUserPrefs: Record<string, string | number | boolean>,
): Promise<Engine> {
  const browser = await TYPES[program.type].launch({
    executablePath: program.program,
    firefoxUserPrefs,
  });
  return {
    name,
    openPage: async (viewport) => {
      const context = await browser.newContext({ viewport, locale: 'en-GB' });
      return { ...pageOf(await context.newPage()), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

function pageOf(page: Page): Omit<EnginePage, 'close'> {
  const find = async (target: Target): Promise<ElementHandle<HTMLElement> | null> => {
    const found = await page.evaluateHandle(`(() => { ${scriptToFind(target)} })()`);
    return found.asElement() as ElementHandle<HTMLElement> | null;
  };
  const wait = (target: Target) => until(spell(target), () => find(target));
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    address: async () => page.url(),
    reload: async () => {
      await page.reload();
    },
    tap: (target) =>
      until(`a tap on ${spell(target)}`, async () => {
        const element = await find(target);
        await element?.click({ timeout: 5_000 });
        return element !== null;
      }).then(() => undefined),
    see: async (target) => {
      await wait(target);
    },
    fill: async (target, text) => (await wait(target)).fill(text),
    typeInFrame: async ({ frame, input }, text) => {
      const field = page.frameLocator(frame).locator(input);
      await field.click();
      await field.pressSequentially(text);
    },
    press: (key) => page.keyboard.press(key),
    run: (script) => page.evaluate(`(() => { ${script} })()`),
    words: () => page.evaluate<string>('document.body.innerText'),
    picture: async (file) => {
      await page.screenshot({ path: file });
    },
  };
}
