import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import { servedVenue, type FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import { setWaitingTime } from '../../kitchen-pace.ts';

const LONGEST_WAIT_MINUTES = 240;

export const makeSetWaitingTime =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
  }): NonNullable<MutationResolvers<StaffContext>['setWaitingTime']> =>
  async (_root, { venueId, minutes }, context) => {
    const { staff, venue } = await servedVenue(context, deps.findVenue, venueId);
    if (minutes != null && (minutes < 0 || minutes > LONGEST_WAIT_MINUTES)) {
      throw badInput(`A waiting time is 0 to ${LONGEST_WAIT_MINUTES} minutes`);
    }
    await setWaitingTime(deps.db, venue.companyId, venue.id, minutes ?? null, context.now());
    await writeAudit(
      deps.db,
      staff,
      { action: 'setWaitingTime', subjectId: venue.id, details: { minutes: minutes ?? null } },
      context.now(),
    );
    return { success: true, error: null };
  };
