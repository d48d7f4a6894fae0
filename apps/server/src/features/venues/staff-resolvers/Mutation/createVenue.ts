import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import { defaultTimeZone } from '@tallrik/domain/time/default-time-zone';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { venueSubject } from '../../office/office-venue.ts';
import { venueAnswer, type VenueChangeDeps } from '../../office/venue-changes.ts';
import { venueWith } from '../../office/venue-input.ts';
import { insertVenue } from '../../office/write-venue.ts';

/** What a new venue sells (D-481): menus are another feature's. */
export type InsertAllDayMenu = (
  trx: Database,
  companyId: string,
  menu: { id: string; venueId: string },
) => Promise<void>;

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

export const makeCreateVenue =
  (
    deps: VenueChangeDeps & { newId: () => string; insertAllDayMenu: InsertAllDayMenu },
  ): NonNullable<MutationResolvers<StaffContext>['createVenue']> =>
  async (_root, { companyId, id, venue }, context) =>
    venueAnswer(
      await deps.office.create(
        context,
        venueSubject,
        {
          action: 'createVenue',
          area: 'VENUES',
          companyId,
          id,
          limit: { most: OFFICE_LIMITS.venues, count: countVenues },
        },
        async (trx, caller) => {
          const timeZone = defaultTimeZone(await countryOf(trx, caller.companyId));
          const checked = venueWith({ ...EMPTY, timeZone }, venue);
          if ('refusal' in checked) return checked.refusal;
          await insertVenue(trx, caller.companyId, id, { ...checked.fields, isArchived: false });
          await deps.insertAllDayMenu(trx, caller.companyId, { id: deps.newId(), venueId: id });
          return undefined;
        },
      ),
      context.now(),
    );

async function countVenues(trx: Database, companyId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('venues')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('companyId', '=', companyId)
    .where('deleted', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countryOf(trx: Database, companyId: string): Promise<string> {
  const row = await trx
    .selectFrom('companies')
    .select('country')
    .where('id', '=', companyId)
    .executeTakeFirst();
  return row?.country ?? '';
}
