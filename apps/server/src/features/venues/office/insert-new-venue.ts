import type { VenueInput } from '@tallrik/contract/generated/staff-resolvers';
import { defaultTimeZone } from '@tallrik/domain/time/default-time-zone';
import type { Database } from '../../../platform/database/database.ts';
import type { OfficeRefusal } from '../../../platform/office/office-subject.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import { countryOf } from './country-of.ts';
import { exceptionsOf, findOfficeVenues, weekOf } from './office-venue.ts';
import { venueWith } from './venue-input.ts';
import { insertVenue, replaceExceptions, replaceHours } from './write-venue.ts';

/** What a new venue sells (D-481): menus are another feature's. */
export type InsertAllDayMenu = (
  trx: Database,
  companyId: string,
  menu: { id: string; venueId: string },
) => Promise<void>;

/** What another feature has at a venue, at a second one. */
export type CopyToVenue = (
  trx: Database,
  companyId: string,
  venues: { from: string; to: string },
  newId: () => string,
) => Promise<void>;

export type NewVenueDeps = {
  newId: () => string;
  insertAllDayMenu: InsertAllDayMenu;
  copyMenus: CopyToVenue;
  copyTables: CopyToVenue;
};

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

/** A venue that begins as another one is: hours, menus, tables as numbers, the wait. Still switched off (PLACES-06). */
export async function insertCopiedVenue(
  { newId, copyMenus, copyTables }: NewVenueDeps,
  trx: Database,
  companyId: string,
  given: { id: string; from: string; input: VenueInput },
): Promise<OfficeRefusal | undefined> {
  const { id, from, input } = given;
  const [original] = await findOfficeVenues(trx, companyId, [from]);
  if (!original) throw notFound('Venue');
  const { venue } = original;
  const { timeZone, minimumPickupWaitTime } = venue;
  const country = await countryOf(trx, companyId);
  const checked = venueWith({ ...EMPTY, timeZone, minimumPickupWaitTime }, input, country);
  if ('refusal' in checked) return checked.refusal;
  await insertVenue(trx, companyId, id, { ...checked.fields, active: false, isArchived: false });
  await replaceHours(trx, companyId, id, weekOf(venue));
  // Under the ids they have there: one holiday of two venues is changed for both (D-600).
  await replaceExceptions(trx, companyId, id, exceptionsOf(venue));
  await copyMenus(trx, companyId, { from, to: id }, newId);
  await copyTables(trx, companyId, { from, to: id }, newId);
  return undefined;
}
