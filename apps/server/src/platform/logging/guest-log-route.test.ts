import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Overrun } from '../auth/rate-limits.ts';
import { guestLogRoute } from './guest-log-route.ts';
import type { Logger } from './log.ts';

const added = {
  event: 'item_added',
  cartId: 'cart-1',
  quantity: 2,
  entryId: 'entry-1',
  itemId: 'item-1',
  title: 'Soup',
};

function open(overrun: Overrun | null = null) {
  const written: object[] = [];
  const forwarded: object[] = [];
  const app = Fastify();
  const write = (fields: object) => written.push(fields);
  const log = { info: write, warn: write } as unknown as Logger;
  guestLogRoute(app, {
    log,
    countCall: async () => overrun,
    forward: (entries) => forwarded.push(...entries),
  });
  const post = async (payload: object) =>
    (await app.inject({ method: 'POST', url: '/log', payload })).statusCode;
  return { written, forwarded, post };
}

describe('the log of guests’ devices', () => {
  it('[ITEM-32] [SUPPORT-10] writes what happened, with the trace', async () => {
    const { written, post } = open();
    expect(await post({ entries: [added, { ...added, quantity: 1 }] })).toBe(204);
    expect(written).toEqual([
      expect.objectContaining({ ...added, traceId: expect.any(String) }),
      expect.objectContaining({ quantity: 1 }),
    ]);
  });

  it('[F-41] [D-128] a mistake of the page is written and forwarded without what a guest typed', async () => {
    const { written, forwarded, post } = open();
    const report = {
      event: 'page_error',
      name: 'TypeError',
      stack: 'at pay (/assets/cart.js:1:2)',
    };
    const message = 'no such guest: sofia@guest.example, +46 70 174 06 05';
    expect(await post({ entries: [{ ...report, message }] })).toBe(204);
    const clean = 'no such guest: [email], [number]';
    expect(written).toEqual([expect.objectContaining({ error: 'TypeError', message: clean })]);
    expect(forwarded).toEqual([{ ...report, message: clean }]);
  });

  it.each([
    ['a field nobody named', { entries: [{ ...added, phone: '+46701740605' }] }],
    ['an event nobody knows', { entries: [{ ...added, event: 'typed' }] }],
    ['a name as long as a novel', { entries: [{ ...added, title: 'a'.repeat(201) }] }],
    ['more than a batch', { entries: Array.from({ length: 51 }, () => added) }],
    ['nothing', {}],
  ])('[D-128] %s is not written', async (_what, body) => {
    const { written, post } = open();
    expect(await post(body)).toBe(400);
    expect(written).toEqual([]);
  });

  it('[D-139] a device that talks too much waits', async () => {
    const { written, post } = open({ retryAfterMs: 1_000 });
    expect(await post({ entries: [added] })).toBe(429);
    expect(written).toEqual([]);
  });
});
