import { describe, expect, it } from 'vitest';
import { parseServerMessage, type ServerMessage } from './server-messages.ts';
import {
  MAX_CLIENT_MESSAGE_LENGTH,
  parseClientMessage,
  type ClientMessage,
} from './socket-messages.ts';
import { cartEventExamples } from './testing/cart-event-examples.ts';

const event = cartEventExamples.ADD_ITEM;
const cartId = event.cartId;
const tableId = '6f1d1c57-1f2b-4f5e-9a55-0d9d6a1f0005';
const socialEvent = {
  type: 'GUEST_JOINED',
  eventId: event.eventId,
  createdAt: event.createdAt,
  tableId,
  cartId,
  name: 'Anna',
} as const;

const clientMessages: {
  [Action in ClientMessage['action']]: Extract<ClientMessage, { action: Action }>;
} = {
  ping: { action: 'ping' },
  authenticate: { action: 'authenticate', data: { token: 'a.b.c', cartId, tableToken: 'd.e.f' } },
  'put-shopping-cart-event': {
    action: 'put-shopping-cart-event',
    data: cartEventExamples.CREATE_CART,
  },
  'put-social-table-event': { action: 'put-social-table-event', data: socialEvent },
  'broadcast-venue-social-table': { action: 'broadcast-venue-social-table', data: { tableId } },
  'broadcast-venue-shopping-cart': { action: 'broadcast-venue-shopping-cart', data: { cartId } },
  'watch-venue-orders': {
    action: 'watch-venue-orders',
    data: { token: 'a.b.c', venueId: event.venueId },
  },
};

describe('messages from a client', () => {
  it.each(Object.values(clientMessages))(
    '[SOCKET-02] [SOCKET-04] [SOCKET-05] [SOCKET-06] [SOCKET-07] [D-135] $action is understood',
    (message) => {
      expect(parseClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
    },
  );

  it.each([
    ['no JSON', 'hello', 'message: not JSON'],
    ['nothing', '', 'message: not JSON'],
    ['an unknown action', '{"action":"drop-tables","data":{}}', 'action: invalid_union'],
    ['no object', '[]', 'message: invalid_type'],
    ['null', 'null', 'message: invalid_type'],
    [
      'a field nobody knows',
      JSON.stringify({ ...clientMessages.ping, extra: 1 }),
      'message: unknown extra',
    ],
    [
      'too much',
      JSON.stringify({ action: 'ping', data: 'x'.repeat(MAX_CLIENT_MESSAGE_LENGTH) }),
      'message: too large',
    ],
  ])('[SOCKET-10] %s is answered with an error message', (_what, text, message) => {
    expect(parseClientMessage(text)).toEqual({
      ok: false,
      error: { message, code: 'BAD_USER_INPUT' },
    });
  });

  it('[D-56] [SOCKET-10] a refused event is named, so that its sender stops repeating it', () => {
    const claim = { action: 'put-shopping-cart-event', data: cartEventExamples.ORDER_CREATED };
    expect(parseClientMessage(JSON.stringify(claim))).toEqual({
      ok: false,
      error: {
        message: 'data.type: invalid_union',
        code: 'BAD_USER_INPUT',
        eventId: event.eventId,
      },
    });
  });
});

const serverMessages: [what: string, message: ServerMessage][] = [
  ['pong', { action: 'pong' }],
  [
    'SHOPPING_CART_EVENT',
    { domain: 'SHOPPING_CART_EVENT', data: { cartId, events: [{ sequence: 1, event }] } },
  ],
  [
    'EVENT_CONFIRMED',
    {
      domain: 'EVENT_CONFIRMED',
      data: { cartId, eventId: event.eventId, sequence: 2, event },
    },
  ],
  ['SOCIAL_TABLE_EVENT', { domain: 'SOCIAL_TABLE_EVENT', data: socialEvent }],
  [
    'VENUE_ORDERS_CHANGED',
    {
      domain: 'VENUE_ORDERS_CHANGED',
      data: { venueId: event.venueId, orderId: 'order-1', version: 3 },
    },
  ],
  ['an error', { message: 'Sold out', code: 'OUT_OF_STOCK', eventId: event.eventId, context: {} }],
];

describe('messages from the server', () => {
  it.each(serverMessages)(
    '[SOCKET-08] [SOCKET-09] [SOCKET-10] %s is understood',
    (_what, message) => {
      expect(parseServerMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
    },
  );

  it('[D-56] events of a type this app does not know are left out, the others kept', () => {
    const newer = { sequence: 2, event: { ...event, type: 'FLY_TO_MOON' } };
    const text = JSON.stringify({
      domain: 'SHOPPING_CART_EVENT',
      data: { cartId, events: [{ sequence: 1, event }, newer], upTo: 2 },
    });
    expect(parseServerMessage(text)).toEqual({
      ok: true,
      value: { domain: 'SHOPPING_CART_EVENT', data: { cartId, events: [{ sequence: 1, event }] } },
    });
  });

  it.each(['', 'nonsense', '{"domain":"SOMETHING_NEWER","data":{}}', '{}'])(
    'what is not for this version of the app is refused, not thrown: %j',
    (text) => {
      expect(parseServerMessage(text)).toMatchObject({ ok: false });
    },
  );
});
