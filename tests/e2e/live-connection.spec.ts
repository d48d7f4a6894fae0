import { expect, test, type Page, type WebSocketRoute } from '@playwright/test';
import { addDish, beginTakeAway, openCart } from './support/guest.ts';

test.use({ reducedMotion: 'reduce' });

type Sent = { action: string; data?: { type?: string } };

/**
 * The app's own socket and polls on a clock that the test moves. Everything is real but the time and what the test
 * keeps from arriving.
 */
async function openWatchedCart(page: Page) {
  const connections: { isClosed: boolean; sent: Sent[] }[] = [];
  const line = { isMute: false, isCut: false, refusesPosts: false };
  const polls: string[] = [];
  const posted: string[][] = [];
  await page.routeWebSocket(/\/ws$/, (socket: WebSocketRoute) => {
    const connection = { isClosed: false, sent: [] as Sent[] };
    connections.push(connection);
    if (line.isCut) {
      void socket.close();
      return;
    }
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      connection.sent.push(JSON.parse(String(text)) as Sent);
      server.send(text);
    });
    server.onMessage((text) => {
      if (line.isMute && String(text).includes('pong')) return;
      socket.send(text);
    });
    socket.onClose(() => {
      connection.isClosed = true;
      void server.close();
    });
  });
  // Operations go by their hash: what they are is told by their variables and answers.
  await page.route(/\/graphql/, async (route) => {
    const variables = route.request().postDataJSON()?.variables as
      | { events?: { type: string }[] }
      | undefined;
    if (variables?.events) {
      posted.push(variables.events.map(({ type }) => type));
      if (line.refusesPosts) return route.abort();
    }
    return route.continue();
  });
  page.on('response', async (response) => {
    if (!response.url().includes('/graphql')) return;
    const body = await response.text().catch(() => '');
    if (body.startsWith('{"data":{"shoppingCartEvents"')) polls.push(body);
  });
  await page.clock.install();
  await beginTakeAway(page);
  await addDish(page, 'Skärgårdssoppa');
  await openCart(page);
  await expect(page.getByRole('heading', { name: 'Skärgårdssoppa' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const pass = async (ms: number) => {
    await page.clock.runFor(ms);
    // What was sent meanwhile needs a moment of the real clock.
    await expect.poll(async () => page.evaluate(() => document.readyState)).toBe('complete');
  };
  const pings = () =>
    connections.flatMap(({ sent }) => sent).filter(({ action }) => action === 'ping').length;
  return { connections, line, polls, posted, pass, pings };
}

/** Lets the clock run in small steps, so that answers arrive between them, until it is so. */
async function passUntil(
  pass: (ms: number) => Promise<void>,
  isSo: () => boolean,
  atMostMs: number,
): Promise<number> {
  for (let passed = 0; passed <= atMostMs; passed += 250) {
    if (isSo()) return passed;
    await pass(250);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return isSo() ? atMostMs : Number.POSITIVE_INFINITY;
}

test('[SOCKET-03] [SOCKET-11] [SOCKET-12] [D-136] the connection is tried every 6 s, replaced when nobody answers for 5 s, and renewed after 90 minutes', async ({
  page,
}) => {
  const { connections, line, pass, pings } = await openWatchedCart(page);
  await expect.poll(() => connections.length).toBeGreaterThan(0);
  const first = connections.length;
  await passUntil(pass, () => pings() > 0, 7_000);
  for (let round = 0; round < 3; round += 1) {
    const before = pings();
    const waited = await passUntil(pass, () => pings() > before, 8_000);
    expect(waited).toBeGreaterThanOrEqual(5_500);
    expect(waited).toBeLessThanOrEqual(6_500);
  }
  expect(connections).toHaveLength(first);

  line.isMute = true;
  const before = pings();
  await passUntil(pass, () => pings() > before, 7_000);
  const waited = await passUntil(pass, () => connections.length > first, 10_000);
  // Five seconds without a word, then a second and its jitter before the next try.
  expect(waited).toBeGreaterThanOrEqual(5_000);
  expect(waited).toBeLessThanOrEqual(8_000);
  line.isMute = false;

  await passUntil(pass, () => (connections.at(-1)?.sent.length ?? 0) > 0, 5_000);
  const old = connections.length;
  await page.clock.fastForward(90 * 60_000);
  await expect.poll(() => connections.length).toBeGreaterThan(old);
  expect(connections[old - 1]?.isClosed).toBe(false);
});

test('[SOCKET-13] [CART-19] [D-54] [D-136] [API-35] [D-65] [D-147] without the socket events are gathered for 750 ms and posted, polls come every 3 s, and what nobody took goes out when it opens', async ({
  page,
}) => {
  const { connections, line, polls, posted, pass } = await openWatchedCart(page);
  const pollsIn = async (ms: number) => {
    const before = polls.length;
    for (let passed = 0; passed < ms; passed += 500) {
      await pass(500);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    return polls.length - before;
  };
  // The socket is open: every 7 s.
  expect(await pollsIn(28_000)).toBe(4);

  const hide = (visibilityState: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibilityState);
  await hide('hidden');
  expect(await pollsIn(20_000)).toBe(0);
  const before = polls.length;
  await hide('visible');
  await expect.poll(() => polls.length).toBe(before + 1);

  const tries = connections.length;
  line.isMute = true;
  line.isCut = true;
  await passUntil(pass, () => connections.length > tries, 20_000);
  line.isMute = false;
  // 1, 2, 4, 8, 16 s with their jitter, not one a second.
  await pollsIn(3_000);
  expect(await pollsIn(24_000)).toBe(8);
  expect(connections.length - tries).toBeLessThan(9);

  posted.length = 0;
  const more = page.getByRole('button', { name: 'En till' }).first();
  await more.click();
  await pass(400);
  await more.click();
  await pass(400);
  expect(posted).toEqual([]);
  await pass(400);
  await expect.poll(() => posted).toHaveLength(1);
  expect(posted[0]).toEqual(['ADD_ITEM', 'ADD_ITEM']);

  line.refusesPosts = true;
  await more.click();
  await pass(1_000);
  await expect.poll(() => posted.length).toBeGreaterThan(1);
  line.isCut = false;
  const waitsFor = (type: string) => () =>
    connections
      .at(-1)
      ?.sent.some(
        ({ action, data }) => action === 'put-shopping-cart-event' && data?.type === type,
      ) === true;
  expect(await passUntil(pass, waitsFor('ADD_ITEM'), 40_000)).toBeLessThan(40_000);
  await expect(page.getByRole('spinbutton').first()).toHaveValue('4');
});
