import { expect, it } from 'vitest';
import { isQrTokenValid, isTableServed } from './qr-token.ts';

const now = Temporal.Instant.from('2026-03-02T19:00:00Z');
const table = { id: 'table-1', venueId: 'venue-1', active: true };
const claims = {
  companyId: 'company-1',
  tableId: table.id,
  expiresAt: now.add({ hours: 4 }),
};
const world = {
  now,
  companyId: 'company-1',
  venueId: 'venue-1',
  table,
  isQrOrderingActive: true,
};

it('[TABLE-07] [D-101] a token counts until it expires, at its table, while QR ordering is active', () => {
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
