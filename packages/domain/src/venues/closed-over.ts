import { containsInstant, latestOf } from '../time/ranges.ts';
import { rangesBetween } from '../time/weekly-hours.ts';
import { openingPlan } from './opening-plan.ts';
import type { Venue } from './venue.ts';

type HoursOfVenue = Pick<Venue, 'availabilities' | 'exceptions' | 'timeZone'>;

const isOpenAt = (venue: HoursOfVenue, at: Temporal.Instant): boolean =>
  rangesBetween(openingPlan(venue), at, at, venue.timeZone).some((range) =>
    containsInstant(range, at),
  );

/** Orders for which doors would have been open and are closed now; what is late is wanted this moment (PLACES-14). */
export const closedOver = <Order extends { at: Temporal.Instant }>(
  orders: readonly Order[],
  hours: { before: HoursOfVenue; after: HoursOfVenue; now: Temporal.Instant },
): Order[] =>
  orders.filter((order) => {
    const at = latestOf(order.at, hours.now);
    return isOpenAt(hours.before, at) && !isOpenAt(hours.after, at);
  });
