import type { Localized } from '../company/languages.ts';
import type { Minor } from '../money/minor.ts';
import type { DayOfWeek } from '../time/day-of-week.ts';
import type { HoursException } from '../time/hours-exceptions.ts';

export { DAYS_OF_WEEK, type DayOfWeek } from '../time/day-of-week.ts';

/** Wall-clock range in the venue's zone, HH:mm. End 00:00 is midnight; end before start runs past midnight. */
export type TimeRange = {
  start: string;
  end: string;
  initialStart?: string | null;
  initialEnd?: string | null;
};
export type Availability = {
  id: string;
  dayOfWeek: DayOfWeek;
  timeRange: TimeRange & { id: string };
};

export type VenueLocation = {
  id: string;
  name: string | null;
  street: string | null;
  lat: number | null;
  long: number | null;
  city: string | null;
  zip: string | null;
};

export type DeliveryRate = {
  id: string;
  zip: string | null;
  polygon: [lat: number, long: number][] | null;
  fee: { percentageVAT: number; amount: Minor };
  message: Localized;
};

export type Venue = {
  id: string;
  companyId: string;
  name: string;
  active: boolean;
  deleted: boolean;
  phone: string | null;
  organizationId: string | null;
  bookingServiceId: string | null;
  minimumDeliveryFee: Minor | null;
  supportEmail: string | null;
  /** Minutes. Null is "not set", 0 is a value (D-32). */
  minimumPickupWaitTime: number | null;
  image: string | null;
  zip: string | null;
  location: VenueLocation | null;
  availabilities: Availability[];
  /** Days with other hours than the week's, in the order in which they count (O-18); left out where there are none. */
  exceptions?: readonly HoursException[];
  deliveryRates: DeliveryRate[];
  /** IANA zone: opening hours, menus and slots are wall-clock times here (D-19). */
  timeZone: string;
  /** Current waiting time set by the kitchen, used when SYNC_ETA is on (D-32). */
  syncedEta: { minutes: number; setAt: string } | null;
  /** Until then the kitchen takes no new orders (D-146); null or left out while it does. */
  pausedUntil?: string | null;
};
