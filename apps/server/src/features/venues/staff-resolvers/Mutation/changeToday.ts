import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { exceptionOn } from '@tallrik/domain/time/hours-exceptions';
import { closedFromNow, openLonger } from '@tallrik/domain/venues/change-today';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { findOfficeVenues } from '../../office/office-venue.ts';
import { makeChangeVenues, type VenueChangeDeps } from '../../office/venue-changes.ts';
import { writeException } from '../../office/write-venue.ts';

/** Other hours for one day, which end with it (PLACES-15). */
export function makeChangeToday(
  deps: VenueChangeDeps & { newId: () => string },
): NonNullable<MutationResolvers<StaffContext>['changeToday']> {
  const changeAll = makeChangeVenues(deps);
  return (_root, { companyId, venueId, isClosed, openUntil }, context) =>
    changeAll(
      context,
      { action: 'changeToday', companyId, venueIds: [venueId] },
      async (trx, { venue }) => {
        const now = context.now();
        const hours = isClosed
          ? closedFromNow(venue, now)
          : openLonger(venue, now, openUntil ?? '');
        if (hours === null)
          return isClosed ? undefined : { error: 'FIELD_INVALID', field: 'openUntil' };
        const day = hours.day.toString();
        const standing = exceptionOn(venue.exceptions, hours.day);
        const isOfToday = standing?.firstDay === day && standing.lastDay === day;
        const all = await findOfficeVenues(trx, venue.companyId, null);
        const isShared = all.some(
          (other) =>
            other.id !== venue.id && other.venue.exceptions.some(({ id }) => id === standing?.id),
        );
        // One that comes back every year, or counts at other venues too, stays as it was entered.
        const isReused = isOfToday && !standing.isYearly && !isShared;
        const exception = {
          id: isReused ? standing.id : deps.newId(),
          name: (isOfToday && standing.name) || null,
          firstDay: day,
          lastDay: day,
          isYearly: false,
          ranges: hours.ranges,
        };
        await writeException(trx, venue.companyId, venue.id, exception, now);
        return undefined;
      },
    );
}
