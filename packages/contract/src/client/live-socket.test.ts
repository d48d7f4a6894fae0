import { describe, expect, it } from 'vitest';
import { handClock } from './fakes/hand-clock.ts';
import { wirePair } from './fakes/wire-pair.ts';
import {
  PING_EVERY_MS,
  QUEUE_LIMIT,
  RENEW_AFTER_MS,
  startLiveSocket,
  type SocketState,
} from './live-socket.ts';

function start() {
  const clock = handClock();
  const wires = wirePair();
  const states: SocketState[] = [];
  const received: unknown[] = [];
  const socket = startLiveSocket({
    openWire: wires.openWire,
    timers: clock,
    greeting: () => ({ action: 'authenticate', data: { cartId: 'cart-1' } }),
    onMessage: (message) => received.push(message),
    onState: (state) => states.push(state),
  });
  return { clock, wires, states, received, socket };
}

const actions = (sent: { action: string }[]) => sent.map(({ action }) => action);

/** Answers pings for this long: a healthy server. */
async function stayHealthy(world: ReturnType<typeof start>, forMs: number) {
  for (let passed = 0; passed < forMs; passed += PING_EVERY_MS) {
    await world.clock.pass(Math.min(PING_EVERY_MS, forMs - passed));
    world.wires.ends
      .filter((end) => !end.isClosed)
      .forEach((end) => end.deliver({ action: 'pong' }));
  }
}

describe('the live socket', () => {
  it('[SOCKET-01] goes through its states', async () => {
    const { wires, states, socket, clock } = start();
    expect(socket.state()).toBe('CONNECTING');
    wires.last().accept();
    wires.last().fail();
    await clock.pass(1_000);
    wires.last().accept();
    socket.stop();
    expect(states).toEqual(['OPEN', 'ERROR', 'CLOSED', 'CONNECTING', 'OPEN', 'CLOSING', 'CLOSED']);
  });

  it('[SOCKET-02] [D-135] speaks JSON with action and data, and says first who it is', () => {
    const { wires, socket } = start();
    wires.last().accept();
    socket.send({ action: 'broadcast-venue-shopping-cart', data: { cartId: 'cart-1' } });
    expect(wires.last().sent).toEqual([
      { action: 'authenticate', data: { cartId: 'cart-1' } },
      { action: 'broadcast-venue-shopping-cart', data: { cartId: 'cart-1' } },
    ]);
  });

  it('[SOCKET-03] [SOCKET-08] pings every 6 s as long as pongs come', async () => {
    const world = start();
    world.wires.last().accept();
    await stayHealthy(world, 18_000);
    expect(actions(world.wires.last().sent)).toEqual(['authenticate', 'ping', 'ping', 'ping']);
    expect(world.wires.ends).toHaveLength(1);
  });

  it('[SOCKET-11] reconnects when no pong comes within 5 s', async () => {
    const { wires, clock, socket } = start();
    wires.last().accept();
    await clock.pass(10_999);
    expect(socket.state()).toBe('OPEN');
    await clock.pass(1);
    expect(wires.ends[0]?.isClosed).toBe(true);
    await clock.pass(1_000);
    expect(wires.ends).toHaveLength(2);
  });

  it('[D-136] waits 1, 2, 4 … at most 30 s between attempts', async () => {
    const { wires, clock } = start();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      wires.last().hangUp();
      const before = wires.ends.length;
      const from = clock.now();
      while (wires.ends.length === before) await clock.pass(500);
      pauses.push((clock.now() - from) / 1_000);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30]);
  });

  it('[D-136] a connection that opened starts the back-off anew', async () => {
    const { wires, clock } = start();
    wires.last().hangUp();
    await clock.pass(1_000);
    wires.last().accept();
    wires.last().hangUp();
    await clock.pass(1_000);
    expect(wires.ends).toHaveLength(3);
  });

  it('[SOCKET-12] [D-136] at 90 minutes the new connection opens before the old one closes', async () => {
    const world = start();
    world.wires.last().accept();
    await stayHealthy(world, 90 * 60_000 - 1_000);
    expect(world.wires.ends).toHaveLength(1);
    await stayHealthy(world, 1_000);
    const [old, fresh] = world.wires.ends;
    expect(old?.isClosed).toBe(false);
    fresh?.accept();
    expect(old?.isClosed).toBe(true);
    expect(world.socket.state()).toBe('OPEN');
    world.socket.send({ action: 'put-social-table-event', data: {} });
    expect(actions(fresh?.sent ?? [])).toEqual(['authenticate', 'put-social-table-event']);
    expect(world.states).toEqual(['OPEN']);
  });

  it('[D-136] a renewal that fails leaves the working connection in use', async () => {
    const world = start();
    world.wires.last().accept();
    await stayHealthy(world, RENEW_AFTER_MS);
    world.wires.last().hangUp();
    expect(world.socket.state()).toBe('OPEN');
    await stayHealthy(world, 30_000);
    expect(world.wires.ends).toHaveLength(3);
  });

  it('[D-136] moves to a new connection when the server goes away, before the old one closes', async () => {
    const world = start();
    const [old] = world.wires.ends;
    old?.accept();
    old?.deliver({ domain: 'SERVER_GOING_AWAY', data: { reconnectAfterMs: 2_000 } });
    await world.clock.pass(1_999);
    expect(world.wires.ends).toHaveLength(1);
    await world.clock.pass(1);
    expect(world.wires.ends).toHaveLength(2);
    expect(old?.isClosed).toBe(false);
    world.wires.last().accept();
    expect(old?.isClosed).toBe(true);
    expect(world.socket.state()).toBe('OPEN');
    expect(world.received).toEqual([]);
  });

  it('[SOCKET-13] keeps messages while not open and sends them in order when it opens', () => {
    const { wires, socket } = start();
    socket.send({ action: 'broadcast-venue-social-table', data: { tableId: 't1' } });
    socket.send({ action: 'broadcast-venue-shopping-cart', data: { cartId: 'c1' } });
    expect(wires.last().sent).toEqual([]);
    wires.last().accept();
    expect(actions(wires.last().sent)).toEqual([
      'authenticate',
      'broadcast-venue-social-table',
      'broadcast-venue-shopping-cart',
    ]);
  });

  it('[D-136] queues at most 1000 messages and never a ping', () => {
    const { wires, socket } = start();
    socket.send({ action: 'ping' });
    for (let count = 0; count < QUEUE_LIMIT + 5; count += 1)
      socket.send({ action: 'broadcast-venue-shopping-cart' });
    wires.last().accept();
    expect(wires.last().sent).toHaveLength(1 + QUEUE_LIMIT);
    expect(actions(wires.last().sent)).not.toContain('ping');
  });

  it('[SOCKET-09] hands on what the server says, and survives what is not JSON', () => {
    const { wires, received } = start();
    wires.last().accept();
    wires.last().deliverText('<html>Bad gateway</html>');
    wires.last().deliver({ domain: 'SOCIAL_TABLE_EVENT', data: {} });
    expect(received).toEqual([{ domain: 'SOCIAL_TABLE_EVENT', data: {} }]);
  });

  it('does not wait for the back-off when the device comes back online', () => {
    const { wires, socket } = start();
    wires.last().hangUp();
    socket.reconnectNow();
    expect(wires.ends).toHaveLength(2);
  });

  it('stays closed once stopped', async () => {
    const { wires, socket, clock } = start();
    wires.last().accept();
    socket.stop();
    await clock.pass(RENEW_AFTER_MS);
    expect(wires.ends).toHaveLength(1);
    expect(socket.state()).toBe('CLOSED');
  });
});
