import { once } from 'node:events';
import type { ServerMessage } from '@tallrik/contract/socket-messages';
import {
  createSimulatedShopper,
  shopperOverHttp,
} from '@tallrik/payment-simulator/shopper/simulated-shopper';
import { TEST_CREDENTIALS } from '@tallrik/payment-simulator/start-payment-simulator';
import { webhookRequest } from '@tallrik/payment-simulator/webhooks/webhook-request';
import { getIntrospectionQuery } from 'graphql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { findFreePort } from './platform/database/free-port.ts';
import { takeAway } from './testing/database-outage.ts';
import { startForeignProvider } from './testing/foreign-provider/foreign-provider.ts';
import { openGuestPhone, openSessionOf } from './testing/guest-orders.ts';
import { seedOpenShop } from './testing/seed-open-shop.ts';
import {
  startInProduction,
  type ProductionAnswer,
  type ProductionServer,
} from './testing/production-server.ts';
import { redisForTests, type RedisForTests } from './testing/redis-for-tests.ts';
import { seriesIn } from './testing/scrape.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import type { GraphAnswer } from './testing/test-server.ts';

const ORIGIN = 'https://order.example';
const FRIES = 3_900;
// Other processes come and go: a loaded machine may take longer than the usual second.
const PATIENT = { timeout: 30_000 };

/** What would tell a stranger how it looks behind the answer. */
const INTERNALS = /\bat \w|node_modules|\.[jt]s:|postgres|redis|ECONN|select |relation|57P0|stack/i;

describe('[F-85] a server in production; database, Redis and payment provider are other processes', () => {
  let database: TestDatabase;
  let redis: RedisForTests;
  let redisPort: number;
  let provider: Awaited<ReturnType<typeof startForeignProvider>>;
  let server: ProductionServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    database = await createTestDatabase();
    ids = await seedOpenShop(database.db, 1);
    redisPort = await findFreePort();
    redis = await redisForTests(redisPort);
    const port = String(await findFreePort());
    const webhookUrl = `http://127.0.0.1:${port}/webhooks/adyen`;
    provider = await startForeignProvider({ webhookUrl, shopOrigins: [ORIGIN], tls: null });
    server = await startInProduction({
      ...provider.variables,
      PORT: port,
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      PUBLIC_ORIGIN: ORIGIN,
      HAND_OVER_SECONDS: '1',
    });
  });
  afterAll(async () => {
    await server?.stop();
    await provider?.stop();
    await redis?.close();
    await database?.drop();
  });

  /** A phone asks by the registered operation of the same field. */
  const phone = () =>
    openGuestPhone(
      {
        origin: ORIGIN,
        now: () => Temporal.Now.instant(),
        guest: async <Data>(query: string, variables: object = {}) => {
          const field = /\{\s*(\w)(\w+)/.exec(query);
          const name = `${field?.[1]?.toUpperCase()}${field?.[2]}`;
          return (await server.ask('ordering', name, variables)) as GraphAnswer<Data>;
        },
      },
      ids,
    );
  const shopper = () =>
    createSimulatedShopper(shopperOverHttp(provider.origin), TEST_CREDENTIALS.clientKey);
  const ordersOf = (cartId: string) =>
    database.db.selectFrom('orders').select('id').where('cartId', '=', cartId).execute();
  const get = (path: string) => fetch(`${server.origin}${path}`);
  const statusOf = async (path: string) => (await get(path).catch(() => null))?.status ?? null;
  const isRedisUp = async () =>
    seriesIn(await (await get('/metrics')).text()).find(({ name }) => name === 'tallrik_redis_up')
      ?.value;
  /** Somebody else at the same cart, all that they hear. */
  async function watchCart(cartId: string) {
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/ws`);
    const received: ServerMessage[] = [];
    socket.on('message', (data) => received.push(JSON.parse(String(data)) as ServerMessage));
    await once(socket, 'open');
    const watch = { action: 'broadcast-venue-shopping-cart', data: { cartId } };
    for (const message of [watch, { action: 'ping' }]) socket.send(JSON.stringify(message));
    await expect.poll(() => received, PATIENT).toContainEqual({ action: 'pong' });
    return { socket, received, closed: once(socket, 'close') };
  }

  it('[D-139] runs what our own apps were built with, and shows nobody its schema', async () => {
    const refused = {
      message: 'Only registered operations run here',
      extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }),
    };
    for (const path of ['/graphql', '/staff/graphql'])
      for (const query of ['{ __typename }', getIntrospectionQuery()]) {
        const answer = await server.post(path, { query });
        expect(answer.status, path).toBe(400);
        const { data, errors } = (await answer.json()) as ProductionAnswer;
        expect(data, path).toBeUndefined();
        expect(errors, path).toEqual([expect.objectContaining(refused)]);
        const url = `${path}?query=${encodeURIComponent(query)}`;
        expect(await statusOf(url), path).toBe(400);
      }
    const sha256Hash = 'f'.repeat(64);
    const unknown = await server.post('/graphql', {
      extensions: { persistedQuery: { sha256Hash } },
    });
    const { errors } = (await unknown.json()) as ProductionAnswer;
    expect(errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    const own = await server.ask('ordering', 'ShoppingCartEvents', { cartId: crypto.randomUUID() });
    expect(own).toEqual({ data: { shoppingCartEvents: [] } });
  });

  it('[D-76] [D-148] has no simulator, no inbox and none of the demo’s people', async () => {
    for (const path of [
      '/simulator/control/ledger',
      '/simulator/adyen/v72/sessions',
      '/checkoutshopper/test/images/logos/visa.svg',
      '/checkoutshopper/test/v1/sessions/CS1/setup',
      '/dev/inbox',
      '/dev/inbox.json',
    ]) {
      expect(await statusOf(path), path).toBe(404);
      expect((await server.post(path, {})).status, path).toBe(404);
    }
    for (const email of ['kitchen@nordbro.example', 'admin@nordbro.example']) {
      const given = { email, password: 'kitchen', code: null };
      expect(await server.call('console', 'StaffLogin', given)).toMatchObject({ token: null });
    }
  });

  it('[D-77] believes of a payment only what the provider has signed', async () => {
    const signed = webhookRequest(
      {
        eventCode: 'AUTHORISATION',
        success: 'true',
        pspReference: 'PSP0000000000001',
        merchantAccountCode: TEST_CREDENTIALS.merchantAccount,
        merchantReference: crypto.randomUUID(),
        amount: { currency: 'SEK', value: FRIES },
        eventDate: '2026-11-13T18:30:00+01:00',
        paymentMethod: 'visa',
        reason: '',
      },
      TEST_CREDENTIALS,
    );
    const send = async (body: string, headers: Record<string, string>) =>
      (await server.post('/webhooks/adyen', body, headers)).status;
    expect(await send(signed.body, {})).toBe(401);
    expect(await send(signed.body, { authorization: 'Basic YWR5ZW46Z3Vlc3M=' })).toBe(401);
    const altered = signed.body.replace(`"value":${FRIES}`, `"value":1`);
    expect(altered).not.toBe(signed.body);
    expect(await send(altered, signed.headers)).toBe(401);
    const stored = () => database.db.selectFrom('paymentNotices').select('id').execute();
    expect(await stored()).toEqual([]);
    expect(await send(signed.body, signed.headers)).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('[D-134] a mistake of the caller’s is named, and nothing of ours with it', async () => {
    const answers = [
      await server.post('/graphql', '{"query":'),
      await server.post('/graphql', `"${'x'.repeat(600_000)}"`),
      await server.post('/graphql', { extensions: { persistedQuery: { sha256Hash: '../etc' } } }),
      await server.post('/webhooks/adyen', '<xml/>', { 'content-type': 'text/xml' }),
      await get('/graphql?hash=%00'),
      await get('/%E0%A4%A'),
      await get('/no/such/page'),
    ];
    for (const answer of answers) {
      expect(answer.status, answer.url).toBeGreaterThanOrEqual(400);
      expect(answer.status, answer.url).toBeLessThan(500);
      expect(await answer.text(), answer.url).not.toMatch(INTERNALS);
    }
  });

  it('[D-134] [F-86] without its database: guests are told no more than that, a payment made meanwhile becomes an order', async () => {
    const guest = phone();
    await guest.create();
    await guest.addFries();
    const session = await openSessionOf(guest, FRIES);
    const away = await takeAway(database.url);
    try {
      const failed = await server.ask('ordering', 'ShoppingCartEvents', { cartId: guest.cartId });
      expect(failed.errors?.[0]).toMatchObject({
        message: 'Something went wrong on our side',
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      });
      expect(JSON.stringify(failed)).not.toMatch(INTERNALS);
      expect((await shopper().pay(session)).resultCode).toBe('Authorised');
    } finally {
      await away.giveBack();
    }
    await expect.poll(() => ordersOf(guest.cartId), PATIENT).toHaveLength(1);
  });

  it('[D-139] [F-86] without Redis: ordered and paid as ever; with it again, everybody reads anew', async () => {
    const guest = phone();
    await guest.create();
    const friend = await watchCart(guest.cartId);
    expect(await isRedisUp()).toBe(1);
    await redis.close();
    await expect.poll(isRedisUp, PATIENT).toBe(0);
    expect((await guest.addFries()).success).toBe(true);
    await expect
      .poll(() => friend.received, PATIENT)
      .toContainEqual(expect.objectContaining({ domain: 'SHOPPING_CART_EVENT' }));
    await shopper().pay(await openSessionOf(guest, FRIES));
    await expect.poll(() => ordersOf(guest.cartId), PATIENT).toHaveLength(1);
    expect(await statusOf('/readyz')).toBe(200);

    redis = await redisForTests(redisPort);
    await expect.poll(isRedisUp, PATIENT).toBe(1);
    expect((await friend.closed)[0]).toBe(1012);
  });

  it('[D-266] told to stop, it sends its guests on, finishes what is begun and is gone', async () => {
    const guest = phone();
    await guest.create();
    const friend = await watchCart(guest.cartId);
    const slow = new pg.Client({ connectionString: database.url });
    await slow.connect();
    await slow.query('begin; lock table cart_events in access exclusive mode');
    const adding = guest.addFries();
    const isWaiting = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await slow.query(isWaiting)).rowCount, PATIENT).toBe(1);

    const stopped = server.stop();
    await expect
      .poll(() => friend.received.at(-1), PATIENT)
      .toMatchObject({ domain: 'SERVER_GOING_AWAY' });
    expect(await statusOf('/readyz')).toBe(503);
    await slow.query('rollback');
    await slow.end();
    expect((await adding).success).toBe(true);
    expect((await friend.closed)[0]).toBe(1012);
    await stopped;
    expect(await statusOf('/healthz')).toBeNull();
  });
});
