import type { SocialTableEvent } from '@tallrik/contract/social-table-event';
import { SOCIAL_TABLE_EVENTS_PER_MINUTE } from '@tallrik/domain/tables/social-table-event';
import type { Database } from '../../../platform/database/database.ts';
import type { SocketHandlers, SocketSession } from '../../../platform/socket/socket-session.ts';
import type { TableSeat, ResolveTableToken } from '../table-tokens.ts';
import type { Joined, JoinRefusal, JoinTable } from './join-table.ts';
import { findGuests } from './table-guest-store.ts';
import type { TableWatch } from './table-watch.ts';

type Deps = {
  db: Database;
  resolveTableToken: ResolveTableToken;
  joinTable: JoinTable;
  watch: TableWatch;
  now: () => Temporal.Instant;
};

type Sat = TableSeat & { sittingId: string };
type Following = { sat: Sat; stop: () => void };

const REFUSALS: Record<JoinRefusal, { message: string; code: string }> = {
  OTHER_SITTING: { message: 'Scan the code on the table again', code: 'FORBIDDEN' },
  NOT_YOUR_CART: { message: 'This cart is not yours', code: 'FORBIDDEN' },
  TABLE_FULL: { message: 'Nobody else fits at this table', code: 'FORBIDDEN' },
};

/**
 * What the guests of one table tell each other (D-102, D-206). Only who holds that table's token and shows themselves
 * hears of the others; events carry no prices, no key to a cart, and change none.
 */
export function makeSocialTable(
  deps: Deps,
): Pick<SocketHandlers, 'put-social-table-event' | 'broadcast-venue-social-table'> {
  const following = new WeakMap<SocketSession, Following>();
  const ending = new WeakSet<SocketSession>();
  const mayPublish = makeEventLimit(deps.now);

  async function tableSeatOf(session: SocketSession, tableId: string): Promise<TableSeat | null> {
    const tableSeat = await deps.resolveTableToken(session.tableToken);
    return tableSeat?.tableId === tableId ? tableSeat : null;
  }

  async function follow(session: SocketSession, sat: Sat): Promise<void> {
    if (following.get(session)?.sat.sittingId === sat.sittingId) return;
    unfollow(session);
    const stop = await deps.watch.follow(sat, (data) => {
      // A connection outlives the token it came with: whoever sat here at noon must not hear the evening.
      const isOver = Temporal.Instant.compare(deps.now(), sat.until) >= 0;
      if (isOver || session.table?.tableId !== sat.tableId) return;
      session.connection.send({ domain: 'SOCIAL_TABLE_EVENT', data });
    });
    following.set(session, { sat, stop });
    // Once: whoever hides and shows themselves again and again would be cut off for listening to too much.
    if (ending.has(session)) return;
    ending.add(session);
    session.connection.onEnd(() => unfollow(session));
  }

  function unfollow(session: SocketSession): void {
    following.get(session)?.stop();
    following.delete(session);
  }

  /** To the sender alone: the phone knows that it got through. */
  function confirm(session: SocketSession, event: SocialTableEvent, { guest }: Joined): void {
    const { type, eventId, createdAt, tableId } = event;
    const data = { type, eventId, createdAt, tableId, cartId: guest.id, name: guest.name };
    session.connection.send({ domain: 'SOCIAL_TABLE_EVENT', data });
  }

  return {
    'put-social-table-event': async (session, { data: event }) => {
      const { eventId } = event;
      const refuse = (refusal: { message: string; code: string }) =>
        session.connection.send({ ...refusal, eventId });
      if (!mayPublish(session))
        return refuse({ message: 'Too many events in a minute', code: 'RATE_LIMITED' });
      const tableSeat = await tableSeatOf(session, event.tableId);
      if (!tableSeat) return refuse({ message: 'This is not your table', code: 'FORBIDDEN' });
      const joined = await deps.joinTable(tableSeat, event, session.userId);
      if (!joined.ok) {
        unfollow(session);
        return refuse(REFUSALS[joined.error]);
      }
      const { sittingId, guest, hasChanged } = joined.value;
      const sat = { ...tableSeat, sittingId };
      // Whoever is not seen sees nobody.
      if (guest.hasLeft) unfollow(session);
      else await follow(session, sat);
      if (hasChanged) deps.watch.publish(sat, event.type, guest);
      confirm(session, event, joined.value);
    },
    'broadcast-venue-social-table': async (session, { data: { tableId } }) => {
      const sat = following.get(session)?.sat;
      const tableSeat = await tableSeatOf(session, tableId);
      if (!tableSeat || sat?.tableId !== tableId)
        return session.connection.send({ message: 'This is not your table', code: 'FORBIDDEN' });
      const guests = await findGuests(deps.db, sat.companyId, sat.sittingId);
      for (const { id, name, hasLeft, seenAt } of guests) {
        if (hasLeft) continue;
        const createdAt = seenAt.toString();
        const joined = { type: 'GUEST_JOINED', eventId: id, createdAt, tableId, cartId: id, name };
        session.connection.send({
          domain: 'SOCIAL_TABLE_EVENT',
          data: { ...joined, type: 'GUEST_JOINED' },
        });
      }
    },
  };
}

/** Each connection by itself; how many somebody may open is limited where they connect. */
function makeEventLimit(now: () => Temporal.Instant): (session: SocketSession) => boolean {
  const counts = new WeakMap<SocketSession, { minute: number; count: number }>();
  return (session) => {
    const minute = Math.floor(now().epochMilliseconds / 60_000);
    const before = counts.get(session);
    const count = before?.minute === minute ? before.count + 1 : 1;
    counts.set(session, { minute, count });
    return count <= SOCIAL_TABLE_EVENTS_PER_MINUTE;
  };
}
