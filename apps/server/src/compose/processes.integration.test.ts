import { once } from 'node:events';
import type { ServerMessage } from '@tallrik/contract/socket-messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { redisForTests, type RedisForTests } from '../testing/redis-for-tests.ts';
import { openGuestPhone } from '../testing/guest-orders.ts';
import { seedOpenShop } from '../testing/seed-open-shop.ts';
import { signInStaff } from '../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

// News crosses two processes and a third party: a loaded machine may take longer than the usual second.
const PATIENT = { timeout: 15_000 };

describe('two processes on one database and one Redis', () => {
  let redis: RedisForTests;
  let one: TestServer;
  let other: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    redis = await redisForTests();
    const env = {
      REDIS_URL: redis.url,
      RATE_LIMIT_PER_CALLER: '20',
      RATE_LIMIT_PER_ADDRESS: '0',
      TOKEN_SECRET_SEED: 'f'.repeat(64),
    };
    one = await openTestServer(undefined, env);
    const { db, pool, reads, url, drop } = one;
    other = await openTestServer({ db, pool, reads, url, drop }, env);
    ids = await seedOpenShop(one.db, 1);
  });
  afterAll(async () => {
    await other.app.close();
    await one.close();
    await redis.close();
  });

  async function listen(server: TestServer, ...messages: object[]) {
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/ws`);
    const received: ServerMessage[] = [];
    socket.on('message', (data) => received.push(JSON.parse(String(data)) as ServerMessage));
    await once(socket, 'open');
    for (const message of [...messages, { action: 'ping' }]) socket.send(JSON.stringify(message));
    await expect.poll(() => received, PATIENT).toContainEqual({ action: 'pong' });
    return { socket, received };
  }

  it('[SOCKET-09] a phone on one process hears what a phone on the other adds to the cart', async () => {
    const phone = openGuestPhone(one, ids);
    await phone.create();
    const { socket, received } = await listen(other, {
      action: 'broadcast-venue-shopping-cart',
      data: { cartId: phone.cartId },
    });
    await phone.addFries();
    await expect
      .poll(() => received.at(-1), PATIENT)
      .toMatchObject({
        domain: 'SHOPPING_CART_EVENT',
        data: { events: [{ sequence: 2, event: { type: 'ADD_ITEMS' } }] },
      });
    socket.close();
  });

  it("[D-115] a board on one process hears of the other's, and is closed when its person signs out there", async () => {
    const token = await signInStaff(one, {
      number: 1,
      companyId: ids.company,
      venueIds: [ids.venue],
    });
    const { socket, received } = await listen(other, {
      action: 'watch-venue-orders',
      data: { token, venueId: ids.venue },
    });
    const answer = await one.staff(
      `mutation { setWaitingTime(venueId: "${ids.venue}", minutes: 5) { success } }`,
      {},
      token,
    );
    expect(answer.errors).toBeUndefined();
    expect(received).toEqual([{ action: 'pong' }]);
    await expect
      .poll(() => received.at(-1), PATIENT)
      .toEqual({ domain: 'VENUE_CHANGED', data: { venueId: ids.venue, what: 'PACE' } });
    const closed = once(socket, 'close');
    await one.staff('mutation { staffSignOutEverywhere { success } }', {}, token);
    expect((await closed)[0]).toBe(1008);
  });

  it('[D-139] calls are counted for both together, per cart, and the others go on', async () => {
    const read = (server: TestServer, cartId: string) =>
      server.guest('query R($cartId: ID!) { shoppingCartEvents(cartId: $cartId) { sequence } }', {
        cartId,
      });
    const cartId = crypto.randomUUID();
    const codes: (string | undefined)[] = [];
    for (let call = 0; call < 11; call += 1)
      for (const server of [one, other])
        codes.push((await read(server, cartId)).errors?.[0]?.extensions.code);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
    expect(codes.slice(-2)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    const another = await read(one, crypto.randomUUID());
    expect(another.errors?.[0]?.extensions.code).not.toBe('RATE_LIMITED');
    expect((await one.app.http.inject('/healthz')).statusCode).toBe(200);
    expect((await one.app.http.inject('/metrics')).statusCode).toBe(200);
  });
});
