import { expect, test, type Page } from '@playwright/test';
import { openDevelopmentCopy } from '../../scripts/lib/development-copy.mjs';
import { openBoard } from './support/kitchen.ts';

const FOOT = 'apps/ordering/src/shared/brand/PoweredBy.tsx';
const INBOX = 'apps/server/src/providers/inbox/inbox-page.ts';
const HEADING = '<h1>Inbox</h1>';

let development: Awaited<ReturnType<typeof openDevelopmentCopy>>;
test.beforeAll(async () => {
  development = await openDevelopmentCopy();
});
test.afterAll(() => development?.close());

/** Brought to life: from now on it hears of changes. */
const isAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('footer span') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
/** Vite tells of a change only whom it is connected with; on a busy machine a page is alive before that. */
const hearsOfChanges = (page: Page) =>
  new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"type":"connected"')) resolve();
      }),
    );
  });
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', 'same'));

test('[D-380] a saved component is on the page without a reload, a broken one is told over it', async ({
  page,
}) => {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  const hears = hearsOfChanges(page);
  await page.goto(development.origin);
  await Promise.all([isAlive(page), hears]);
  await mark(page);
  development.change(FOOT, (text) => text.replace('<PlateMark />', '<PlateMark /> Fresh'));
  await expect(page.getByText('FreshPowered by')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-mark', 'same');
  // Drawn by the server too, from the same sources.
  expect(await (await page.request.get(development.origin)).text()).toContain('Fresh');
  expect(troubles).toEqual([]);

  development.change(FOOT, (text) => text.replace('<PlateMark /> Fresh', '<PlateMark / Fresh'));
  await expect(page.locator('vite-error-overlay')).toContainText('PoweredBy.tsx');
  await page.reload();
  await expect(page.locator('vite-error-overlay')).toContainText('PoweredBy.tsx');
  development.change(FOOT, (text) => text.replace('<PlateMark / Fresh', '<PlateMark />'));
  // A page under the overlay loads itself anew, and ends whatever load is under way.
  await expect(async () => {
    await page.goto(development.origin);
    await expect(page.getByText('Powered by', { exact: false })).toBeVisible();
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  }).toPass();
});

test('[D-380] the server starts again when its code changes, and whoever was signed in stays so', async ({
  page,
}) => {
  const inbox = `${development.origin}/dev/inbox`;
  await page.setViewportSize({ width: 1280, height: 800 });
  await openBoard(page, 'kitchen@nordbro.example', development.origin);
  development.change(INBOX, (text) => text.replace(HEADING, '<h1>Letters</h1>'));
  await expect
    .poll(async () => (await fetch(inbox).catch(() => null))?.text())
    .toContain('<h1>Letters</h1>');
  await page.reload();
  await expect(page.getByRole('heading', { name: /^New/ })).toBeVisible();

  // What does not load leaves the server of before in place.
  development.change(INBOX, (text) => text.replace('<h1>Letters</h1>', '<h1>${</h1>'));
  await expect.poll(() => development.output()).toContain('The server does not start');
  expect((await fetch(inbox)).status).toBe(200);
});
