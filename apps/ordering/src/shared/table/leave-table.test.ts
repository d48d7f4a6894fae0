import { expect, it } from 'vitest';
import { openLocalData } from '../local-data/local-data.ts';
import { leaveTableInTime } from './leave-table.ts';

const END_MS = Date.parse('2026-03-02T16:00:00Z');
const token = `e30.${btoa(JSON.stringify({ exp: END_MS / 1000 }))}.signature`;

function seated() {
  const localData = openLocalData('c1', null);
  localData.set('tableId', 'table-1');
  localData.set('qrOrder', token);
  localData.set('tableGuest', { tableId: 'table-1', guestId: 'g1', name: 'Ada', isHidden: false });
  return localData;
}

it('[D-101] [F-55] a phone leaves its table when the scanned code counts no more, not before', () => {
  const localData = seated();
  leaveTableInTime(localData, END_MS - 1);
  expect(localData.get('qrOrder')).toBe(token);
  leaveTableInTime(localData, END_MS);
  for (const field of ['qrOrder', 'tableId', 'tableGuest'] as const)
    expect(localData.get(field)).toBeNull();
});

it('a token that says nothing of its end is left to the server', () => {
  const localData = seated();
  localData.set('qrOrder', 'token');
  leaveTableInTime(localData, END_MS);
  expect(localData.get('tableId')).toBe('table-1');
});
