import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { whyNotThisWeek } from '@tallrik/domain/venues/hours-form';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { makeChangeVenue, type VenueChangeDeps } from '../../office/venue-changes.ts';
import { replaceHours } from '../../office/write-venue.ts';

export function makeSaveOpeningHours(
  deps: VenueChangeDeps,
): NonNullable<MutationResolvers<StaffContext>['saveOpeningHours']> {
  const change = makeChangeVenue(deps);
  return (_root, { companyId, venueId, version, hours }, context) =>
    change(
      context,
      { action: 'saveOpeningHours', area: 'HOURS', companyId, id: venueId, version },
      async (trx, thing) => {
        const week = hours.map(({ dayOfWeek, start, end }) => ({
          dayOfWeek,
          timeRange: { start, end },
        }));
        const refusal = whyNotThisWeek(week);
        if (refusal) return refusal;
        await replaceHours(trx, thing.venue.companyId, venueId, hours);
        return undefined;
      },
    );
}
