import { checkEmail } from '../accounts/checks.ts';
import { checkPhone } from '../accounts/phone.ts';
import { printableLine } from '../printable-text.ts';
import type { Venue, VenueLocation } from './venue.ts';

/** What the office changes of a venue, hours aside. */
export type VenueFields = Pick<
  Venue,
  | 'name'
  | 'active'
  | 'phone'
  | 'organizationId'
  | 'bookingServiceId'
  | 'supportEmail'
  | 'minimumPickupWaitTime'
  | 'timeZone'
> & { place: Omit<VenueLocation, 'id'> };

const NAME_MAX_LENGTH = 100;
const TEXT_MAX_LENGTH = 100;
const LONGEST_WAIT_MINUTES = 240;

type Checked = { ok: true; value: VenueFields } | { ok: false; field: string };

/** A venue as it is stored, or the first field that is wrong (PLACES-02 to PLACES-05, PLACES-18). */
export function checkVenue(given: VenueFields): Checked {
  const wrong = (field: string): Checked => ({ ok: false, field });
  const name = printableLine(given.name).trim();
  if (name === '' || name.length > NAME_MAX_LENGTH) return wrong('name');
  const phone = given.phone?.trim() ? checkPhone(given.phone) : null;
  if (phone && !phone.ok) return wrong('phone');
  const email = given.supportEmail?.trim() ? checkEmail(given.supportEmail) : null;
  if (email && !email.ok) return wrong('supportEmail');
  const wait = given.minimumPickupWaitTime;
  if (wait !== null && (wait < 0 || wait > LONGEST_WAIT_MINUTES))
    return wrong('minimumPickupWaitTime');
  if (!isTimeZone(given.timeZone)) return wrong('timeZone');
  const { lat, long } = given.place;
  if (!isWithin(lat, 90)) return wrong('lat');
  if (!isWithin(long, 180)) return wrong('long');
  const texts = {
    organizationId: line(given.organizationId),
    bookingServiceId: line(given.bookingServiceId),
  };
  const place = {
    name: line(given.place.name),
    street: line(given.place.street),
    zip: line(given.place.zip),
    city: line(given.place.city),
  };
  const long100 = Object.entries({ ...texts, placeName: place.name, ...place }).find(
    ([, text]) => (text ?? '').length > TEXT_MAX_LENGTH,
  );
  if (long100) return wrong(long100[0]);
  return {
    ok: true,
    value: {
      ...given,
      ...texts,
      name,
      phone: phone?.value ?? null,
      supportEmail: email?.value ?? null,
      place: { ...place, lat, long },
    },
  };
}

/** What a venue lacks that guests must not find without: where to go, and whose receipt it is (SETUP-21). */
export const missingToShow = ({ place, organizationId }: VenueFields): string | null => {
  if (!place.street) return 'street';
  if (!place.city) return 'city';
  return organizationId ? null : 'organizationId';
};

const line = (text: string | null): string | null => printableLine(text ?? '').trim() || null;

const isWithin = (degrees: number | null, most: number): boolean =>
  degrees === null || (Number.isFinite(degrees) && Math.abs(degrees) <= most);

export function isTimeZone(text: string): boolean {
  // An offset such as +02:00 is a zone to Temporal, but knows nothing of summer.
  if (text.length > TEXT_MAX_LENGTH || !/^[A-Z][A-Za-z]+\/[A-Za-z_/+-]+$/.test(text)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text);
    return true;
  } catch {
    return false;
  }
}
