import { setTimeout as wait } from 'node:timers/promises';
import { openPhone } from './open-phone.mjs';

const GIVE_UP_MS = 300_000;
const ASK_AGAIN_MS = 500;
/** As the browser asks: the smallest format it reads. */
const ACCEPT = 'image/avif,image/webp,*/*';
const SIZED_PICTURE = /\/media\/[0-9a-f]{32}\?w=/;

/**
 * Looks at the page until nothing of it is left to be painted: the demo's pictures are painted when they are first
 * asked for, the app asks for those further down after the page is up, and the server makes the smallest format
 * behind its answer. A page measured meanwhile would be measured with the painter on its processor.
 */
export async function paintPictures(browser, page) {
  const context = await openPhone(browser, page);
  const addresses = new Set();
  try {
    const tab = await context.newPage();
    tab.on('request', (request) => {
      if (SIZED_PICTURE.test(request.url())) addresses.add(request.url());
    });
    await tab.goto(page.address, { waitUntil: 'load', timeout: GIVE_UP_MS });
    await tab.waitForFunction(
      () => {
        // Some are fetched only when a guest comes near: nobody scrolls here.
        for (const image of document.images) image.loading = 'eager';
        return [...document.images].every(({ complete }) => complete);
      },
      null,
      { timeout: GIVE_UP_MS },
    );
  } finally {
    await context.close();
  }
  for (const address of addresses) await waitForSmallest(address);
  return addresses.size;
}

async function waitForSmallest(address) {
  const until = Date.now() + GIVE_UP_MS;
  while (Date.now() < until) {
    const answer = await fetch(address, { headers: { accept: ACCEPT } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    if (answer.headers.get('content-type') === 'image/avif') return;
    await wait(ASK_AGAIN_MS);
  }
  throw new Error(`${address} is still being painted`);
}
