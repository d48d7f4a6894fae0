import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { ETA_STALE_AFTER_MINUTES } from '@tallrik/domain/venues/minimum-wait';
import { isPausedAt } from '@tallrik/domain/venues/open-hours';
import type { Venue } from '@tallrik/domain/venues/venue';
import { servedVenue, type FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { boardOrder, type LoadKitchenMenu } from '../../board-order.ts';
import { findBoardOrders } from '../../find-board-orders.ts';
import { findPrinters } from '../../printing/printer-store.ts';
import { boardPrinter } from '../../printing/staff-printers.ts';

export const makeVenueBoard =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
    loadKitchenMenu: LoadKitchenMenu;
    /** A board looks: the venue's kitchen can see its orders. */
    onBoardSeen: (venue: Venue) => void;
  }): NonNullable<QueryResolvers<StaffContext>['venueBoard']> =>
  async (_root, { venueId }, context) => {
    const { venue } = await servedVenue(context, deps.findVenue, venueId);
    deps.onBoardSeen(venue);
    const now = context.now();
    const today = now.toZonedDateTimeISO(venue.timeZone).startOfDay().toInstant();
    const isPaused = isPausedAt(venue, now);
    const [orders, kitchen, printers, pauseReason] = await Promise.all([
      findBoardOrders(deps.db, venue.companyId, venue.id, { today, now }),
      deps.loadKitchenMenu(venue.companyId, venue.id),
      findPrinters(deps.db, venue.companyId, venue.id),
      isPaused ? findPauseReason(deps.db, venue) : null,
    ]);
    return {
      venue: { id: venue.id, name: venue.name, timeZone: venue.timeZone },
      orders: orders.map((order) => boardOrder(order, { ...kitchen, now })),
      pausedUntil: isPaused ? (venue.pausedUntil ?? null) : null,
      pauseReason,
      waitingMinutes: freshWaitingMinutes(venue, now),
      stations: [...kitchen.stations],
      printers: printers.map((printer) => boardPrinter(printer, now)),
      serverTime: now.toString(),
    };
  };

/** Staff's own words: no part of the venue that guests are told of. */
async function findPauseReason(
  db: Database,
  { id, companyId }: Pick<Venue, 'id' | 'companyId'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('venues')
    .select('pauseReason')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.pauseReason ?? null;
}

function freshWaitingMinutes({ syncedEta }: Venue, now: Temporal.Instant): number | null {
  if (!syncedEta) return null;
  const age = now.since(Temporal.Instant.from(syncedEta.setAt)).total('minutes');
  return age <= ETA_STALE_AFTER_MINUTES ? syncedEta.minutes : null;
}
