import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import type { ServerMessage } from '@tallrik/contract/socket-messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { claimedLine, openGuestPhone } from '../../testing/guest-orders.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

/** A socket whose messages a test takes one after the other. */
async function connect(origin: string) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`);
  const received: ServerMessage[] = [];
  const waiting: ((message: ServerMessage) => void)[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    const next = waiting.shift();
    if (next) next(message);
    else received.push(message);
  });
  await once(socket, 'open');
  return {
    socket,
    send: (message: unknown) =>
      socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: (): Promise<ServerMessage> => {
      const message = received.shift();
      return message ? Promise.resolve(message) : new Promise((resolve) => waiting.push(resolve));
    },
    close: () => socket.close(),
  };
}

describe('the socket', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
  });
  afterAll(() => server.close());

  it('survives upgrades to addresses that are none, and answers them', async () => {
    const { hostname, port } = new URL(server.origin);
    const raw = connectTcp(Number(port), hostname);
    raw.write('GET // HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    const [answer] = (await once(raw, 'data')) as [Buffer];
    expect(answer.toString()).toContain('404');
    raw.destroy();
    expect((await server.app.http.inject('/healthz')).statusCode).toBe(200);
  });

  it('[SOCKET-08] answers a ping with pong', async () => {
    const phone = await connect(server.origin);
    phone.send({ action: 'ping' });
    expect(await phone.next()).toEqual({ action: 'pong' });
    phone.close();
  });

  it('[SOCKET-02] [SOCKET-04] [SOCKET-07] [SOCKET-09] [D-55] confirms to the sender, tells the other phone, and stores a resent event once', async () => {
    const cart = openGuestPhone(server, ids);
    await cart.create();
    const one = await connect(server.origin);
    const other = await connect(server.origin);
    other.send({ action: 'broadcast-venue-shopping-cart', data: { cartId: cart.cartId } });
    expect(await other.next()).toMatchObject({
      domain: 'SHOPPING_CART_EVENT',
      data: { events: [{ sequence: 1 }] },
    });

    const event = {
      ...cart.base(),
      type: 'ADD_ITEM',
      item: claimedLine({ itemId: ids.fries, entryId: ids.friesEntry }),
    };
    one.send({ action: 'put-shopping-cart-event', data: event });
    const confirmed = await one.next();
    expect(confirmed).toMatchObject({
      domain: 'EVENT_CONFIRMED',
      data: { eventId: event.eventId, sequence: 2, event: { item: { amount: 3_900 } } },
    });
    expect(await other.next()).toMatchObject({
      domain: 'SHOPPING_CART_EVENT',
      data: { events: [{ sequence: 2 }] },
    });
    one.send({ action: 'put-shopping-cart-event', data: event });
    expect(await one.next()).toEqual(confirmed);
    expect(await cart.events()).toHaveLength(2);
    one.close();
    other.close();
  });

  it('[D-55] two phones writing one cart at once lose nothing', async () => {
    const cart = openGuestPhone(server, ids);
    await cart.create();
    await server.db
      .updateTable('inventory')
      .set({ count: null })
      .where('itemId', '=', ids.fries)
      .execute();
    const phones = await Promise.all([connect(server.origin), connect(server.origin)]);
    for (const phone of phones) {
      for (let index = 0; index < 10; index += 1) {
        const item = claimedLine({ itemId: ids.fries, entryId: ids.friesEntry });
        phone.send({
          action: 'put-shopping-cart-event',
          data: { ...cart.base(), type: 'ADD_ITEM', item },
        });
      }
    }
    const confirmations = phones.map(async (phone) => {
      for (let count = 0; count < 10;) if ('domain' in (await phone.next())) count += 1;
    });
    await Promise.all(confirmations);
    await expect.poll(async () => (await cart.events()).length).toBe(21);
    const sequences = (await cart.events()).map(({ sequence }) => sequence);
    expect(sequences).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
    for (const phone of phones) phone.close();
  });

  it('[SOCKET-10] answers what it cannot read or allow with a message and a code, and goes on', async () => {
    const phone = await connect(server.origin);
    const badMessages = [
      '{',
      '[]',
      '{"action":"drop-tables"}',
      { action: 'put-shopping-cart-event', data: { type: 'ADD_ITEM' } },
    ];
    for (const bad of badMessages) {
      phone.send(bad);
      expect(await phone.next()).toMatchObject({
        message: expect.any(String),
        code: 'BAD_USER_INPUT',
      });
    }
    const cart = openGuestPhone(server, ids);
    const orderCreated = { ...cart.base(), type: 'ORDER_CREATED', orderId: cart.cartId };
    phone.send({ action: 'put-shopping-cart-event', data: orderCreated });
    expect(await phone.next()).toMatchObject({
      code: 'BAD_USER_INPUT',
      eventId: orderCreated.eventId,
    });
    const clear = { ...cart.base(), type: 'CLEAR_CART' };
    phone.send({ action: 'put-shopping-cart-event', data: clear });
    expect(await phone.next()).toMatchObject({ code: 'CART_NOT_FOUND', eventId: clear.eventId });
    phone.send({ action: 'ping' });
    expect(await phone.next()).toEqual({ action: 'pong' });
    phone.close();
  });

  it("[D-58] refuses an event for somebody else's cart", async () => {
    const cart = openGuestPhone(server, ids);
    await cart.create();
    const owner = 'c0ffee00-0000-4000-8000-000000000001';
    await server.db
      .insertInto('users')
      .values({ id: owner, companyId: ids.company, easyId: '1', activated: true })
      .execute();
    await server.db
      .insertInto('cartEvents')
      .values({
        cartId: cart.cartId,
        sequence: 2,
        companyId: ids.company,
        eventId: cart.base().eventId,
        type: 'UPDATE_USER',
        event: JSON.stringify({ ...cart.base(), type: 'UPDATE_USER', userId: owner }),
        receivedAt: new Date(server.now().epochMilliseconds),
      })
      .execute();
    await server.db
      .updateTable('carts')
      .set({ lastSequence: 2 })
      .where('id', '=', cart.cartId)
      .execute();
    const phone = await connect(server.origin);
    phone.send({ action: 'put-shopping-cart-event', data: { ...cart.base(), type: 'CLEAR_CART' } });
    expect(await phone.next()).toMatchObject({ code: 'NOT_YOUR_CART' });
    phone.send({ action: 'broadcast-venue-shopping-cart', data: { cartId: cart.cartId } });
    expect(await phone.next()).toMatchObject({ code: 'FORBIDDEN' });
    phone.close();
  });
});
