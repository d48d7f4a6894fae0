import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { fieldsOf } from '../../office/office-venue.ts';
import { makeChangeVenue, type VenueChangeDeps } from '../../office/venue-changes.ts';
import { isVenueInUse } from '../../office/venue-in-use.ts';
import { writeVenue } from '../../office/write-venue.ts';

export function makeArchiveVenue(
  deps: VenueChangeDeps,
): NonNullable<MutationResolvers<StaffContext>['archiveVenue']> {
  const change = makeChangeVenue(deps);
  return (_root, { companyId, id, version }, context) =>
    change(
      context,
      { action: 'archiveVenue', area: 'VENUES', companyId, id, version },
      async (trx, thing) => {
        const { companyId: owner } = thing.venue;
        if (await isVenueInUse(trx, owner, id)) return { error: 'VENUE_IN_USE' };
        const fields = { ...fieldsOf(thing), active: false, isArchived: true };
        await writeVenue(trx, owner, id, fields);
        return undefined;
      },
    );
}
