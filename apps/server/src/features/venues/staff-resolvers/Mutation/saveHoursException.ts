import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import { printableLine } from '@tallrik/domain/printable-text';
import { dateAt } from '@tallrik/domain/time/day-of-week';
import { whyNotThisException } from '@tallrik/domain/venues/hours-form';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { makeChangeVenues, type VenueChangeDeps } from '../../office/venue-changes.ts';
import { removeException, writeException } from '../../office/write-venue.ts';

export function makeSaveHoursException(
  deps: VenueChangeDeps,
): NonNullable<MutationResolvers<StaffContext>['saveHoursException']> {
  const changeAll = makeChangeVenues(deps);
  return (_root, { companyId, id, venueIds, exception: given }, context) =>
    changeAll(
      context,
      {
        action: 'saveHoursException',
        companyId,
        venueIds,
        isConcerned: ({ exceptions }) => exceptions.some((known) => known.id === id),
      },
      async (trx, { venue }) => {
        // No longer ticked: kept there, it would close a door that the owner has opened again.
        if (!venueIds.includes(venue.id)) {
          await removeException(trx, venue.companyId, venue.id, id);
          return undefined;
        }
        const now = context.now();
        const name = printableLine(given.name ?? '').trim() || null;
        const exception = { ...given, id, name };
        const refusal = whyNotThisException(exception, dateAt(now, venue.timeZone));
        if (refusal) return refusal;
        const others = venue.exceptions.filter((other) => other.id !== id);
        if (others.length >= OFFICE_LIMITS.exceptionsOfVenue) return { error: 'LIMIT_REACHED' };
        await writeException(trx, venue.companyId, venue.id, exception, now);
        return undefined;
      },
    );
}
