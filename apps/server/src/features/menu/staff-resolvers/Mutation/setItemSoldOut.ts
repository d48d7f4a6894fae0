import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
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
  }): NonNullable<MutationResolvers<StaffContext>['setItemSoldOut']> =>
  async (_root, { venueId, itemId, soldOut }, context) => {
    const { staff, venue } = await servedVenue(context, deps.findVenue, venueId);
    if (!(await isSoldBy(deps.db, venue.companyId, itemId))) throw notFound('Item');
    await markSoldOut(deps.db, venue.companyId, venue.id, itemId, soldOut);
    await writeAudit(
      deps.db,
      staff,
      { action: 'setItemSoldOut', subjectId: itemId, details: { venueId, soldOut } },
      context.now(),
    );
    return { success: true, error: null };
  };
