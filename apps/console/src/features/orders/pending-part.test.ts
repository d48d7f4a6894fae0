import { describe, expect, it } from 'vitest';
import { isAlreadyDone, withPendingTaps, type PendingPart } from './pending-tap.ts';
import { aDish, anOrder, NOON_MS } from './testing/board-orders.ts';

const order = anOrder({
  status: 'ACCEPTED',
  version: 2,
  items: [aDish(), aDish({ title: 'Ayran', stationId: 'bar' })],
});
const tap = (stationId: string, isReady = true): PendingPart => ({
  orderId: order.id,
  easyId: order.easyId,
  version: 2,
  stationId,
  isReady,
  atMs: NOON_MS,
});
const drawn = (...taps: PendingPart[]) => withPendingTaps([order], taps, 'staff-1')[0];

describe('[KITCHEN-03] a station’s part on its way', () => {
  it('is drawn at once, and with the last one the order is ready', () => {
    expect(drawn(tap('bar'))).toMatchObject({ status: 'ACCEPTED', readyStations: ['bar'] });
    expect(drawn(tap('bar'), tap('kitchen'))).toMatchObject({
      status: 'READY',
      readyStations: ['bar', 'kitchen'],
    });
  });

  it('is taken back, and with it the order', () => {
    expect(drawn(tap('bar'), tap('bar', false))).toMatchObject({
      status: 'ACCEPTED',
      readyStations: [],
    });
    expect(drawn(tap('bar'), tap('kitchen'), tap('kitchen', false))).toMatchObject({
      status: 'ACCEPTED',
      readyStations: ['bar'],
    });
  });

  it('of a station without a part changes nothing', () => {
    expect(drawn(tap('dessert'))).toEqual(order);
  });

  it('whose answer was lost is known to have arrived', () => {
    expect(isAlreadyDone(tap('bar'), { ...order, readyStations: ['bar'] })).toBe(true);
    expect(isAlreadyDone(tap('bar'), { ...order, status: 'READY' })).toBe(true);
    expect(isAlreadyDone(tap('bar'), order)).toBe(false);
    expect(isAlreadyDone(tap('bar', false), order)).toBe(true);
  });
});
