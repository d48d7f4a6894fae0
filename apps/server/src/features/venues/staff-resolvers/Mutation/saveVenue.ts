import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { missingToShow } from '@tallrik/domain/venues/venue-form';
import { countryOf } from '../../office/country-of.ts';
import { fieldsOf } from '../../office/office-venue.ts';
import { makeChangeVenue, type VenueChangeDeps } from '../../office/venue-changes.ts';
import { hasClosedDay } from '../../office/has-closed-day.ts';
import { venueWith } from '../../office/venue-input.ts';
import { writeVenue } from '../../office/write-venue.ts';

export function makeSaveVenue(
  deps: VenueChangeDeps,
): NonNullable<MutationResolvers<StaffContext>['saveVenue']> {
  const change = makeChangeVenue(deps);
  return (_root, { companyId, id, version, venue }, context) =>
    change(
      context,
      { action: 'saveVenue', area: 'VENUES', companyId, id, version },
      async (trx, thing) => {
        const country = await countryOf(trx, thing.venue.companyId);
        const checked = venueWith(fieldsOf(thing), venue, country);
        if ('refusal' in checked) return checked.refusal;
        const { fields } = checked;
        const missing = fields.active && !thing.venue.active ? missingToShow(fields) : null;
        if (missing !== null) return { error: 'VENUE_INCOMPLETE', field: missing };
        const isMoved = fields.timeZone !== thing.venue.timeZone;
        if (isMoved && (await hasClosedDay(trx, thing.venue.companyId, id)))
          return { error: 'TIME_ZONE_KEPT', field: 'timeZone' };
        const isArchived = thing.venue.deleted;
        await writeVenue(trx, thing.venue.companyId, id, { ...fields, isArchived });
        return undefined;
      },
    );
}
