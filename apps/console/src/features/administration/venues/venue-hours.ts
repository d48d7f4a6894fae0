import type { OfficeVenue } from './use-office-venues.ts';

/** A venue's hours as the time engine takes them. */
export const venueHours = ({ timeZone, exceptions, hours }: OfficeVenue) => ({
  timeZone,
  exceptions,
  availabilities: hours.map(({ dayOfWeek, start, end }, place) => ({
    id: String(place),
    dayOfWeek,
    timeRange: { id: String(place), start, end },
  })),
});
