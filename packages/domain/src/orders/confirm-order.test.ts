import { expect, it } from 'vitest';
import { confirmRejection } from './confirm-order.ts';
import { order } from './testing/orders.ts';

const rejected = order({ status: 'REJECTED', rejectReason: 'CLOSING_SOON' });

it('[ORDER-15] [D-97] the own rejection, or an anonymous one by its id', () => {
  expect(confirmRejection(rejected, { userId: 'user-1' })).toEqual({
    ok: true,
    value: { ...rejected, confirmed: true },
  });
  expect(confirmRejection({ ...rejected, userId: null }, { userId: null }).ok).toBe(true);
});

it('[D-97] nobody else’s, and no other status', () => {
  const notYours = { ok: false, error: 'NOT_YOUR_ORDER' };
  expect(confirmRejection(rejected, { userId: 'user-2' })).toEqual(notYours);
  expect(confirmRejection(rejected, { userId: null })).toEqual(notYours);
  expect(confirmRejection(order({ status: 'READY' }), { userId: 'user-1' })).toEqual({
    ok: false,
    error: 'ORDER_NOT_REJECTED',
  });
});
