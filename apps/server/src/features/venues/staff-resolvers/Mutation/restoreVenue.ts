import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { fieldsOf } from '../../office/office-venue.ts';
import { makeChangeVenue, type VenueChangeDeps } from '../../office/venue-changes.ts';
import { writeVenue } from '../../office/write-venue.ts';

export function makeRestoreVenue(
  deps: VenueChangeDeps,
): NonNullable<MutationResolvers<StaffContext>['restoreVenue']> {
  const change = makeChangeVenue(deps);
  return (_root, { companyId, id, version }, context) =>
    change(
      context,
      { action: 'restoreVenue', area: 'VENUES', companyId, id, version },
      async (trx, thing) => {
        const fields = { ...fieldsOf(thing), isArchived: false };
        await writeVenue(trx, thing.venue.companyId, id, fields);
        return undefined;
      },
    );
}
