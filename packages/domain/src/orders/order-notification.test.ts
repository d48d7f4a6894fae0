import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from './order.ts';
import {
  hasUpcomingNotification,
  orderDeviceExpiry,
  notifiedStatus,
} from './order-notification.ts';

describe('what a guest is told', () => {
  it('[D-132] every step but the first and the last', () => {
    expect(ORDER_STATUSES.filter((status) => notifiedStatus(status) !== null)).toEqual([
      'ACCEPTED',
      'FINALIZING',
      'READY',
      'REJECTED',
    ]);
  });

  it('[NATIVE-09] [D-202] nobody is asked whether to be told of what has happened', () => {
    expect(ORDER_STATUSES.filter(hasUpcomingNotification)).toEqual([
      'PENDING',
      'ACCEPTED',
      'FINALIZING',
    ]);
  });

  it('[D-201] a device that follows an order goes a day after the food was due', () => {
    const createdAt = '2026-11-13T18:00:00Z';
    expect(orderDeviceExpiry({ createdAt, desiredTime: null }).toString()).toBe(
      '2026-11-14T18:00:00Z',
    );
    expect(orderDeviceExpiry({ createdAt, desiredTime: '2026-11-20T12:00:00Z' }).toString()).toBe(
      '2026-11-21T12:00:00Z',
    );
  });
});
