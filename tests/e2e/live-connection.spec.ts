import { expect, test, type Page, type Request, type WebSocketRoute } from '@playwright/test';
import { addDish, beginTakeAway, openCart } from './support/guest.ts';

test.use({ reducedMotion: 'reduce' });

type Sent = { action: string; data?: { type?: string } };

/** The app's own socket on a line that can be cut; what goes over it, and what is posted instead. */
async function watchLine(page: Page) {
  const line = { isCut: true };
  const sent: Sent[] = [];
  const posted: string[][] = [];
  await page.routeWebSocket(/\/ws$/, (socket: WebSocketRoute) => {
    if (line.isCut) return void socket.close();
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      sent.push(JSON.parse(String(text)) as Sent);
      server.send(text);
    });
  });
  page.on('request', (request) => {
    const events = variablesOf(request)?.events;
    if (events) posted.push(events.map(({ type }) => type));
  });
  const answered = { count: 0 };
  page.on('requestfinished', (request) => {
    if (variablesOf(request)?.events) answered.count += 1;
  });
  return { line, sent, posted, answered };
}

/** Operations go by their hash: which one it is, its variables tell. */
function variablesOf(request: Request) {
  if (request.method() !== 'POST' || !request.url().includes('/graphql')) return undefined;
  const { variables } = request.postDataJSON() as {
    variables?: { events?: { type: string }[]; after?: unknown };
  };
  return variables;
}

const isPoll = (request: Request): boolean => variablesOf(request)?.after !== undefined;

const look = (page: Page, visibilityState: 'hidden' | 'visible') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibilityState);

test('[CART-19] [D-54] [API-35] [D-65] [D-147] without the socket events are gathered and posted and the cart is asked for; with it they go over it', async ({
  page,
}) => {
  const { line, sent, posted, answered } = await watchLine(page);
  let polls = 0;
  page.on('request', (request) => {
    if (isPoll(request)) polls += 1;
  });
  await page.clock.install();
  await beginTakeAway(page);
  await addDish(page, 'Skärgårdssoppa');
  await openCart(page);
  const quantity = page.getByRole('spinbutton').first();
  await expect(quantity).toHaveValue('1');
  await expect.poll(() => posted.flat()).toContain('ADD_ITEM');
  await expect.poll(() => answered.count).toBe(posted.length);

  /** In small steps, so that answers arrive between them. */
  const passUntil = (isSo: () => void) =>
    expect(async () => {
      await page.clock.runFor(500);
      isSo();
    }).toPass({ intervals: [50] });
  // From here on the page's time passes only when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  posted.length = 0;
  const more = page.getByRole('button', { name: 'En till' }).first();
  await more.click();
  await page.clock.runFor(700);
  await more.click();
  await page.clock.runFor(700);
  await expect(quantity).toHaveValue('3');
  expect(posted).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => posted).toEqual([['ADD_ITEMS', 'ADD_ITEMS']]);

  // It is asked again and again; the exact pace is measured where no machine is slow (cart-session.test).
  for (let round = 0; round < 3; round += 1) {
    const before = polls;
    await passUntil(() => expect(polls).toBeGreaterThan(before));
  }

  await look(page, 'hidden');
  const pollsBefore = polls;
  await page.clock.runFor(30_000);
  expect(polls).toBe(pollsBefore);
  await look(page, 'visible');
  await passUntil(() => expect(polls).toBeGreaterThan(pollsBefore));

  line.isCut = false;
  await passUntil(() => expect(sent.length).toBeGreaterThan(0));
  posted.length = 0;
  await more.click();
  await page.clock.runFor(100);
  const goesOverSocket = () =>
    sent.some(
      ({ action, data }) => action === 'put-shopping-cart-event' && data?.type === 'ADD_ITEMS',
    );
  await expect.poll(goesOverSocket).toBe(true);
  await expect(quantity).toHaveValue('4');
  expect(posted).toEqual([]);
});
