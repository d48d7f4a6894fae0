import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerMessage } from '@tallrik/contract/socket-messages';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import {
  DEAD_AFTER_MS,
  LONGEST_LIFE_MS,
  PROBE_AFTER_MS,
  RECHECK_MS,
  SPEAKS_WITHIN_MS,
} from './peer.ts';
import { openSocketServer, type SocketServer, type SocketServerDeps } from './socket-server.ts';
import type { SocketHandlers, SocketSession } from './socket-session.ts';

const CART = '00000000-0000-4000-8000-000000000001';
const nothing = () => undefined;
const handlers: SocketHandlers = {
  ping: ({ connection }) => connection.send({ action: 'pong' }),
  authenticate: nothing,
  'put-shopping-cart-event': nothing,
  'put-social-table-event': nothing,
  'broadcast-venue-social-table': nothing,
  'broadcast-venue-shopping-cart': nothing,
  'watch-venue-orders': nothing,
};

describe('the socket server', () => {
  let http: Server;
  let sockets: SocketServer;
  let nowMs: number;
  let isServing: boolean;
  const phones: WebSocket[] = [];
  beforeEach(() => {
    nowMs = 1_000;
    isServing = false;
    http = createServer();
  });
  afterEach(async () => {
    for (const phone of phones.splice(0)) phone.terminate();
    if (isServing) await sockets.close();
    await new Promise((done) => http.close(done));
  });

  async function serve(deps: Partial<SocketServerDeps> = {}) {
    sockets = openSocketServer(http, {
      handlers,
      log: pino({ level: 'silent' }),
      nowMs: () => nowMs,
      chance: () => 0.5,
      recheckRights: () => Promise.resolve(),
      addressOf: () => '192.0.2.1',
      mayConnect: () => Promise.resolve(null),
      handOverMs: 0,
      ...deps,
    });
    isServing = true;
    await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  }
  const dial = () => {
    const { port } = http.address() as AddressInfo;
    const phone = new WebSocket(`ws://127.0.0.1:${port}/ws`);
    // A refused upgrade is also told as an error.
    phone.on('error', nothing);
    phones.push(phone);
    return phone;
  };
  async function connect() {
    const phone = dial();
    const received: ServerMessage[] = [];
    phone.on('message', (data) => received.push(JSON.parse(String(data)) as ServerMessage));
    const closed = once(phone, 'close') as Promise<[code: number, reason: Buffer]>;
    await once(phone, 'open');
    const sendMessage = (message: object) => phone.send(JSON.stringify(message));
    const ended = async () => {
      const [code, reason] = await closed;
      return [code, reason.toString()];
    };
    return { phone, received, sendMessage, ended };
  }
  const authenticate = { action: 'authenticate', data: {} };
  const messages = (received: ServerMessage[]) =>
    received.map((message) => ('domain' in message ? message.domain : JSON.stringify(message)));

  it('[SOCKET-08] [SOCKET-02] answers a ping with pong', async () => {
    await serve();
    const { sendMessage, received } = await connect();
    sendMessage({ action: 'ping' });
    await expect.poll(() => received).toEqual([{ action: 'pong' }]);
  });

  it.each([
    ['what the database cannot keep', '22021', 'BAD_USER_INPUT'],
    ['a fault of ours', 'XX000', 'INTERNAL_SERVER_ERROR'],
  ])(
    '[SOCKET-10] %s is answered with a message and a code, and the phone goes on',
    async (_what, sqlState, code) => {
      const fail = () => Promise.reject(Object.assign(new Error('no'), { code: sqlState }));
      await serve({ handlers: { ...handlers, 'broadcast-venue-shopping-cart': fail } });
      const { sendMessage, received } = await connect();
      sendMessage({ action: 'broadcast-venue-shopping-cart', data: { cartId: CART } });
      await expect.poll(() => received).toMatchObject([{ message: expect.any(String), code }]);
      sendMessage({ action: 'ping' });
      await expect.poll(() => received.at(-1)).toEqual({ action: 'pong' });
    },
  );

  it('cuts off a client that does not read, and goes on serving the others', async () => {
    let slow: SocketSession | null = null;
    await serve({
      handlers: {
        ...handlers,
        authenticate: (session) => {
          slow ??= session;
        },
      },
    });
    const one = await connect();
    one.sendMessage(authenticate);
    await expect.poll(() => slow).not.toBeNull();
    one.phone.pause();
    const large = { message: 'x'.repeat(200_000), code: 'NOT_FOUND' };
    for (let sent = 0; sent < 100; sent += 1) slow!.connection.send(large);
    const other = await connect();
    other.sendMessage({ action: 'ping' });
    await expect.poll(() => other.received).toEqual([{ action: 'pong' }]);
    one.phone.resume();
    expect(await one.ended()).toEqual([1013, 'too slow']);
    // Far from all hundred: the memory of one slow phone has an end.
    expect(one.received.length).toBeLessThan(60);
  });

  it('finds out who is gone without a word, and probes who is only silent', async () => {
    await serve();
    const { phone, sendMessage } = await connect();
    sendMessage(authenticate);
    const probed = once(phone, 'ping');
    nowMs += PROBE_AFTER_MS + 1;
    sockets.sweep();
    await probed;
    // The answer to the probe counts as a sign of life.
    await expect
      .poll(() => {
        nowMs += 1;
        sockets.sweep();
        return sockets.connections();
      })
      .toBe(1);
    const terminated = once(phone, 'close');
    nowMs += DEAD_AFTER_MS + PROBE_AFTER_MS;
    sockets.sweep();
    expect((await terminated)[0]).toBe(1006);
    await expect.poll(() => sockets.connections()).toBe(0);
  });

  it('[D-135] closes who never says what it wants, pings or not', async () => {
    await serve();
    const silent = await connect();
    const speaker = await connect();
    speaker.sendMessage(authenticate);
    speaker.sendMessage({ action: 'ping' });
    await expect.poll(() => speaker.received.length).toBe(1);
    for (let waited = 0; waited <= SPEAKS_WITHIN_MS; waited += 6_000) {
      nowMs += 6_000;
      const before = silent.received.length;
      silent.sendMessage({ action: 'ping' });
      speaker.sendMessage({ action: 'ping' });
      await expect.poll(() => silent.received.length).toBeGreaterThan(before);
    }
    sockets.sweep();
    expect(await silent.ended()).toEqual([1008, 'nobody speaks']);
    expect(speaker.phone.readyState).toBe(WebSocket.OPEN);
  });

  it('[SOCKET-12] no connection lives longer than two hours', async () => {
    await serve();
    const { sendMessage, received, ended } = await connect();
    sendMessage(authenticate);
    nowMs += LONGEST_LIFE_MS + 1;
    sendMessage({ action: 'ping' });
    await expect.poll(() => received.length).toBe(1);
    sockets.sweep();
    expect(await ended()).toEqual([1012, 'connect anew']);
  });

  it('closes who floods, and who subscribes to everything', async () => {
    await serve({
      handlers: {
        ...handlers,
        'broadcast-venue-shopping-cart': ({ connection }) => connection.onEnd(() => undefined),
      },
    });
    const flooding = await connect();
    for (let sent = 0; sent <= 1_200; sent += 1) flooding.sendMessage({ action: 'ping' });
    expect(await flooding.ended()).toEqual([1008, 'too many messages']);
    const greedy = await connect();
    for (let sent = 0; sent <= 50; sent += 1)
      greedy.sendMessage({ action: 'broadcast-venue-shopping-cart', data: { cartId: CART } });
    expect(await greedy.ended()).toEqual([1008, 'too many subscriptions']);
  });

  it('[D-139] refuses a message larger than a body, and too many new connections', async () => {
    await serve({
      mayConnect: vi.fn().mockResolvedValueOnce(null).mockResolvedValue({ retryAfterMs: 1_500 }),
    });
    const large = await connect();
    large.phone.send('x'.repeat(256 * 1024 + 1));
    expect((await large.ended())[0]).toBe(1009);
    const [, refusal] = (await once(dial(), 'unexpected-response')) as [
      unknown,
      { statusCode: number; headers: Record<string, string> },
    ];
    expect([refusal.statusCode, refusal.headers['retry-after']]).toEqual([429, '2']);
  });

  it('[D-105] asks for the rights before every action, and looks after who only listens', async () => {
    let isRevoked = false;
    const recheckRights = vi.fn(async ({ connection }: SocketSession) => {
      if (isRevoked) connection.close(1008, 'signed out');
    });
    const handled = vi.fn();
    await serve({ recheckRights, handlers: { ...handlers, authenticate: handled } });
    const acting = await connect();
    const listening = await connect();
    for (const { sendMessage } of [acting, listening]) sendMessage(authenticate);
    await expect.poll(() => handled.mock.calls.length).toBe(2);
    isRevoked = true;
    acting.sendMessage({ action: 'ping' });
    await expect.poll(() => acting.received).toEqual([{ action: 'pong' }]);
    expect(recheckRights).toHaveBeenCalledTimes(2);
    acting.sendMessage(authenticate);
    expect(await acting.ended()).toEqual([1008, 'signed out']);
    expect(handled).toHaveBeenCalledTimes(2);
    nowMs += RECHECK_MS + 1;
    listening.sendMessage({ action: 'ping' });
    await expect.poll(() => listening.received.length).toBe(1);
    sockets.sweep();
    expect(await listening.ended()).toEqual([1008, 'signed out']);
  });

  it('hands over on a stop: says so, takes nobody new, finishes what was begun, closes 1012', async () => {
    let finish: () => void = nothing;
    const begun = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const handled: string[] = [];
    await serve({
      handOverMs: 40,
      handlers: {
        ...handlers,
        authenticate: async ({ connection }) => {
          await begun;
          handled.push('finished');
          connection.send({ action: 'pong' });
        },
      },
    });
    const staying = await connect();
    const departing = await connect();
    staying.sendMessage(authenticate);
    departing.phone.on('message', () => departing.phone.close());
    const closing = sockets.close();
    isServing = false;
    await expect.poll(() => messages(staying.received)).toEqual(['SERVER_GOING_AWAY']);
    expect(staying.received[0]).toEqual({
      domain: 'SERVER_GOING_AWAY',
      data: { reconnectAfterMs: 20 },
    });
    const [, refusal] = (await once(dial(), 'unexpected-response')) as [
      unknown,
      { statusCode: number },
    ];
    expect(refusal.statusCode).toBe(503);
    finish();
    expect(await staying.ended()).toEqual([1012, 'server restarts']);
    await closing;
    expect(handled).toEqual(['finished']);
    expect(staying.received.at(-1)).toEqual({ action: 'pong' });
  });

  it('sends everybody to read anew when news may have been missed', async () => {
    await serve({ chance: () => 0 });
    const phone = await connect();
    sockets.reconnectAll('news may have been missed');
    expect(await phone.ended()).toEqual([1012, 'news may have been missed']);
  });
});
