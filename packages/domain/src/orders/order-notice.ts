import type { OrderStatus } from './order.ts';

/** What a guest's phone is told (D-132). COMPLETED is left out: the guest has just taken the food. */
const TOLD = ['ACCEPTED', 'FINALIZING', 'READY', 'REJECTED'] as const;
export type ToldStatus = (typeof TOLD)[number];

export const toldStatus = (status: OrderStatus): ToldStatus | null =>
  TOLD.find((told) => told === status) ?? null;

/** Whether there is anything left to be told: only then is a guest asked (D-202). */
export const hasNewsToCome = (status: OrderStatus): boolean =>
  status === 'PENDING' || status === 'ACCEPTED' || status === 'FINALIZING';

const KEPT_FOR = { hours: 24 } as const;

/** A device that follows one order is forgotten a day after the food was due, whatever became of it (D-201). */
export function orderDeviceExpiry(order: {
  createdAt: string;
  desiredTime: string | null;
}): Temporal.Instant {
  return Temporal.Instant.from(order.desiredTime ?? order.createdAt).add(KEPT_FOR);
}
