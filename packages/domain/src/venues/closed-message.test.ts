import { expect, it } from 'vitest';
import { closedMessage } from './closed-message.ts';

const closed = {
  hasAppOrders: true,
  isOpen: false,
  isPickupTimeEnabled: true,
  hasSlot: true,
  isBrowsingAllowed: true,
};

it('says nothing while the venue is open', () => {
  expect(closedMessage({ ...closed, isOpen: true })).toBeNull();
});

it('[VENUE-16] [D-36] closed with a slot to pre-order', () => {
  expect(closedMessage(closed)).toBe('Store.ClosedPreOrder');
});

it('[VENUE-15] [D-36] closed without one: browse only, or blocked', () => {
  for (const without of [{ hasSlot: false }, { isPickupTimeEnabled: false }]) {
    expect(closedMessage({ ...closed, ...without })).toBe('Store.ClosedNoPreOrder');
    expect(closedMessage({ ...closed, ...without, isBrowsingAllowed: false })).toBe(
      'Store.ClosedNoPreOrderBlocked',
    );
  }
});

it('[VENUE-09] [D-36] the whole app is disabled, open or not', () => {
  expect(closedMessage({ ...closed, hasAppOrders: false })).toBe('Store.Closed.Message');
  expect(closedMessage({ ...closed, hasAppOrders: false, isOpen: true })).toBe(
    'Store.Closed.Message',
  );
});
