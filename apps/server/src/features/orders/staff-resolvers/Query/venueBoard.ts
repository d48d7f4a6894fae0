import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { ETA_STALE_AFTER_MINUTES } from '@tallrik/domain/venues/minimum-wait';
import type { Venue } from '@tallrik/domain/venues/venue';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { boardOrder } from '../../board-order.ts';
import { findBoardOrders } from '../../order-store.ts';
import { servedVenue, type FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';

export const makeVenueBoard =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
    pausedUntil: (companyId: string, venueId: string) => Promise<Temporal.Instant | null>;
  }): NonNullable<QueryResolvers<StaffContext>['venueBoard']> =>
  async (_root, { venueId }, context) => {
    const { venue } = await servedVenue(context, deps.findVenue, venueId);
    const now = context.now();
    const today = now.toZonedDateTimeISO(venue.timeZone).startOfDay().toInstant();
    const [orders, pausedUntil] = await Promise.all([
      findBoardOrders(deps.db, venue.companyId, venue.id, today),
      deps.pausedUntil(venue.companyId, venue.id),
    ]);
    return {
      venue: { id: venue.id, name: venue.name, timeZone: venue.timeZone },
      orders: orders.map(boardOrder),
      pausedUntil: pausedUntil?.toString() ?? null,
      waitingMinutes: freshWaitingMinutes(venue, now),
      serverTime: now.toString(),
    };
  };

function freshWaitingMinutes({ syncedEta }: Venue, now: Temporal.Instant): number | null {
  if (!syncedEta) return null;
  const age = now.since(Temporal.Instant.from(syncedEta.setAt)).total('minutes');
  return age <= ETA_STALE_AFTER_MINUTES ? syncedEta.minutes : null;
}
