import { describe, expect, it } from 'vitest';
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
    '[D-135] the check lets $action through as it is',
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
  ])('%s is refused in words that can be sent back', (_what, text, message) => {
    expect(parseClientMessage(text)).toEqual({
      ok: false,
      error: { message, code: 'BAD_USER_INPUT' },
    });
  });

  it('[D-56] a refused event is named, so that its sender stops repeating it', () => {
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
