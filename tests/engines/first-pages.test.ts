import { type ExpectStatic } from 'vitest';
import { startFrontServer } from '../e2e/support/front-server.ts';
import { complaintsOn, listening, servedAndShown } from './support/complaints.ts';
import type { EnginePage } from './support/engine-page.ts';
import { until } from './support/patience.ts';
import { inEveryEngine } from './support/stage.ts';
import { waitForAddress } from './support/steps.ts';

const BRANDS = [
  { path: '/', venue: null, begin: /^Ta med/, price: /^\d+\u00a0kr$/ },
  { path: '/smash', venue: /SMASH! Soho/, begin: /^Eat here/, price: /^£\d/ },
  { path: '/lokanta', venue: null, begin: /^Gel al/, price: /^₺\d/ },
] as const;

/** React has taken over each of them: a page that is only partly alive has buttons that nobody listens to. */
const IS_ALIVE = `
  const buttons = [...document.querySelectorAll('#app button')];
  return buttons.length > 0 && buttons.every((button) => Object.keys(button).some((key) => key.startsWith('__reactProps')));`;

/** Amounts, dates and times. */
const FIGURES = /[£₺]?\d(?:[\d.,:/]|\u00a0(?=\d))*(?:\u00a0n?kr)?/g;

async function expectAsServed(
  page: EnginePage,
  price: RegExp,
  expect: ExpectStatic,
): Promise<void> {
  await page.reload();
  await until('the page alive', () => page.run<boolean>(IS_ALIVE));
  expect(await complaintsOn(page)).toEqual([]);
  const [served, shown] = (await servedAndShown(page)).map((text) => text.match(FIGURES) ?? []);
  // What no first page waits for comes beside it.
  expect(shown).toEqual(expect.arrayContaining(served ?? []));
  expect(served).toContainEqual(expect.stringMatching(price));
}

/** Goes back as a guest does, and sees whether the page slid and let go of the screen afterwards. */
async function slideBack(page: EnginePage, address: RegExp): Promise<void> {
  await page.run(`window.slides = [];
    const root = document.documentElement;
    new MutationObserver(() => window.slides.push(root.dataset.slide ?? 'done')).observe(root, { attributes: true, attributeFilter: ['data-slide'] });`);
  await page.tap({ role: 'button', name: /^(Tillbaka|Back|Geri)$/ });
  await waitForAddress(page, address);
  const canSlide = await page.run<boolean>("return 'startViewTransition' in document;");
  await until('the end of the slide', async () => {
    const slides = await page.run<string[]>('return window.slides;');
    return slides.join() === (canSlide ? 'back,done' : '');
  });
}

inEveryEngine((it) => {
  it.for(BRANDS)(
    '[BRAND-02] [SHELL-18] [D-255] $path: pages come to life as the server wrote them, and slide without a complaint',
    async (
      { path, venue, begin, price },
      { stage: { origin, openPage }, onTestFinished, expect },
    ) => {
      const front = await startFrontServer(origin, { page: listening });
      onTestFinished(front.stop);
      const page = await openPage();
      await page.goto(front.origin + path);
      await expectAsServed(page, /./, expect);
      if (venue) {
        await page.tap({ role: 'link', name: venue });
        await page.see({ role: 'button', name: begin });
        await expectAsServed(page, /./, expect);
      }
      await page.tap({ role: 'button', name: begin });
      await waitForAddress(page, /\/order\/[0-9a-f-]{36}$/);
      await expectAsServed(page, price, expect);
      await page.tap({ css: 'article a[href*="/item/"]' });
      await waitForAddress(page, /\/item\//);
      await expectAsServed(page, price, expect);
      await slideBack(page, /\/order\/[0-9a-f-]{36}$/);
      expect(await complaintsOn(page)).toEqual([]);
    },
  );
});
