import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

/**
 * A guest's phone with an open socket. Whoever waits for a confirmation or an order waits here; what nobody waits
 * for is only counted.
 * @param {string} origin
 */
export async function openPhone(origin) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const confirmations = new Map();
  const orders = new Map();
  let onNews = () => undefined;
  let onShopChanged = () => undefined;
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString());

    if (message.domain === 'EVENT_CONFIRMED') {
      take(confirmations, message.data.eventId)?.resolve(message.data);
    } else if (message.domain === 'SHOPPING_CART_EVENT') {
      const { cartId, events } = message.data;
      onNews(message.data);
      const created = events.find(({ event }) => event.type === 'ORDER_CREATED');
      if (created) take(orders, cartId)?.resolve(created.event.orderId);
    } else if (message.domain === 'SHOP_CHANGED') {
      onShopChanged();
    } else if (message.code) {
      const refusal = new Error(`${message.code}: ${message.message}`);
      take(confirmations, message.eventId)?.reject(refusal);
    }
  });
  socket.on('error', () => undefined);
  socket.on('close', (code) => {
    const reason = new Error(`The socket was closed with ${code}`);
    for (const waiting of [...confirmations.values(), ...orders.values()]) waiting.reject(reason);
  });
  return {
    put: (event) => {
      const confirmed = waitIn(confirmations, event.eventId);
      socket.send(JSON.stringify({ action: 'put-shopping-cart-event', data: event }));
      return confirmed;
    },
    orderOf: (cartId) => waitIn(orders, cartId),
    listenTo: (cartId, listener) => {
      onNews = listener;
      socket.send(JSON.stringify({ action: 'broadcast-venue-shopping-cart', data: { cartId } }));
    },
    /** As the app's first message does (O-29). */
    followShop: (companyId, listener) => {
      onShopChanged = listener;
      socket.send(JSON.stringify({ action: 'authenticate', data: { companyId } }));
    },
    /** As the app does every 6 seconds (SOCKET-03). */
    ping: () => socket.send(JSON.stringify({ action: 'ping' })),
    isOpen: () => socket.readyState === socket.OPEN,
    close: () => socket.terminate(),
  };
}

const ANSWER_WITHIN_MS = 20_000;

function waitIn(waiting, key) {
  const answer = new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      waiting.delete(key);
      reject(new Error('No answer in 20 s'));
    }, ANSWER_WITHIN_MS);
    const settle = (finish) => (value) => {
      clearTimeout(late);
      finish(value);
    };
    waiting.set(key, { resolve: settle(resolve), reject: settle(reject) });
  });
  // Somebody else's failure may end the run before this answer is waited for.
  answer.catch(() => undefined);
  return answer;
}

function take(waiting, key) {
  const found = waiting.get(key);
  waiting.delete(key);
  return found;
}

/** The events a phone sends, as the guest app writes them. */
export function cartEvents({ companyId, venueId }, cartId = randomUUID()) {
  const base = () => {
    const at = new Date().toISOString();
    return { eventId: randomUUID(), createdAt: at, sentAt: at, cartId, venueId, companyId };
  };
  return {
    cartId,
    create: () => ({
      ...base(),
      type: 'CREATE_CART',
      serviceType: 'TAKE_AWAY',
      deliveryTargetId: null,
      userId: null,
    }),
    add: ({ itemId, entryId }) => ({
      ...base(),
      type: 'ADD_ITEM',
      item: {
        id: randomUUID(),
        itemId,
        entryId,
        vatRate: 0,
        title: '',
        categoryId: null,
        amount: 0,
        variations: [],
        removedVariations: [],
        fraction: 1,
        message: null,
        discount: 0,
        disableMembershipDiscounts: false,
        offerTitle: null,
      },
    }),
  };
}
