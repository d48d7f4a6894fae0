import { expect, it } from 'vitest';
import { isQrTokenValid, isTableServed, QR_TOKEN_HOURS } from './qr-token.ts';
import { guestsAtTable, type SocialTableEvent } from './social-table-event.ts';

const now = Temporal.Instant.from('2026-03-02T19:00:00Z');
const table = { id: 'table-1', venueId: 'venue-1', active: true };
const claims = {
  companyId: 'company-1',
  tableId: table.id,
  expiresAt: now.add({ hours: QR_TOKEN_HOURS }),
};
const world = {
  now,
  companyId: 'company-1',
  venueId: 'venue-1',
  table,
  isQrOrderingActive: true,
};

it('[TABLE-07] [D-101] a token counts for 4 hours, at its table, while QR ordering is active', () => {
  expect(isQrTokenValid(claims, world)).toBe(true);
  expect(isQrTokenValid(claims, { ...world, now: now.add({ minutes: 239 }) })).toBe(true);
  expect(isQrTokenValid(claims, { ...world, now: now.add({ hours: 4 }) })).toBe(false);
  expect(isQrTokenValid(claims, { ...world, isQrOrderingActive: false })).toBe(false);
});

it('[D-101] [D-22] not for another company, venue or table, nor one that was rotated or closed', () => {
  for (const other of [
    { companyId: 'company-2' },
    { venueId: 'venue-2' },
    { table: null },
    { table: { ...table, id: 'table-2' } },
    { table: { ...table, active: false } },
    { table: { ...table, venueId: 'venue-2' } },
  ]) {
    expect(isQrTokenValid(claims, { ...world, ...other })).toBe(false);
  }
});

it('[D-101] [D-22] a code is served at its own venue, while table and switch are active', () => {
  expect(isTableServed(world)).toBe(true);
  expect(isTableServed({ ...world, table: null })).toBe(false);
  expect(isTableServed({ ...world, table: { ...table, active: false } })).toBe(false);
  expect(isTableServed({ ...world, venueId: 'venue-2' })).toBe(false);
  expect(isTableServed({ ...world, isQrOrderingActive: false })).toBe(false);
});

it('[D-102] who sits at the table, told twice or not', () => {
  const event = (type: SocialTableEvent['type'], cartId: string): SocialTableEvent => ({
    type,
    eventId: `${type}-${cartId}`,
    createdAt: '2026-03-02T19:00:00Z',
    tableId: 'table-1',
    cartId,
    name: cartId.toUpperCase(),
  });
  const joined = [event('GUEST_JOINED', 'ada'), event('GUEST_JOINED', 'bo')];
  const told = [...joined, ...joined, event('CART_CHANGED', 'ada'), event('GUEST_LEFT', 'bo')];
  expect(guestsAtTable(told)).toEqual([{ cartId: 'ada', name: 'ADA' }]);
});
