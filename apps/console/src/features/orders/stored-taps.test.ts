import { describe, expect, it } from 'vitest';
import { openDeviceMemory } from '../../shared/storage/device-memory.ts';
import { TAP_LIFETIME_MS, openStoredTaps } from './stored-taps.ts';
import type { PendingExtension, PendingMove, PendingPart, PendingUndo } from './pending-tap.ts';
import { NOON_MS } from './testing/board-orders.ts';

const accept: PendingMove = {
  orderId: 'order-418',
  easyId: '418',
  version: 1,
  to: 'ACCEPTED',
  estimatedMinutes: 20,
  atMs: NOON_MS,
};
const undo: PendingUndo = {
  orderId: 'order-418',
  easyId: '418',
  version: 1,
  backTo: 'PENDING',
  atMs: NOON_MS,
};
const extension: PendingExtension = {
  orderId: 'order-418',
  easyId: '418',
  version: 1,
  addMinutes: 10,
  promisedMs: NOON_MS + 600_000,
  atMs: NOON_MS,
};
const memory = () => openDeviceMemory(null);
const open = (device = memory(), owner = {}, nowMs = NOON_MS) =>
  openStoredTaps(device, { staffId: 'staff-1', venueId: 'venue-1', ...owner }, () => nowMs);

describe('taps in the storage of a tablet', () => {
  it('are read as they were, in their order', () => {
    const device = memory();
    open(device).keep(accept);
    open(device).keep(undo);
    expect(open(device).read()).toEqual([accept, undo]);
  });

  it('[KITCHEN-03] a station’s part marked without network is not lost, nor mistaken for another’s', () => {
    const device = memory();
    const part = (stationId: string, isReady = true): PendingPart => ({
      orderId: 'order-418',
      easyId: '418',
      version: 2,
      stationId,
      isReady,
      atMs: NOON_MS,
    });
    open(device).keep(part('bar'));
    open(device).keep(part('kitchen'));
    open(device).keep(part('bar', false));
    expect(open(device).read()).toEqual([part('bar'), part('kitchen'), part('bar', false)]);
    open(device).forget(part('bar'));
    expect(open(device).read()).toEqual([part('kitchen'), part('bar', false)]);
  });

  it('[KITCHEN-10] [F-73] minutes added without network are not lost, and no other tap of that version', () => {
    const device = memory();
    open(device).keep(extension);
    open(device).keep(accept);
    expect(open(device).read()).toEqual([extension, accept]);
    open(device).forget(accept);
    expect(open(device).read()).toEqual([extension]);
  });

  it('are forgotten one by one', () => {
    const device = memory();
    const taps = open(device);
    taps.keep(accept);
    taps.keep(undo);
    taps.forget({ ...accept });
    expect(open(device).read()).toEqual([undo]);
    taps.forget(undo);
    expect(device.get('unsentTaps')).toBeNull();
  });

  it('[D-115] belong to who tapped them, and to the venue', () => {
    const device = memory();
    open(device).keep(accept);
    expect(open(device, { staffId: 'staff-2' }).read()).toEqual([]);
    expect(open(device, { venueId: 'venue-2' }).read()).toEqual([]);
    expect(open(device).read()).toEqual([accept]);
  });

  it('of two boards in one browser do not overwrite each other', () => {
    const device = memory();
    const [one, other] = [open(device), open(device)];
    one.keep(accept);
    other.keep({ ...accept, orderId: 'order-419', easyId: '419' });
    one.forget(accept);
    expect(
      open(device)
        .read()
        .map(({ easyId }) => easyId),
    ).toEqual(['419']);
  });

  it('of yesterday are dropped', () => {
    const device = memory();
    open(device).keep(accept);
    expect(open(device, {}, NOON_MS + TAP_LIFETIME_MS).read()).toEqual([]);
    expect(device.get('unsentTaps')).toBeNull();
  });

  it.each([
    'not json',
    '{}',
    '[null]',
    '[{"orderId":"x"}]',
    JSON.stringify([{ ...accept, to: 'GONE' }]),
    JSON.stringify([{ ...extension, addMinutes: 60 }]),
    JSON.stringify([{ ...extension, promisedMs: null }]),
  ])('are not believed when another version wrote them: %s', (stored) => {
    const device = memory();
    device.set('unsentTaps', stored);
    expect(open(device).read()).toEqual([]);
  });
});
