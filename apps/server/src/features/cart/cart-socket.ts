import type { CartEvent, StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import type { CartRefusal } from '@tallrik/domain/cart/refusal-codes';
import type { ServerMessage } from '@tallrik/contract/socket-messages';
import type { SocketHandlers, SocketSession } from '../../platform/socket/socket-session.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { cartTopic, type CartBroadcast } from './cart-broadcast.ts';
import type { CartReader, ReadCartEvents } from './load-cart.ts';
import type { PutCartEvent } from './put-cart-event.ts';
import { tableIdAt } from './table-seat.ts';

export const refusalMessage = (refusal: CartRefusal, eventId: string): ServerMessage => ({
  message: `The event was refused: ${refusal.code}`,
  code: refusal.code,
  eventId,
  ...(refusal.subjectId ? { context: { subjectId: refusal.subjectId } } : {}),
});

const viewerOf = (session: SocketSession): Viewer =>
  session.userId && session.userCompanyId
    ? { kind: 'USER', userId: session.userId, companyId: session.userCompanyId }
    : { kind: 'ANONYMOUS' };

const readerOf = (session: SocketSession): CartReader => ({
  viewer: viewerOf(session),
  tableSeat: session.table,
});

const NOT_YOURS = 'NOT_YOURS';
const NOT_YOUR_CART: ServerMessage = { message: 'This cart is not yours', code: 'FORBIDDEN' };

/** The cart becomes that of somebody else than the one who listens. */
const isOwnedByOther = ({ userId }: SocketSession, event: CartEvent): boolean =>
  event.type === 'UPDATE_USER' && event.userId !== null && event.userId !== userId;

/** Carts over the socket: the same rights and decisions as over HTTP (D-135). */
export function makeCartSocket(deps: {
  putCartEvent: PutCartEvent;
  readCartEvents: ReadCartEvents;
  broadcast: CartBroadcast;
}): Pick<SocketHandlers, 'put-shopping-cart-event' | 'broadcast-venue-shopping-cart'> & {
  listenToCart: (session: SocketSession, cartId: string) => Promise<boolean>;
} {
  const followed = new WeakMap<SocketSession, Set<string>>();

  function follow(session: SocketSession, cartId: string): void {
    const carts = followed.get(session) ?? new Set();
    followed.set(session, carts);
    if (carts.has(cartId)) return;
    carts.add(cartId);
    const sendEvents = (events: StoredCartEvent[]) =>
      session.connection.send({ domain: 'SHOPPING_CART_EVENT', data: { cartId, events } });
    let buffered: StoredCartEvent[] | null = null;
    const stop = deps.broadcast.subscribe(cartTopic(cartId), ({ originId, events }) => {
      if (originId === session.id) return;
      if (buffered) buffered.push(...events);
      else if (!events.some(({ event }) => isOwnedByOther(session, event))) sendEvents(events);
      else {
        buffered = [...events];
        void recheckAccess(buffered);
      }
    });
    session.connection.onEnd(stop);

    /** The key alone opens a cart no longer that has become somebody's: its table may hear on, nobody else (D-58). */
    async function recheckAccess(pendingEvents: StoredCartEvent[]): Promise<void> {
      let checkedCount = 0;
      // Until nothing was said while we asked: the answer then holds for all of it.
      while (pendingEvents.length > checkedCount) {
        checkedCount = pendingEvents.length;
        const events = await deps.readCartEvents(cartId, readerOf(session)).catch(() => NOT_YOURS);
        if (events !== NOT_YOURS) continue;
        stop();
        carts.delete(cartId);
        session.connection.send(NOT_YOUR_CART);
        return;
      }
      buffered = null;
      sendEvents(pendingEvents);
    }
  }

  async function listenToCart(session: SocketSession, cartId: string): Promise<boolean> {
    const events = await deps.readCartEvents(cartId, readerOf(session));
    if (events === NOT_YOURS) {
      session.connection.send(NOT_YOUR_CART);
      return false;
    }
    follow(session, cartId);
    return true;
  }

  return {
    listenToCart,
    'put-shopping-cart-event': async (session, { data: event }) => {
      const tableId = tableIdAt(session.table, event);
      const { rehearsal, id: originId } = session;
      const sender = { viewer: viewerOf(session), tableId, rehearsal, originId };
      const result = await deps.putCartEvent(event, sender);
      if (!result.ok) return session.connection.send(refusalMessage(result.error, event.eventId));
      follow(session, event.cartId);
      const { sequence, event: stored } = result.value;
      session.connection.send({
        domain: 'EVENT_CONFIRMED',
        data: { cartId: event.cartId, eventId: event.eventId, sequence, event: stored },
      });
    },
    'broadcast-venue-shopping-cart': async (session, { data: { cartId } }) => {
      if (!(await listenToCart(session, cartId))) return;
      // Read again after following: an event between the two is then sent twice, never missed.
      const events = await deps.readCartEvents(cartId, readerOf(session));
      if (events === NOT_YOURS) return;
      session.connection.send({ domain: 'SHOPPING_CART_EVENT', data: { cartId, events } });
    },
  };
}
