import type { FanOut } from '../../platform/events/fan-out.ts';
import type { SocketHandlers } from '../../platform/socket/socket-server.ts';
import type { StaffViewer } from '../../platform/graphql/context.ts';
import type { FindVenueForStaff } from '../../platform/auth/serve-venue.ts';

/** Something about an order of this venue has changed; the board reads it anew. */
export type OrderNews = { venueId: string; orderId: string; version: number };

export const venueTopic = (venueId: string): string => `venue:${venueId}`;

/** A board that watches its venue. The token is a staff token and says for itself (D-115). */
export const makeWatchVenueOrders =
  (deps: {
    news: FanOut<OrderNews>;
    readStaffToken: (token: string) => Promise<StaffViewer | null>;
    findVenue: FindVenueForStaff;
  }): SocketHandlers['watch-venue-orders'] =>
  async ({ connection }, { data: { token, venueId } }) => {
    const staff = await deps.readStaffToken(token);
    if (!staff)
      return connection.send({ message: 'Sign in to watch orders', code: 'UNAUTHENTICATED' });
    const venue = await deps.findVenue(staff, venueId);
    if (!venue || venue === 'NOT_YOURS') {
      return connection.send({ message: 'This venue is not yours', code: 'FORBIDDEN' });
    }
    const stop = deps.news.subscribe(venueTopic(venue.id), (data) =>
      connection.send({ domain: 'VENUE_ORDERS_CHANGED', data }),
    );
    connection.onEnd(stop);
  };
