import { expect, test, type Page, type Request } from '@playwright/test';
import { SERVICE_WORKER_OFF } from '../../apps/server/src/platform/web/service-worker-file.ts';
import { startFrontServer, type Deployed, type FrontServer } from './support/front-server.ts';

/** A file only the first version had: its pages may ask for it long after the server has forgotten it. */
const OLD_FILE = '/assets/only-in-version-1.js';

/** The built worker, which tells its version and for how many pages it answers when it is asked. */
const version = (number: number): Deployed => ({
  worker: (built) => `${built}
    self.addEventListener('message', async ({ data, ports }) => {
      if (data === 'WHICH') ports[0].postMessage(${number});
      if (data === 'HOW_MANY') ports[0].postMessage((await self.clients.matchAll({ type: 'window' })).length);
    });`,
});

/** What the worker that answers for this page says; 0 while none does. */
const askWorker = (page: Page, question: 'WHICH' | 'HOW_MANY'): Promise<number> =>
  page.evaluate(
    (request) =>
      new Promise<number>((resolve) => {
        const { controller } = navigator.serviceWorker;
        if (controller === null) return resolve(0);
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
        port1.start();
        return controller.postMessage(request, [port2]);
      }),
    question,
  );

const versionOf = (page: Page): Promise<number> => askWorker(page, 'WHICH');

const cachedOldFile = (page: Page): Promise<string | null> =>
  page.evaluate(async (address) => (await (await caches.match(address))?.text()) ?? null, OLD_FILE);

/**
 * Goes there and stays until everything has come. Chromium lets a worker whose page was left in the middle of a file
 * go on for minutes, and no new one begins before it has ended.
 */
async function settle(page: Page, go: () => Promise<unknown>): Promise<void> {
  const onTheirWay = new Set<Request>();
  const begun = (request: Request) => onTheirWay.add(request);
  const ended = (request: Request) => onTheirWay.delete(request);
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  await go();
  const isUpdateShown = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/idle-tasks-')),
    );
  await expect.poll(isUpdateShown).toBe(true);
  await expect.poll(() => onTheirWay.size).toBe(0);
  page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended);
}

let front: FrontServer;

test.beforeEach(async ({ page, baseURL }) => {
  front = await startFrontServer(baseURL ?? '', version(1));
  await settle(page, () => page.goto(`${front.origin}/`));
  await expect.poll(() => versionOf(page)).toBe(1);
});

test.afterEach(() => front.stop());

test('[D-140] a new worker waits while two pages are open, and begins under the next that is alone', async ({
  page,
  context,
}) => {
  await page.evaluate(async (address) => {
    await (await caches.open('tallrik:assets')).put(address, new Response('version 1'));
  }, OLD_FILE);
  const beside = await context.newPage();
  await settle(beside, () => beside.goto(`${front.origin}/`));

  front.deploy(version(2));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const isWaiting = () =>
    page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? null,
    );
  await expect.poll(isWaiting).toBe('installed');
  expect([await versionOf(page), await versionOf(beside)]).toEqual([1, 1]);

  // Another page is still in the middle of something: going on in this one changes nothing.
  await settle(page, () => page.reload());
  await expect.poll(isWaiting).toBe('installed');
  expect(await versionOf(page)).toBe(1);
  expect(await page.evaluate(async (at) => (await fetch(at)).text(), OLD_FILE)).toBe('version 1');

  await beside.close();
  // A closed page is gone for the browser a moment before it is gone for the worker.
  await expect.poll(() => askWorker(page, 'HOW_MANY')).toBe(1);
  // Looked at without a word to the old worker, which would stay awake for it and go on.
  await page.reload();
  await expect.poll(isWaiting, { timeout: 60_000 }).toBeNull();
  await expect.poll(() => versionOf(page)).toBe(2);
  await expect.poll(() => cachedOldFile(page)).toBeNull();
});

test('[D-140] switched off by the deployment, the worker goes with all it keeps', async ({
  page,
}) => {
  const cached = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      shelves: (await caches.keys()).filter((name) => name.startsWith('tallrik:')).length,
    }));
  expect((await cached()).shelves).toBeGreaterThan(0);

  front.deploy({
    worker: () => SERVICE_WORKER_OFF,
    page: (html) => html.replace('"hasServiceWorker":true', '"hasServiceWorker":false'),
  });
  await page.reload();
  await expect.poll(cached).toEqual({ workers: 0, shelves: 0 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await versionOf(page)).toBe(0);
});
