import type { VenueInput } from '@tallrik/contract/generated/staff-resolvers';
import { defaultTimeZone } from '@tallrik/domain/time/default-time-zone';
import type { Database } from '../../../platform/database/database.ts';
import type { OfficeRefusal } from '../../../platform/office/office-subject.ts';
import { countryOf } from './country-of.ts';
import { venueWith } from './venue-input.ts';
import { insertVenue } from './write-venue.ts';

/** What a new venue sells (D-481): menus are another feature's. */
export type InsertAllDayMenu = (
  trx: Database,
  companyId: string,
  menu: { id: string; venueId: string },
) => Promise<void>;

export type NewVenueDeps = { newId: () => string; insertAllDayMenu: InsertAllDayMenu };

const EMPTY = {
  name: '',
  // Nothing is sold before somebody has looked at it.
  active: false,
  phone: null,
  organizationId: null,
  bookingServiceId: null,
  supportEmail: null,
  minimumPickupWaitTime: null,
  place: { name: null, street: null, zip: null, city: null, lat: null, long: null },
};

/** A venue and the menu for its whole day, or why not. */
export async function insertNewVenue(
  { newId, insertAllDayMenu }: NewVenueDeps,
  trx: Database,
  companyId: string,
  id: string,
  input: VenueInput,
): Promise<OfficeRefusal | undefined> {
  const country = await countryOf(trx, companyId);
  const checked = venueWith({ ...EMPTY, timeZone: defaultTimeZone(country) }, input, country);
  if ('refusal' in checked) return checked.refusal;
  await insertVenue(trx, companyId, id, { ...checked.fields, isArchived: false });
  await insertAllDayMenu(trx, companyId, { id: newId(), venueId: id });
  return undefined;
}
