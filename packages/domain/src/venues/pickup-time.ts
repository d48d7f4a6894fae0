import { isBefore } from '../time/ranges.ts';
import { parseInstant } from '../time/parse-instant.ts';

export type PickupTime = 'ASAP' | Temporal.Instant;

/** A stored or received pickup time; null where it is neither ASAP nor an instant (TIME-06). */
export const parsePickupTime = (text: string): PickupTime | null =>
  text === 'ASAP' ? text : parseInstant(text);

/** A time the kitchen can no longer reach becomes ASAP (TIME-33), and so does an unreadable one. */
export function pickupTimeOrAsap(
  text: string,
  now: Temporal.Instant,
  waitMinutes: number,
): PickupTime {
  const pickupTime = parsePickupTime(text);
  if (pickupTime === null || pickupTime === 'ASAP') return 'ASAP';
  return isBefore(pickupTime, now.add({ minutes: waitMinutes })) ? 'ASAP' : pickupTime;
}

/** The moment menus and hours are asked about: the pickup time, or now (TIME-20, TIME-29). */
export const momentOf = (pickupTime: PickupTime, now: Temporal.Instant): Temporal.Instant =>
  pickupTime === 'ASAP' ? now : pickupTime;
