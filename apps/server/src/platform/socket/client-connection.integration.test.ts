import { handClock } from '@tallrik/contract/client/fakes/hand-clock';
import { makeHttpApi } from '@tallrik/contract/client/http-api';
import { startLiveSocket, type WireEvents } from '@tallrik/contract/client/live-socket';
import type { Operation } from '@tallrik/contract/client/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openGuestPhone } from '../../testing/guest-orders.ts';
import { signInGuest } from '../../testing/seed-guest.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

type Wired = {
  socket: WebSocket;
  sent: { action: string }[];
  isClosed: boolean;
  /** Whether the connection before it was open when this one opened. */
  wasPreviousOpen: boolean;
};

/** The app's own connection, on a clock the test moves, to the real server. */
function connectApp(origin: string) {
  const clock = handClock();
  const wires: Wired[] = [];
  const line = { isMute: false, isCut: false };
  const received: object[] = [];
  const openWire = ({ onOpen, onText, onClose, onError }: WireEvents) => {
    // A port where nobody listens: the network is gone.
    const address = line.isCut ? 'ws://127.0.0.1:9/ws' : `${origin.replace('http', 'ws')}/ws`;
    const socket = new WebSocket(address);
    const previous = wires.at(-1)?.socket;
    const wire: Wired = { socket, sent: [], isClosed: false, wasPreviousOpen: false };
    wires.push(wire);
    socket.on('open', () => {
      wire.wasPreviousOpen = previous?.readyState === WebSocket.OPEN;
      onOpen();
    });
    socket.on('message', (data) => {
      if (!(line.isMute && String(data).includes('pong'))) onText(String(data));
    });
    socket.on('close', () => {
      wire.isClosed = true;
      onClose();
    });
    socket.on('error', onError);
    return {
      send: (text: string) => {
        wire.sent.push(JSON.parse(text) as { action: string });
        socket.send(text);
      },
      close: () => socket.close(),
    };
  };
  const app = startLiveSocket({
    openWire,
    timers: clock,
    greeting: () => null,
    onMessage: (message) => received.push(message as object),
    onState: () => undefined,
  });
  const pongs = () => received.filter((message) => 'action' in message).length;
  const pings = () =>
    wires.flatMap(({ sent }) => sent).filter(({ action }) => action === 'ping').length;
  return { app, clock, wires, line, received, pings, pongs };
}

describe('the app’s client and the server', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
  });
  afterAll(() => server.close());

  it('[SOCKET-03] [SOCKET-11] [D-136] pings every 6 s, is answered, and connects anew when 5 s bring no answer', async () => {
    const { app, clock, wires, line, pings } = connectApp(server.origin);
    await expect.poll(() => app.state()).toBe('OPEN');
    const [first] = wires;
    let answers = 0;
    first?.socket.on('message', (data) => (answers += String(data).includes('pong') ? 1 : 0));
    for (let round = 1; round <= 3; round += 1) {
      await clock.pass(5_999);
      expect(pings()).toBe(round - 1);
      await clock.pass(1);
      expect(pings()).toBe(round);
      await expect.poll(() => answers).toBe(round);
    }
    expect(wires).toHaveLength(1);
    line.isMute = true;
    await clock.pass(6_000);
    await expect.poll(() => answers).toBe(4);
    await clock.pass(4_999);
    expect(wires).toHaveLength(1);
    expect(app.state()).toBe('OPEN');
    await clock.pass(1);
    await expect.poll(() => first?.isClosed).toBe(true);
    line.isMute = false;
    // A second and its jitter, not at once: a server that comes back is not run over.
    await clock.pass(2_000);
    await expect.poll(() => app.state()).toBe('OPEN');
    expect(wires).toHaveLength(2);
    app.stop();
  });

  it('[SOCKET-12] [D-136] is renewed after 90 minutes, the new one open before the old one closes', async () => {
    const { app, clock, wires, pings } = connectApp(server.origin);
    await expect.poll(() => app.state()).toBe('OPEN');
    const [old] = wires;
    let answers = 0;
    old?.socket.on('message', () => (answers += 1));
    const NINETY_MINUTES = 90 * 60_000;
    for (let passed = 6_000; passed < NINETY_MINUTES; passed += 6_000) {
      await clock.pass(6_000);
      await expect.poll(() => answers, { interval: 1 }).toBe(pings());
    }
    expect(wires).toHaveLength(1);
    await clock.pass(6_000);
    await expect.poll(() => wires.length).toBe(2);
    await expect.poll(() => old?.isClosed).toBe(true);
    expect(wires[1]?.wasPreviousOpen).toBe(true);
    expect(app.state()).toBe('OPEN');
    app.stop();
  });

  it('[SOCKET-13] [D-136] keeps what is written while nobody listens, tries ever more seldom, and says it all in order', async () => {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    const { app, clock, wires, line } = connectApp(server.origin);
    await expect.poll(() => app.state()).toBe('OPEN');
    line.isCut = true;
    wires[0]?.socket.terminate();
    await expect.poll(() => wires[0]?.isClosed).toBe(true);
    const comment = (text: string) => ({
      action: 'put-shopping-cart-event',
      data: { ...phone.base(), type: 'SET_COMMENT', comment: text },
    });
    for (const text of ['one', 'two', 'three']) app.send(comment(text));
    for (let second = 0; second < 60; second += 1) {
      await clock.pass(1_000);
      // A try that nobody answers has ended before the next second.
      await expect.poll(() => wires.every(({ isClosed }) => isClosed), { interval: 1 }).toBe(true);
    }
    // 1, 2, 4, 8, 16 and 30 s with their jitter, not sixty times.
    expect(wires.length - 1).toBeGreaterThanOrEqual(4);
    expect(wires.length - 1).toBeLessThanOrEqual(9);
    expect(await phone.events()).toHaveLength(1);
    line.isCut = false;
    await clock.pass(40_000);
    await expect.poll(async () => (await phone.events()).length).toBe(4);
    const comments = (await phone.events()).flatMap(({ event }) =>
      event.type === 'SET_COMMENT' ? [event.comment] : [],
    );
    expect(comments).toEqual(['one', 'two', 'three']);
    app.stop();
  });

  it('[API-01] [API-02] [API-03] every call goes to the one endpoint, with the guest’s token and a trace in its headers', async () => {
    const member = await signInGuest(server, { number: 1, companyId: ids.company });
    const requests: { url: string; headers: Headers }[] = [];
    const apiOf = (token: string | null) =>
      makeHttpApi({
        endpoint: `${server.origin}/graphql`,
        fetch: (url, init) => {
          requests.push({ url: String(url), headers: new Headers(init?.headers) });
          return fetch(url, init);
        },
        token: () => token,
        newTraceId: () => crypto.randomUUID(),
        onReachable: () => undefined,
      });
    const text = 'query Own($id: ID!) { User(id: $id) { id phone } }';
    const own: Operation<{ User: { id: string } | null }, { id: string }> = {
      toString: () => text,
      __meta__: undefined,
    };
    const seen = await apiOf(member.token).call(own, { id: member.userId });
    expect(seen.User?.id).toBe(member.userId);
    await expect(apiOf(null).call(own, { id: member.userId })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      `Bearer ${member.token}`,
      null,
    ]);
    expect(new Set(requests.map(({ headers }) => headers.get('x-trace-id'))).size).toBe(2);
    expect(new Set(requests.map(({ url }) => new URL(url).pathname))).toEqual(
      new Set(['/graphql']),
    );
    // The header is the only way to say who one is.
    for (const way of [
      { url: `/graphql?token=${member.token}&authorization=Bearer%20${member.token}`, headers: {} },
      { url: '/graphql', headers: { cookie: `authToken=${member.token}; token=${member.token}` } },
    ]) {
      const answer = await server.app.http.inject({
        method: 'POST',
        ...way,
        payload: { query: text, variables: { id: member.userId } },
      });
      expect(answer.json()).toMatchObject({
        errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
      });
    }
  });
});
