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
    publishPaceChange: (venueId: string) => void;
  }): NonNullable<MutationResolvers<StaffContext>['setWaitingTime']> =>
  async (_root, { venueId, minutes: given }, context) => {
    const { staff, venue } = await servedVenue(context, deps.findVenue, venueId);
    const minutes = given ?? null;
    if (minutes !== null && (minutes < 0 || minutes > LONGEST_WAIT_MINUTES)) {
      throw badInput(`A waiting time is 0 to ${LONGEST_WAIT_MINUTES} minutes`);
    }
    const { id: subjectId, companyId } = venue;
    await deps.db.transaction().execute(async (trx) => {
      await setWaitingTime(trx, companyId, venue.id, minutes, context.now());
      const entry = { action: 'setWaitingTime', subjectId, details: { minutes }, companyId };
      await writeAudit(trx, staff, entry, context.now());
    });
    deps.publishPaceChange(venue.id);
    return { success: true, error: null };
  };
