import { DAYS_OF_WEEK, type DayOfWeek } from '@tallrik/domain/time/day-of-week';
import type { HoursException } from '@tallrik/domain/time/hours-exceptions';
import type { Availability, Venue, VenueLocation } from '@tallrik/domain/venues/venue';

/** `hours('FRIDAY', '18:00', '02:00')` */
export const hours = (dayOfWeek: DayOfWeek, start: string, end: string): Availability => ({
  id: `${dayOfWeek}-${start}-${end}`,
  dayOfWeek,
  timeRange: { id: `range-${dayOfWeek}-${start}-${end}`, start, end },
});

/** The same hours on all seven days. */
export const everyDay = (start: string, end: string): Availability[] =>
  DAYS_OF_WEEK.map((dayOfWeek) => hours(dayOfWeek, start, end));

/** Closed on one day: `anException('2026-12-24', { lastDay: '2026-12-26' })`. */
export const anException = (
  firstDay: string,
  fields: Partial<HoursException> = {},
): HoursException => ({
  id: `exception-${firstDay}`,
  name: null,
  firstDay,
  lastDay: firstDay,
  isYearly: false,
  ranges: [],
  ...fields,
});

export const aLocation = (fields: Partial<VenueLocation> = {}): VenueLocation => ({
  id: 'location-1',
  name: 'Nordbro kaj',
  street: 'Kajgatan 1',
  lat: 59.3293,
  long: 18.0686,
  city: 'Stockholm',
  zip: '111 30',
  ...fields,
});

/** Open every day from 10 to 22 in Stockholm, with the default wait. */
export const aVenue = (fields: Partial<Venue> = {}): Venue => ({
  id: 'venue-1',
  companyId: 'company-1',
  name: 'Nordbro',
  active: true,
  deleted: false,
  phone: '+46812345678',
  organizationId: '556000-0001',
  bookingServiceId: null,
  minimumDeliveryFee: null,
  supportEmail: null,
  minimumPickupWaitTime: null,
  image: null,
  zip: '111 30',
  location: aLocation(),
  availabilities: everyDay('10:00', '22:00'),
  deliveryRates: [],
  timeZone: 'Europe/Stockholm',
  syncedEta: null,
  ...fields,
});
