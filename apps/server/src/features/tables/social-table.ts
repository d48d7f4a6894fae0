import type { SocialTableEvent } from '@tallrik/contract/social-table-event';
import type { Database } from '../../platform/database/database.ts';
import type { FanOut } from '../../platform/events/fan-out.ts';
import type { SocketHandlers, SocketSession } from '../../platform/socket/socket-session.ts';
import { findSocialEvents, insertSocialEvent } from './social-table-store.ts';
import type { Seat, SeatOf } from './table-tokens.ts';

export type SocialTableNews = FanOut<SocialTableEvent>;

const tableTopic = (tableId: string): string => `table:${tableId}`;

type Deps = {
  db: Database;
  seatOf: SeatOf;
  news: SocialTableNews;
  now: () => Temporal.Instant;
};

/**
 * What the guests of one table tell each other (D-102). Only holders of that table's token speak and hear; events
 * carry no prices and change no cart.
 */
export function makeSocialTable(
  deps: Deps,
): Pick<SocketHandlers, 'put-social-table-event' | 'broadcast-venue-social-table'> {
  const followed = new WeakMap<SocketSession, Set<string>>();

  async function seatAt(session: SocketSession, tableId: string): Promise<Seat | null> {
    const seat = await deps.seatOf(session.tableToken);
    if (seat?.tableId === tableId) return seat;
    session.connection.send({ message: 'This is not your table', code: 'FORBIDDEN' });
    return null;
  }

  function follow(session: SocketSession, { tableId, until }: Seat): void {
    const tables = followed.get(session) ?? new Set();
    followed.set(session, tables);
    if (tables.has(tableId)) return;
    tables.add(tableId);
    const stop = deps.news.subscribe(tableTopic(tableId), (data) => {
      // A connection outlives the token it came with: whoever sat here at noon must not hear the evening.
      if (Temporal.Instant.compare(deps.now(), until) >= 0) return;
      session.connection.send({ domain: 'SOCIAL_TABLE_EVENT', data });
    });
    session.connection.onEnd(stop);
  }

  return {
    'put-social-table-event': async (session, { data: event }) => {
      const seat = await seatAt(session, event.tableId);
      if (!seat) return;
      follow(session, seat);
      // The sender hears it too: that is how a phone knows that it got through.
      if (await insertSocialEvent(deps.db, seat.companyId, event, deps.now()))
        deps.news.publish(tableTopic(event.tableId), event);
      else session.connection.send({ domain: 'SOCIAL_TABLE_EVENT', data: event });
    },
    'broadcast-venue-social-table': async (session, { data: { tableId } }) => {
      const seat = await seatAt(session, tableId);
      if (!seat) return;
      // Followed before it is read: an event between the two is then sent twice, never missed.
      follow(session, seat);
      const events = await findSocialEvents(deps.db, seat.companyId, tableId, deps.now());
      for (const data of events) session.connection.send({ domain: 'SOCIAL_TABLE_EVENT', data });
    },
  };
}
