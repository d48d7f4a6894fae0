import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { nextMorning } from '@tallrik/domain/time/next-morning';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import { servedVenue, type FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { notFound } from '../../../../platform/graphql/errors.ts';
import { isSoldBy, markSoldOut } from '../../sold-out.ts';

export const makeSetItemSoldOut =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
    publishStockChange: (venueId: string) => void;
  }): NonNullable<MutationResolvers<StaffContext>['setItemSoldOut']> =>
  async (_root, { venueId, itemId, soldOut, untilTomorrow }, context) => {
    const { staff, venue } = await servedVenue(context, deps.findVenue, venueId);
    const { companyId } = venue;
    if (!(await isSoldBy(deps.db, companyId, itemId))) throw notFound('Item');
    const now = context.now();
    // The server's clock and the venue's wall say when tomorrow is, not the tablet.
    const until = soldOut && untilTomorrow ? nextMorning(now, venue.timeZone) : null;
    await deps.db.transaction().execute(async (trx) => {
      await markSoldOut(trx, companyId, venue.id, itemId, { soldOut, until });
      const details = { venueId, soldOut, ...(until ? { until: until.toString() } : {}) };
      const entry = { action: 'setItemSoldOut', subjectId: itemId, details, companyId };
      await writeAudit(trx, staff, entry, now);
    });
    deps.publishStockChange(venue.id);
    return { success: true, error: null };
  };
