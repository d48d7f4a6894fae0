import { startFrontServer } from '../e2e/support/front-server.ts';
import { until } from './support/patience.ts';
import { inEveryEngine } from './support/stage.ts';
import { waitForAddress } from './support/steps.ts';

/** What a worker has on its shelf would be there at once. */
const noWorker = () => 'self.registration.unregister();';

const CART_LINES = `return [...document.querySelectorAll('li:has(h2)')].map((line) =>
  line.querySelector('[role="spinbutton"]').value + ' ' + line.querySelector('h2').textContent);`;

inEveryEngine((it) => {
  it('[MENU-23] what is tapped while the scripts are still on their way counts, once and in its order', async ({
    stage: { origin, openPage },
    expect,
    onTestFinished,
  }) => {
    const front = await startFrontServer(origin, { worker: noWorker, scripts: Promise.resolve() });
    onTestFinished(front.stop);
    const page = await openPage();
    await page.goto(`${front.origin}/smash`);
    await page.tap({ role: 'link', name: /SMASH! Soho/ });
    await page.tap({ role: 'button', name: /^Eat here/ });
    await waitForAddress(page, /\/order\/[0-9a-f-]{36}$/);

    let letScriptsCome = (): void => undefined;
    const scripts = new Promise<void>((resolve) => {
      letScriptsCome = resolve;
    });
    front.deploy({ worker: noWorker, scripts });
    await page.run('window.isOld = true; location.reload();');
    await until('the page without its scripts', () => page.run<boolean>('return !window.isOld;'));
    await page.tap({ role: 'button', name: /^Add Skin-on fries/ });
    await page.see({ css: 'button[data-tapped][aria-label^="Add Skin-on fries"]' });
    // An impatient guest taps again, and then something else.
    await page.tap({ role: 'button', name: /^Add Skin-on fries/ });
    await page.tap({ role: 'button', name: /^Add Sharp slaw/ });
    await page.tap({ role: 'link', name: /^Cart/ });
    expect(await page.address()).toMatch(/\/order\/[0-9a-f-]{36}$/);
    letScriptsCome();
    await waitForAddress(page, /\/cart$/);
    const dishes = await until('the dishes in the cart', async () => {
      const lines = await page.run<string[]>(CART_LINES);
      return lines.length > 0 && lines;
    });
    expect(dishes).toEqual(['1 Skin-on fries', '1 Sharp slaw']);
  });
});
