import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { makeChangeVenues, type VenueChangeDeps } from '../../office/venue-changes.ts';
import { removeException } from '../../office/write-venue.ts';

export function makeRemoveHoursException(
  deps: VenueChangeDeps,
): NonNullable<MutationResolvers<StaffContext>['removeHoursException']> {
  const changeAll = makeChangeVenues(deps);
  return (_root, { companyId, id, venueIds }, context) =>
    changeAll(
      context,
      { action: 'removeHoursException', companyId, venueIds },
      async (trx, { venue }) => {
        await removeException(trx, venue.companyId, venue.id, id);
        return undefined;
      },
    );
}
