import type { GuestLogEntry } from '@tallrik/contract/guest-log';
import { describe, expect, it } from 'vitest';
import { makeRemoteLog } from './remote-log.ts';

const entry = (quantity: number): GuestLogEntry => ({
  event: 'item_added',
  cartId: 'cart-1',
  quantity,
  entryId: 'entry-1',
  itemId: 'item-1',
  title: 'Soup',
});

function open() {
  const sent: number[][] = [];
  let ring: (() => void) | null = null;
  const log = makeRemoteLog({
    send: (entries) =>
      sent.push(entries.map((entry) => ('quantity' in entry ? entry.quantity : 0))),
    timers: {
      after: (_delay, run) => {
        ring = run;
        return () => (ring = null);
      },
    },
  });
  return { log, sent, ring: () => ring?.() };
}

describe('the remote log', () => {
  it('[ITEM-32] collects for a moment and tells everything at once', () => {
    const { log, sent, ring } = open();
    log.info(entry(1));
    log.info(entry(2));
    expect(sent).toEqual([]);
    ring();
    expect(sent).toEqual([[1, 2]]);
    log.info(entry(3));
    ring();
    expect(sent).toEqual([[1, 2], [3]]);
  });

  it('[ITEM-32] a page that closes tells what it has, once', () => {
    const { log, sent, ring } = open();
    log.info(entry(1));
    log.flush();
    ring();
    log.flush();
    expect(sent).toEqual([[1]]);
  });

  it('[D-139] never tells more than the server takes', () => {
    const { log, sent } = open();
    for (let at = 0; at < 50; at += 1) log.info(entry(at));
    expect(sent[0]).toHaveLength(50);
  });
});
