import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import { servedVenue, type FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { setPause } from '../../kitchen-pace.ts';

export const makeResumeVenue =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
    publishPaceChange: (venueId: string) => void;
  }): NonNullable<MutationResolvers<StaffContext>['resumeVenue']> =>
  async (_root, { venueId }, context) => {
    const { staff, venue } = await servedVenue(context, deps.findVenue, venueId);
    const { id: subjectId, companyId } = venue;
    await deps.db.transaction().execute(async (trx) => {
      await setPause(trx, companyId, venue.id, null);
      const entry = { action: 'resumeVenue', subjectId, details: {}, companyId };
      await writeAudit(trx, staff, entry, context.now());
    });
    deps.publishPaceChange(venue.id);
    return { success: true, error: null };
  };
