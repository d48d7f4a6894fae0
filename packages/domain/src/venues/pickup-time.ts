import { isBefore } from '../time/ranges.ts';
import { parseInstant } from '../time/parse-instant.ts';

export type PickupTime = 'ASAP' | Temporal.Instant;

/** A stored or received pickup time; null where it is neither ASAP nor an instant (TIME-06). */
export const parsePickupTime = (text: string): PickupTime | null =>
  text === 'ASAP' ? text : parseInstant(text);

export type PickupTerms = {
  now: Temporal.Instant;
  waitMinutes: number;
  /** The company lets nobody choose a time (any more). */
  isPickupTimeDisabled: boolean;
};

/**
 * The pickup time that counts at this moment. One the kitchen can no longer reach is ASAP (TIME-33), and so is an
 * unreadable one and one that nobody may choose any more. Adding, pricing, selling, ordering and the cart page ask
 * this and never the stored text alone: this morning's lunch slot would sell lunch prices at night.
 */
export function pickupTimeInForce(text: string, terms: PickupTerms): PickupTime {
  const pickupTime = parsePickupTime(text);
  if (pickupTime === null || pickupTime === 'ASAP' || terms.isPickupTimeDisabled) return 'ASAP';
  const earliest = terms.now.add({ minutes: terms.waitMinutes });
  return isBefore(pickupTime, earliest) ? 'ASAP' : pickupTime;
}

/** The moment menus and hours are asked about: the pickup time, or now (TIME-20, TIME-29). */
export const momentOf = (pickupTime: PickupTime, now: Temporal.Instant): Temporal.Instant =>
  pickupTime === 'ASAP' ? now : pickupTime;
