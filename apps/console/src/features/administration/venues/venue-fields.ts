import type { VenueInput } from '../generated/graphql.ts';
import type { OfficeVenue } from './use-office-venues.ts';

/** What the form of a venue holds: every field as it is typed. */
export type VenueFields = {
  name: string;
  phone: string;
  supportEmail: string;
  organizationId: string;
  bookingServiceId: string;
  placeName: string;
  street: string;
  zip: string;
  city: string;
  lat: string;
  long: string;
  timeZone: string;
  minimumPickupWaitTime: string;
};

const typed = (value: string | number | null): string => (value === null ? '' : String(value));

export const fieldsOf = ({ place, ...venue }: OfficeVenue): VenueFields => ({
  name: venue.name,
  phone: typed(venue.phone),
  supportEmail: typed(venue.supportEmail),
  organizationId: typed(venue.organizationId),
  bookingServiceId: typed(venue.bookingServiceId),
  placeName: typed(place.name),
  street: typed(place.street),
  zip: typed(place.zip),
  city: typed(place.city),
  lat: typed(place.lat),
  long: typed(place.long),
  timeZone: venue.timeZone,
  minimumPickupWaitTime: typed(venue.minimumPickupWaitTime),
});

const NUMBERS = ['lat', 'long', 'minimumPickupWaitTime'] as const;

/** The first field that is meant to be a number and is none; the server would not even read it. */
export const notANumber = (fields: Partial<VenueFields>): (typeof NUMBERS)[number] | undefined =>
  NUMBERS.find((name) => {
    const text = fields[name]?.trim().replace(',', '.') ?? '';
    const isWhole = name === 'minimumPickupWaitTime';
    return text !== '' && !(isWhole ? /^\d{1,4}$/ : /^-?\d{1,3}(\.\d{1,15})?$/).test(text);
  });

/** As the server takes them: an empty field empties what stood there. */
export function venueInput(fields: Partial<VenueFields>): VenueInput {
  const texts = Object.entries(fields)
    .filter(([name]) => !NUMBERS.some((number) => number === name))
    .map(([name, text]) => [name, name === 'name' || name === 'timeZone' ? text : text || null]);
  const numbers = NUMBERS.flatMap((name) => {
    const text = fields[name];
    if (text === undefined) return [];
    return [[name, text.trim() === '' ? null : Number(text.trim().replace(',', '.'))]];
  });
  return Object.fromEntries([...texts, ...numbers]);
}
