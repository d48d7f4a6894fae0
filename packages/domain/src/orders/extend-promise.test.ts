import { describe, expect, it } from 'vitest';
import { canExtend, extendPromise, isExtensionMinutes } from './extend-promise.ts';
import type { OrderStatus } from './order.ts';

const NOON = Temporal.Instant.from('2026-03-02T12:00:00Z');

const accepted = {
  status: 'ACCEPTED' as OrderStatus,
  desiredTime: null as string | null,
  estimatedFinishTime: '2026-03-02T12:10:00Z' as string | null,
  extensions: 0,
  version: 2,
};
const extended = (order: Partial<typeof accepted>, minutes: 5 | 10 | 15 = 5, version = 2) =>
  extendPromise({ ...accepted, ...order }, { version, minutes, at: NOON });

describe('[KITCHEN-10] [F-73] minutes added to a promise', () => {
  it('come on top of it, and raise the version', () => {
    expect(extended({}, 15)).toEqual({
      ok: true,
      value: {
        ...accepted,
        estimatedFinishTime: '2026-03-02T12:25:00Z',
        extensions: 1,
        version: 3,
      },
    });
  });

  it('[D-273] count from now where the promise is past, so that no guest reads a time that is over', () => {
    expect(extended({ estimatedFinishTime: '2026-03-02T11:40:00Z' }, 10)).toMatchObject({
      value: { estimatedFinishTime: '2026-03-02T12:10:00Z' },
    });
  });

  it('[D-273] count from the chosen time where the kitchen has named none, and without either from now', () => {
    const chosen = { estimatedFinishTime: null, desiredTime: '2026-03-02T13:00:00Z' };
    expect(extended(chosen)).toMatchObject({
      value: { estimatedFinishTime: '2026-03-02T13:05:00Z' },
    });
    expect(extended({ estimatedFinishTime: null })).toMatchObject({
      value: { estimatedFinishTime: '2026-03-02T12:05:00Z' },
    });
  });

  it('three times and not a fourth', () => {
    expect(extended({ extensions: 2 })).toMatchObject({ ok: true, value: { extensions: 3 } });
    expect(extended({ extensions: 3 })).toEqual({ ok: false, error: 'EXTENSIONS_USED_UP' });
    expect(canExtend({ status: 'ACCEPTED', extensions: 2 })).toBe(true);
    expect(canExtend({ status: 'ACCEPTED', extensions: 3 })).toBe(false);
  });

  it.each<OrderStatus>(['PENDING', 'FINALIZING', 'READY', 'COMPLETED', 'REJECTED'])(
    'not while it is %s',
    (status) => {
      expect(extended({ status })).toEqual({ ok: false, error: 'EXTENSION_NOT_ALLOWED' });
      expect(canExtend({ status, extensions: 0 })).toBe(false);
    },
  );

  it('of an old board are refused, not added twice', () => {
    expect(extended({ version: 3 })).toEqual({ ok: false, error: 'ORDER_VERSION_CONFLICT' });
  });

  it('are 5, 10 or 15', () => {
    expect([5, 10, 15].every(isExtensionMinutes)).toBe(true);
    expect([0, -5, 7, 20, 5.5, '5', null, undefined].some(isExtensionMinutes)).toBe(false);
  });
});
