import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { venueSubject } from '../../office/office-venue.ts';
import { venueAnswer, type VenueChangeDeps } from '../../office/venue-changes.ts';
import {
  insertCopiedVenue,
  insertNewVenue,
  type NewVenueDeps,
} from '../../office/insert-new-venue.ts';

export const makeCreateVenue =
  (
    deps: VenueChangeDeps & NewVenueDeps,
  ): NonNullable<MutationResolvers<StaffContext>['createVenue']> =>
  async (_root, { companyId, id, venue, fromVenueId }, context) =>
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
          if (fromVenueId == null) return insertNewVenue(deps, trx, caller.companyId, id, venue);
          const given = { id, from: fromVenueId, input: venue };
          return insertCopiedVenue(deps, trx, caller.companyId, given);
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
