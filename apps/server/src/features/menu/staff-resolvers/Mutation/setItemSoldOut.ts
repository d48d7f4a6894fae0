import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { nextMorning } from '@tallrik/domain/time/next-morning';
import { parseInstant } from '@tallrik/domain/time/parse-instant';
import { nextOpening } from '@tallrik/domain/venues/next-opening';
import type { Venue } from '@tallrik/domain/venues/venue';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import { servedVenue, type FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput, notFound } from '../../../../platform/graphql/errors.ts';
import { isSoldBy, markSoldOut } from '../../sold-out.ts';

export const makeSetItemSoldOut =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
    publishStockChange: (venueId: string) => void;
  }): NonNullable<MutationResolvers<StaffContext>['setItemSoldOut']> =>
  async (_root, { venueId, itemId, soldOut, ...given }, context) => {
    const { staff, venue } = await servedVenue(context, deps.findVenue, venueId);
    const { companyId } = venue;
    if (!(await isSoldBy(deps.db, companyId, itemId))) throw notFound('Item');
    const now = context.now();
    const until = soldOut ? whenBack(given, venue, now) : null;
    await deps.db.transaction().execute(async (trx) => {
      await markSoldOut(trx, companyId, venue.id, itemId, { soldOut, until });
      const details = { venueId, soldOut, ...(until ? { until: until.toString() } : {}) };
      const entry = { action: 'setItemSoldOut', subjectId: itemId, details, companyId };
      await writeAudit(trx, staff, entry, now);
    });
    deps.publishStockChange(venue.id);
    return { success: true, error: null };
  };

const LONGEST_DAYS = 366;

/** The server's clock and the venue's wall say when tomorrow or the next opening is, not the tablet. */
function whenBack(
  given: {
    untilTomorrow?: boolean | null | undefined;
    untilOpening?: boolean | null | undefined;
    until?: string | null | undefined;
  },
  venue: Venue,
  now: Temporal.Instant,
): Temporal.Instant | null {
  if (given.untilOpening) return nextOpening(venue, now);
  if (given.untilTomorrow) return nextMorning(now, venue.timeZone);
  if (given.until == null) return null;
  const until = parseInstant(given.until);
  const hours = until?.since(now).total('hours') ?? 0;
  if (until === null || hours <= 0 || hours > 24 * LONGEST_DAYS)
    throw badInput('It is back later than now, and within a year');
  return until;
}
