import puppeteer, { type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import type { Engine, EnginePage, Target } from './engine-page.ts';
import { scriptToFind } from './find-in-page.ts';
import { until } from './patience.ts';
import { spell } from './spell.ts';
import { tapOn } from './tap.ts';

/** Debian's own Firefox, by WebDriver BiDi. */
export async function openFirefox(
  executablePath: string,
  preferences: Record<string, unknown> = {},
): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', ...preferences },
  });
  return {
    name: 'firefox',
    openPage: async (size) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return { ...pageOf(page), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

function pageOf(page: Page): Omit<EnginePage, 'close'> {
  const find = async (target: Target): Promise<ElementHandle | null> => {
    const found = await page.evaluateHandle(`(() => { ${scriptToFind(target)} })()`);
    return found.asElement() as ElementHandle | null;
  };
  const run = <Answer>(script: string): Promise<Answer> =>
    page.evaluate(`(() => { ${script} })()`) as Promise<Answer>;
  const wait = (target: Target) => until(spell(target), () => find(target));
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    address: async () => page.url(),
    reload: async () => {
      await page.reload();
    },
    tap: (target) => tapOn(target, { run, click: ({ x, y }) => page.mouse.click(x, y) }),
    see: async (target) => {
      await wait(target);
    },
    fill: async (target, text) => {
      const field = await wait(target);
      await field.evaluate((element) => (element as HTMLInputElement).select());
      await field.type(text);
    },
    typeInFrame: async ({ frame, input }, text) => {
      const field = await until(`${input} in ${frame}`, async () => {
        const inner: Frame | null | undefined = await (await page.$(frame))?.contentFrame();
        return inner?.$(input);
      });
      await field.click();
      await field.type(text);
    },
    press: (key) => page.keyboard.press(key),
    run,
    words: () => page.evaluate('document.body.innerText') as Promise<string>,
    picture: async (file) => {
      await page.screenshot({ path: file as `${string}.png` });
    },
  };
}
