import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { LARGEST_STOCK_COUNT } from '@tallrik/domain/menu/stock';
import { nextOpening } from '@tallrik/domain/venues/next-opening';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import { servedVenue, type FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput, notFound } from '../../../../platform/graphql/errors.ts';
import { isSoldBy, setStockCount } from '../../sold-out.ts';

export const makeSetStockCount =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
    publishStockChange: (venueId: string) => void;
  }): NonNullable<MutationResolvers<StaffContext>['setStockCount']> =>
  async (_root, { venueId, itemId, count: given, refillTo: filled }, context) => {
    const { staff, venue } = await servedVenue(context, deps.findVenue, venueId);
    const { companyId } = venue;
    const count = given ?? null;
    // What is not counted is not filled up either.
    const refillTo = count === null ? null : filled;
    for (const number of [count, refillTo ?? null])
      if (number !== null && (number < 0 || number > LARGEST_STOCK_COUNT))
        throw badInput(`A count is 0 to ${LARGEST_STOCK_COUNT}`);
    if (!(await isSoldBy(deps.db, companyId, itemId))) throw notFound('Item');
    await deps.db.transaction().execute(async (trx) => {
      const at = nextOpening(venue, context.now());
      const refill = refillTo == null ? refillTo : { to: refillTo, at };
      await setStockCount(trx, companyId, venue.id, itemId, count, refill);
      const details = { venueId, count, ...(refillTo === undefined ? {} : { refillTo }) };
      const entry = { action: 'setStockCount', subjectId: itemId, details, companyId };
      await writeAudit(trx, staff, entry, context.now());
    });
    deps.publishStockChange(venue.id);
    return { success: true, error: null };
  };
