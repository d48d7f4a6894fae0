import { openLine } from './support/line-to-server.ts';
import { until } from './support/patience.ts';
import type { EnginePage } from './support/engine-page.ts';
import { inEveryEngine } from './support/stage.ts';
import { addDish, beginTakeAway, openCart, reads } from './support/steps.ts';

/** The worker answers for this page and has put away what it needs without a network. */
const workerIsReady = (page: EnginePage): Promise<boolean> =>
  until('the worker', () =>
    page.run<boolean>(`
      if (!navigator.serviceWorker.controller) return false;
      return caches.keys()
        .then((names) => Promise.all(names.filter((name) => name.startsWith('tallrik:pages')).map((name) => caches.open(name))))
        .then((caches) => Promise.all(caches.map((cache) => cache.keys())))
        .then((kept) => kept.flat().some(({ url }) => url.includes('/order/')));`),
  );

const IN_A_TUNNEL = /Du är offline|Inte skickat än/;

inEveryEngine((it) => {
  it('[SHELL-26] [D-140] a tunnel is said and nothing is lost in it, over a reload too; the other end is noticed', async ({
    stage: { origin, openPage },
    onTestFinished,
  }) => {
    const line = await openLine(origin);
    onTestFinished(line.close);
    const page = await openPage();
    await beginTakeAway(page, line.origin);
    await addDish(page, /Skärgårdssoppa/);
    // The first page of a first visit was there before its worker.
    await page.reload();
    await workerIsReady(page);
    await page.see({ role: 'link', name: /^Varukorg\D*1\b/ });
    line.cut();
    await openCart(page);
    await reads(page, /Du är offline/);
    await page.tap({ role: 'button', name: /^En till/ });
    await reads(page, /Inte skickat än/);
    await reads(page, /Totalt\s+338\skr/);

    // Not the browser's own error: the menu as it was.
    await page.goto((await page.address()).replace(/\/cart$/, ''));
    await page.see({ role: 'link', name: /Skärgårdssoppa/ });
    await reads(page, /169\skr/);
    await reads(page, IN_A_TUNNEL);
    line.mend();
    await until('the end of the tunnel', async () => !IN_A_TUNNEL.test(await page.words()));
    // Read anew from the server, which has it by now.
    await page.reload();
    await openCart(page);
    await reads(page, /Totalt\s+338\skr/);
  });
});
