import type { OrderStatus } from './order.ts';

/** What a guest's phone is told (D-132). COMPLETED is left out: the guest has just taken the food. */
const NOTIFIED_STATUSES = ['ACCEPTED', 'FINALIZING', 'READY', 'REJECTED'] as const;
export type NotifiedStatus = (typeof NOTIFIED_STATUSES)[number];

export const notifiedStatus = (status: OrderStatus): NotifiedStatus | null =>
  NOTIFIED_STATUSES.find((notified) => notified === status) ?? null;

/** Whether there is anything left to be told: only then is a guest asked (D-202). */
export const hasUpcomingNotification = (status: OrderStatus): boolean =>
  status === 'PENDING' || status === 'ACCEPTED' || status === 'FINALIZING';

const DEVICE_RETENTION = { hours: 24 } as const;

/** A device that follows one order is forgotten a day after the food was due, whatever became of it (D-201). */
export function orderDeviceExpiry(order: {
  createdAt: string;
  desiredTime: string | null;
}): Temporal.Instant {
  return Temporal.Instant.from(order.desiredTime ?? order.createdAt).add(DEVICE_RETENTION);
}
