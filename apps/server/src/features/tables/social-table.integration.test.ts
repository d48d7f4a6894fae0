import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ServerMessage } from '@tallrik/contract/socket-messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { claimedLine, openGuestPhone } from '../../testing/guest-orders.ts';
import { plantOpenShop } from '../../testing/plant-open-shop.ts';
import { plantTable, scan } from '../../testing/table-guests.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../testing/test-server.ts';

/** A phone on the socket whose messages a test takes one after the other. */
async function sitDown(server: TestServer, tableToken: string | null) {
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/ws`);
  const received: ServerMessage[] = [];
  const waiting: ((message: ServerMessage) => void)[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    const next = waiting.shift();
    if (next) next(message);
    else received.push(message);
  });
  await once(socket, 'open');
  const send = (action: string, data: object = {}) =>
    socket.send(JSON.stringify(action === 'ping' ? { action } : { action, data }));
  const next = (): Promise<ServerMessage> => {
    const message = received.shift();
    return message ? Promise.resolve(message) : new Promise((resolve) => waiting.push(resolve));
  };
  send('authenticate', tableToken ? { tableToken } : {});
  return {
    send,
    next,
    /** Everything that was said before the server answered a ping: nothing else is on its way. */
    heard: async () => {
      const messages: ServerMessage[] = [];
      send('ping');
      for (;;) {
        const message = await next();
        if ('action' in message) return messages;
        messages.push(message);
      }
    },
    close: () => socket.close(),
  };
}

describe('the social table', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof plantOpenShop>>;
  let table: string;
  let neighbours: string;
  let number = 0;
  beforeAll(async () => {
    server = await openTestServer();
    const configuration = { enableAnonymousOrders: false, enableQrOrders: true };
    ids = await plantOpenShop(server.db, 1, { configuration });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setTime(FRIDAY_EVENING);
    table = await plantTable(server, ids, (number += 1));
    neighbours = await plantTable(server, ids, (number += 1));
  });

  const tokenOf = async (tableId: string) => (await scan(server, tableId, ids.venue)) ?? '';
  const joined = (tableId: string, name = 'Ada') => ({
    type: 'GUEST_JOINED',
    eventId: randomUUID(),
    createdAt: server.now().toString(),
    tableId,
    cartId: randomUUID(),
    name,
  });

  it('[SOCKET-05] [SOCKET-06] [D-102] holders of the token hear each other, and what was said before they came', async () => {
    const token = await tokenOf(table);
    const ada = await sitDown(server, token);
    const event = joined(table);
    ada.send('put-social-table-event', event);
    const told = { domain: 'SOCIAL_TABLE_EVENT', data: event };
    expect(await ada.next()).toEqual(told);
    const bo = await sitDown(server, token);
    bo.send('broadcast-venue-social-table', { tableId: table });
    expect(await bo.next()).toEqual(told);
    const answer = joined(table, 'Bo');
    bo.send('put-social-table-event', answer);
    expect(await bo.next()).toMatchObject({ data: { name: 'Bo' } });
    expect(await ada.next()).toMatchObject({ data: { name: 'Bo' } });
    ada.close();
    bo.close();
  });

  it('[D-102] an event sent twice is stored and told once', async () => {
    const token = await tokenOf(table);
    const ada = await sitDown(server, token);
    const bo = await sitDown(server, token);
    bo.send('broadcast-venue-social-table', { tableId: table });
    expect(await bo.heard()).toEqual([]);
    const event = joined(table);
    ada.send('put-social-table-event', event);
    ada.send('put-social-table-event', event);
    expect(await ada.heard()).toHaveLength(2);
    expect(await bo.heard()).toHaveLength(1);
    ada.close();
    bo.close();
  });

  it('[D-102] [D-135] without the token, or with another table’s, nobody speaks or hears', async () => {
    const ada = await sitDown(server, await tokenOf(table));
    ada.send('put-social-table-event', joined(table));
    await ada.heard();
    for (const token of [null, await tokenOf(neighbours)]) {
      const stranger = await sitDown(server, token);
      stranger.send('put-social-table-event', joined(table, 'Eve'));
      stranger.send('broadcast-venue-social-table', { tableId: table });
      expect(await stranger.heard()).toMatchObject([{ code: 'FORBIDDEN' }, { code: 'FORBIDDEN' }]);
      stranger.close();
    }
    const forger = await sitDown(server, 'not.a.token');
    forger.send('broadcast-venue-social-table', { tableId: table });
    expect(await forger.heard()).toMatchObject([{ code: 'FORBIDDEN' }, { code: 'FORBIDDEN' }]);
    expect(await ada.heard()).toEqual([]);
    ada.close();
    forger.close();
  });

  it('[D-101] [D-102] whose token has ended hears no more, though the connection stands', async () => {
    const early = await sitDown(server, await tokenOf(table));
    early.send('broadcast-venue-social-table', { tableId: table });
    await early.heard();
    server.setTime('2026-11-13T22:30:00Z');
    const late = await sitDown(server, await tokenOf(table));
    late.send('put-social-table-event', joined(table));
    await late.heard();
    expect(await early.heard()).toEqual([]);
    early.close();
    late.close();
  });

  it('[D-102] is forgotten after 12 hours, by those who ask and in the database', async () => {
    const ada = await sitDown(server, await tokenOf(table));
    ada.send('put-social-table-event', joined(table));
    await ada.heard();
    const stored = () =>
      server.db.selectFrom('socialTableEvents').select('id').where('tableId', '=', table).execute();
    await server.app.jobs['forget-table-talk']({});
    expect(await stored()).toHaveLength(1);
    server.setTime('2026-11-14T06:30:01Z');
    const next = await sitDown(server, await tokenOf(table));
    next.send('broadcast-venue-social-table', { tableId: table });
    expect(await next.heard()).toEqual([]);
    await server.app.jobs['forget-table-talk']({});
    expect(await stored()).toEqual([]);
    ada.close();
    next.close();
  });

  it('[D-102] carries no prices: a field more is refused', async () => {
    const ada = await sitDown(server, await tokenOf(table));
    ada.send('put-social-table-event', { ...joined(table), amount: 100 });
    expect(await ada.next()).toMatchObject({ code: 'BAD_USER_INPUT' });
    ada.close();
  });

  it('[TABLE-07] [D-101] [D-135] the same token opens cart events on the socket, and only at its table', async () => {
    const add = async (token: string | null) => {
      const cart = openGuestPhone(server, ids);
      const phone = await sitDown(server, token);
      phone.send('put-shopping-cart-event', {
        ...cart.base(),
        type: 'CREATE_CART',
        serviceType: 'EAT_HERE',
        deliveryTargetId: null,
        userId: null,
      });
      const item = claimedLine({ itemId: ids.fries, entryId: ids.friesEntry });
      phone.send('put-shopping-cart-event', { ...cart.base(), type: 'ADD_ITEM', item });
      const [, answer] = await phone.heard();
      phone.close();
      return answer;
    };
    expect(await add(await tokenOf(table))).toMatchObject({ domain: 'EVENT_CONFIRMED' });
    expect(await add(null)).toMatchObject({ code: 'ERROR_USER_IS_REQUIRED' });
  });
});
