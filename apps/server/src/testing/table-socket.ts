import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ServerMessage } from '@tallrik/contract/socket-messages';
import { WebSocket } from 'ws';
import type { TestServer } from './test-server.ts';

type Server = Pick<TestServer, 'origin' | 'now' | 'guest'>;

/** A phone on the real socket whose messages a test takes one after the other. */
export async function openSocketPhone(
  server: Server,
  rights: { token?: string; tableToken?: string | null } = {},
) {
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/ws`);
  const received: ServerMessage[] = [];
  const waiting: ((message: ServerMessage) => void)[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    const next = waiting.shift();
    if (next) next(message);
    else received.push(message);
  });
  await once(socket, 'open');
  const send = (action: string, data: object = {}) =>
    socket.send(JSON.stringify(action === 'ping' ? { action } : { action, data }));
  const next = (): Promise<ServerMessage> => {
    const message = received.shift();
    return message ? Promise.resolve(message) : new Promise((resolve) => waiting.push(resolve));
  };
  const { token, tableToken } = rights;
  send('authenticate', { ...(token ? { token } : {}), ...(tableToken ? { tableToken } : {}) });
  return {
    send,
    next,
    /** Everything that was said before the server answered a ping: nothing else is on its way. */
    received: async () => {
      const messages: ServerMessage[] = [];
      send('ping');
      for (;;) {
        const message = await next();
        if ('action' in message) return messages;
        messages.push(message);
      }
    },
    close: () => socket.close(),
  };
}

export type SeenDish = { title: string; quantity: number; amount: number };
export type SeenTableGuest = {
  id: string;
  number: number;
  name: string;
  isMe: boolean;
  isHere: boolean;
  sharesCartOf: string | null;
  dishes: SeenDish[];
  orders: { easyId: string; status: string; dishes: SeenDish[] }[];
  unsentAmount: number;
  sentAmount: number;
};

const SEE = `query See($id: ID!, $qrToken: String!, $guestId: ID!) { Table(id: $id) {
  guests(qrToken: $qrToken, guestId: $guestId) { id number name isMe isHere sharesCartOf unsentAmount sentAmount
    dishes { title quantity amount } orders { easyId status dishes { title quantity amount } } } } }`;

/** A guest at a table: what their phone holds, says and sees. */
export async function joinTable(
  server: Server,
  tableId: string,
  qrToken: string | null,
  own: { name?: string; cartId?: string | null; guestId?: string; token?: string } = {},
) {
  const { name = '', cartId = null, guestId = randomUUID(), token } = own;
  const socket = await openSocketPhone(server, {
    tableToken: qrToken,
    ...(token ? { token } : {}),
  });
  const eventOf = (type: string, more: object = {}) => ({
    type,
    eventId: randomUUID(),
    createdAt: server.now().toString(),
    tableId,
    cartId,
    name,
    guestId,
    ...more,
  });
  const sendEvent = async (type: string, more: object = {}) => {
    const event = eventOf(type, more);
    socket.send('put-social-table-event', event);
    return socket.received();
  };
  return {
    ...socket,
    guestId,
    eventOf,
    sendEvent,
    joined: await sendEvent('GUEST_JOINED'),
    see: async (as = guestId): Promise<SeenTableGuest[] | null> => {
      const answer = await server.guest<{ Table: { guests: SeenTableGuest[] | null } | null }>(
        SEE,
        { id: tableId, qrToken: qrToken ?? '', guestId: as },
      );
      if (!answer.data) throw new Error(JSON.stringify(answer.errors));
      return answer.data.Table?.guests ?? null;
    },
  };
}

export type TableGuestPhone = Awaited<ReturnType<typeof joinTable>>;
