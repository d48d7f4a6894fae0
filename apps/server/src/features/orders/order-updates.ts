import type { FindVenueForStaff } from '../../platform/auth/serve-venue.ts';
import type { FanOut } from '../../platform/events/fan-out.ts';
import type { StaffViewer } from '../../platform/graphql/context.ts';
import { CLOSE } from '../../platform/socket/connection.ts';
import type { SocketHandlers, SocketSession } from '../../platform/socket/socket-session.ts';

/** Something about an order of this venue has changed; the board reads it anew. */
export type OrderUpdate = { venueId: string; orderId: string; version: number };
/** The venue's stock, pause or waiting time, or what its printers say of themselves has changed. */
export type VenueUpdate = { venueId: string; what: 'STOCK' | 'PACE' | 'PRINTERS' };
export type BoardUpdate = OrderUpdate | VenueUpdate;

export const venueTopic = (venueId: string): string => `venue:${venueId}`;

/** A board that watches its venue. The token is a staff token and says for itself (D-115). */
export function makeWatchVenueOrders(deps: {
  updates: FanOut<BoardUpdate>;
  readStaffToken: (token: string) => Promise<StaffViewer | null>;
  findVenue: FindVenueForStaff;
  /** A board looks at this venue from now on; returns the function that says it has gone. */
  onBoardWatching: (venue: { id: string; companyId: string }) => () => void;
  /** Calls when this session has ended, or all of this person's; returns the function that stops listening. */
  onStaffSignedOut: (staff: StaffViewer, signedOut: () => void) => () => void;
}): SocketHandlers['watch-venue-orders'] {
  // Asked for again, a venue is not told twice of everything.
  const watched = new WeakMap<SocketSession, Set<string>>();

  return async (session, { data: { token, venueId } }) => {
    const { connection } = session;
    const staff = await deps.readStaffToken(token);
    if (!staff)
      return connection.send({ message: 'Sign in to watch orders', code: 'UNAUTHENTICATED' });
    const venue = await deps.findVenue(staff, venueId);
    if (!venue || venue === 'NOT_YOURS') {
      return connection.send({ message: 'This venue is not yours', code: 'FORBIDDEN' });
    }
    const venues = watched.get(session) ?? new Set();
    watched.set(session, venues);
    if (venues.has(venue.id)) return;
    venues.add(venue.id);
    connection.onEnd(deps.onBoardWatching(venue));
    connection.onEnd(
      deps.updates.subscribe(venueTopic(venue.id), (data) =>
        connection.send(
          'orderId' in data
            ? { domain: 'VENUE_ORDERS_CHANGED', data }
            : { domain: 'VENUE_CHANGED', data },
        ),
      ),
    );
    // Who was let go this minute must not hear of the next order.
    connection.onEnd(
      deps.onStaffSignedOut(staff, () => connection.close(CLOSE.POLICY_VIOLATION, 'signed out')),
    );
  };
}
