import { describe, expect, it } from 'vitest';
import type { OrderStatus } from './order.ts';
import { markPart, orderParts, readyStations, undoPart } from './station-parts.ts';

const stations = [{ id: 'kitchen' }, { id: 'bar' }, { id: 'dessert' }];
const burger = { title: 'Burger', stationId: 'kitchen' };
const ale = { title: 'Ale', stationId: 'bar' };
const cola = { title: 'Cola', stationId: 'bar' };
const order = (status: OrderStatus, readyStations: string[] = []) => ({
  status,
  items: [ale, burger, cola],
  readyStations,
});
const parts = (status: OrderStatus, readyStations: string[] = []) =>
  orderParts(order(status, readyStations), stations);

describe('[KITCHEN-02] the parts of an order', () => {
  it('stand in the stations’ place, each with its lines; who has none has no part', () => {
    expect(parts('ACCEPTED', ['bar'])).toEqual([
      { stationId: 'kitchen', lines: [burger], isReady: false },
      { stationId: 'bar', lines: [ale, cola], isReady: true },
    ]);
  });

  it('[KITCHEN-03] are all ready with the order', () => {
    expect(parts('READY').every(({ isReady }) => isReady)).toBe(true);
    expect(parts('COMPLETED').every(({ isReady }) => isReady)).toBe(true);
  });
});

describe('[KITCHEN-03] [D-300] what is made elsewhere after a part was marked', () => {
  const marked = [{ stationId: 'kitchen', positions: [1] }];

  it('a part is ready while all that is made there was marked', () => {
    expect(readyStations(marked, ['bar', 'kitchen', 'bar'])).toEqual(['kitchen']);
  });

  it('a dish that came to a ready station opens its part again', () => {
    expect(readyStations(marked, ['kitchen', 'kitchen', 'bar'])).toEqual([]);
  });

  it('a dish that went away leaves the others ready; a station without one has no part', () => {
    const both = [{ stationId: 'bar', positions: [0, 2] }];
    expect(readyStations(both, ['bar', 'kitchen', 'kitchen'])).toEqual(['bar']);
  });
});

describe('[KITCHEN-03] a station marks its part', () => {
  it('and the last one marks the order', () => {
    expect(markPart('ACCEPTED', parts('ACCEPTED'), 'bar')).toEqual({ ok: true, value: 'PART' });
    expect(markPart('ACCEPTED', parts('ACCEPTED', ['bar']), 'kitchen')).toEqual({
      ok: true,
      value: 'WHOLE',
    });
    expect(markPart('FINALIZING', parts('FINALIZING', ['kitchen']), 'bar')).toEqual({
      ok: true,
      value: 'WHOLE',
    });
  });

  it('twice without harm', () => {
    expect(markPart('ACCEPTED', parts('ACCEPTED', ['bar']), 'bar')).toEqual({
      ok: true,
      value: 'ALREADY',
    });
    expect(markPart('READY', parts('READY'), 'bar')).toEqual({ ok: true, value: 'ALREADY' });
  });

  it('not of an order nobody has accepted, and not without a part in it', () => {
    for (const status of ['PENDING', 'REJECTED'] as const)
      expect(markPart(status, parts(status), 'bar')).toEqual({
        ok: false,
        error: 'PART_NOT_ALLOWED',
      });
    expect(markPart('ACCEPTED', parts('ACCEPTED'), 'dessert')).toEqual({
      ok: false,
      error: 'STATION_HAS_NO_PART',
    });
  });
});

describe('[KITCHEN-03] a part is taken back', () => {
  const at = (text: string) => Temporal.Instant.from(`2026-11-13T${text}Z`);
  const part = { stationId: 'bar', staffId: 'elif', at: '2026-11-13T18:30:00Z', version: 4 };
  const undo = { staffId: 'elif', at: at('18:30:30') };

  it('within 30 seconds, by who marked it', () => {
    expect(undoPart({ status: 'ACCEPTED', version: 6 }, part, undo)).toEqual({
      ok: true,
      value: 'PART',
    });
    expect(
      undoPart({ status: 'ACCEPTED', version: 4 }, part, { ...undo, at: at('18:30:31') }),
    ).toEqual({ ok: false, error: 'UNDO_TOO_LATE' });
    expect(
      undoPart({ status: 'ACCEPTED', version: 4 }, part, { ...undo, staffId: 'omar' }),
    ).toEqual({ ok: false, error: 'UNDO_NOT_YOURS' });
  });

  it('with the whole order where it made that ready, while nothing has followed', () => {
    expect(undoPart({ status: 'READY', version: 4 }, part, undo)).toEqual({
      ok: true,
      value: 'WHOLE',
    });
    expect(undoPart({ status: 'READY', version: 5 }, part, undo)).toEqual({
      ok: false,
      error: 'UNDO_NOT_ALLOWED',
    });
    expect(undoPart({ status: 'COMPLETED', version: 5 }, part, undo).ok).toBe(false);
    expect(undoPart({ status: 'ACCEPTED', version: 4 }, null, undo).ok).toBe(false);
  });
});
