import type { ClientCartEvent } from '@tallrik/domain/cart/cart-event';
import { SEND_BATCH_MAX_EVENTS } from '@tallrik/domain/cart/sending';
import { describe, expect, it } from 'vitest';
import { openEventOutbox, RESEND_AFTER_MS } from './event-outbox.ts';
import { handClock } from '@tallrik/contract/client/fakes/hand-clock';

const removed = (eventId: string): ClientCartEvent => ({
  type: 'REMOVE_ITEM',
  id: `line-${eventId}`,
  eventId,
  createdAt: '2026-03-02T12:00:00.000Z',
  sentAt: null,
  cartId: 'cart-1',
  venueId: 'venue-1',
  companyId: 'company-1',
});

function open({ isSocketOpen = true, stored = [] as ClientCartEvent[] } = {}) {
  const clock = handClock();
  const world = {
    clock,
    isSocketOpen,
    stored,
    overSocket: [] as ClientCartEvent[],
    posted: [] as ClientCartEvent[][],
    post: async (_events: ClientCartEvent[]): Promise<void> => undefined,
  };
  const outbox = openEventOutbox({
    timers: clock,
    stored: { load: () => world.stored, save: (events) => void (world.stored = events) },
    isSocketOpen: () => world.isSocketOpen,
    sendOverSocket: (event) => world.overSocket.push(event),
    postEvents: (events) => {
      world.posted.push(events);
      return world.post(events);
    },
  });
  return Object.assign(world, { outbox });
}

const ids = (events: readonly ClientCartEvent[]) => events.map(({ eventId }) => eventId);

describe('the outbox of cart events', () => {
  it('[CART-18] [SOCKET-04] sends over the open socket 10 ms after creation', async () => {
    const world = open();
    world.outbox.add([removed('a')]);
    await world.clock.pass(9);
    expect(world.overSocket).toEqual([]);
    await world.clock.pass(1);
    expect(ids(world.overSocket)).toEqual(['a']);
    expect(world.overSocket[0]?.sentAt).toBe('2026-03-02T12:00:00.010Z');
  });

  it('[CART-19] [D-54] without an open socket collects until 750 ms of quiet and posts once', async () => {
    const world = open({ isSocketOpen: false });
    world.outbox.add([removed('a')]);
    await world.clock.pass(700);
    world.outbox.add([removed('b')]);
    await world.clock.pass(700);
    expect(world.posted).toEqual([]);
    await world.clock.pass(100);
    expect(world.posted.map(ids)).toEqual([['a', 'b']]);
  });

  it('[CART-20] one post holds at most 1000 events, the rest follows', async () => {
    const world = open({ isSocketOpen: false });
    world.post = async (events) => world.outbox.settle(ids(events));
    world.outbox.add(
      Array.from({ length: SEND_BATCH_MAX_EVENTS + 1 }, (_, count) => removed(`e${count}`)),
    );
    await world.clock.pass(3_000);
    expect(world.posted.map((batch) => batch.length)).toEqual([SEND_BATCH_MAX_EVENTS, 1]);
    expect(world.outbox.unconfirmed()).toEqual([]);
  });

  it('[CART-20] [D-245] a post is never more than the server reads, a single event always goes', async () => {
    const world = open({ isSocketOpen: false });
    world.post = async (events) => world.outbox.settle(ids(events));
    const commented = (eventId: string, length: number): ClientCartEvent => {
      const { id: _id, ...base } = removed(eventId) as Extract<
        ClientCartEvent,
        { type: 'REMOVE_ITEM' }
      >;
      return { ...base, type: 'SET_COMMENT', comment: 'å'.repeat(length) };
    };
    world.outbox.add([
      commented('huge', 300_000),
      commented('a', 100_000),
      commented('b', 100_000),
      commented('c', 100_000),
    ]);
    await world.clock.pass(3_000);
    expect(world.posted.map(ids)).toEqual([['huge'], ['a', 'b'], ['c']]);
  });

  it('[D-55] [D-136] sends an unconfirmed event again after 5 s, unchanged', async () => {
    const world = open();
    world.outbox.add([removed('a'), removed('b')]);
    await world.clock.pass(10);
    world.outbox.settle(['a']);
    await world.clock.pass(RESEND_AFTER_MS);
    expect(ids(world.overSocket)).toEqual(['a', 'b', 'b']);
    expect(world.overSocket[2]).toEqual(world.overSocket[1]);
  });

  it('[D-136] stops sending once everything is confirmed', async () => {
    const world = open();
    world.outbox.add([removed('a')]);
    await world.clock.pass(10);
    world.outbox.settle(['a']);
    await world.clock.pass(60_000);
    expect(ids(world.overSocket)).toEqual(['a']);
  });

  it('[D-55] a reload finds the unconfirmed events and delivers them', async () => {
    const before = open();
    before.outbox.add([removed('a')]);
    const after = open({ isSocketOpen: false, stored: before.stored });
    await after.clock.pass(750);
    expect(after.posted.map(ids)).toEqual([['a']]);
  });

  it('[D-54] a failed post keeps the events and tries again', async () => {
    const world = open({ isSocketOpen: false });
    world.post = async () => {
      throw new TypeError('Failed to fetch');
    };
    world.outbox.add([removed('a')]);
    await world.clock.pass(800);
    expect(ids(world.stored)).toEqual(['a']);
    await world.clock.pass(RESEND_AFTER_MS);
    expect(world.posted).toHaveLength(2);
  });

  it('[SOCKET-13] [D-55] everything unconfirmed goes out in order when the socket opens', async () => {
    const world = open({ isSocketOpen: false });
    world.outbox.add([removed('a'), removed('b')]);
    await world.clock.pass(100);
    world.isSocketOpen = true;
    world.outbox.socketOpened();
    expect(ids(world.overSocket)).toEqual(['a', 'b']);
    world.outbox.settle(['a', 'b']);
    await world.clock.pass(10_000);
    expect(world.posted).toEqual([]);
  });
});
