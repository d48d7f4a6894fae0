import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { printableLine } from '@tallrik/domain/printable-text';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import { servedVenue, type FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import { setPause } from '../../kitchen-pace.ts';

/** Longer is not a pause: the opening hours say that. */
const LONGEST_PAUSE_HOURS = 7 * 24;
const LONGEST_REASON = 200;

export const makePauseVenue =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
    publishPaceChange: (venueId: string) => void;
  }): NonNullable<MutationResolvers<StaffContext>['pauseVenue']> =>
  async (_root, args, context) => {
    const { staff, venue } = await servedVenue(context, deps.findVenue, args.venueId);
    const now = context.now();
    const until = readUntil(args.until, now);
    const reason = printableLine(args.reason ?? '').trim() || null;
    if ((reason?.length ?? 0) > LONGEST_REASON)
      throw badInput(`A reason has at most ${LONGEST_REASON} characters`);
    const { id: subjectId, companyId } = venue;
    await deps.db.transaction().execute(async (trx) => {
      await setPause(trx, companyId, venue.id, { until, reason });
      const details = { until: until.toString(), ...(reason === null ? {} : { reason }) };
      await writeAudit(trx, staff, { action: 'pauseVenue', subjectId, details, companyId }, now);
    });
    deps.publishPaceChange(venue.id);
    return { success: true, error: null };
  };

function readUntil(text: string, now: Temporal.Instant): Temporal.Instant {
  let until: Temporal.Instant;
  try {
    until = Temporal.Instant.from(text);
  } catch {
    throw badInput('A pause ends at an instant such as 2026-03-29T10:15:00Z');
  }
  const hours = until.since(now).total('hours');
  if (hours <= 0 || hours > LONGEST_PAUSE_HOURS)
    throw badInput('A pause ends later than now and within a week');
  return until;
}
