import { setTimeout as wait } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WebSocket } from 'ws';
import { root } from '../scripts/lib/root.mjs';
import { cartEvents, openPhone } from './server/phone.mjs';
import { openHttp } from './server/http-client.mjs';
import { openSession } from './server/orders.mjs';
import { openProvider } from './server/provider.mjs';
import { atMost, printTable } from './server/report.mjs';
import { startShopServer } from './server/shop-server.mjs';
import { findShops } from './server/shops.mjs';
import { median, percentile } from './server/statistics.mjs';

const ORDERS_A_MINUTE = 50;
const ORDERS = 50;
const WARM_UP_ORDERS = 5;
/** From the provider's word to a board that has fetched the order. */
const SHOWN_WITHIN_MS = 1_000;
const SLUG = 'nordbro';
const BOARDS = 2;

/** How long a paid order takes to two boards of its kitchen, at the pace of a very good evening. */
export async function benchBoard(say) {
  const provider = await openProvider();
  const environment = { NODE_ENV: 'test', ...provider.environment };
  const server = await startShopServer({ environment });
  try {
    const { origin } = server;
    const [shop] = await findShops(origin, [SLUG]);
    const http = await openHttp(origin);
    const boards = await Promise.all(
      Array.from({ length: BOARDS }, () => openBoard(origin, shop.venueId)),
    );
    say(`Measuring: ${ORDERS} orders, ${ORDERS_A_MINUTE} a minute, ${BOARDS} boards`);
    const taken = [];
    for (let turn = -WARM_UP_ORDERS; turn < ORDERS; turn += 1) {
      const due = performance.now() + 60_000 / ORDERS_A_MINUTE;
      const shown = await orderAndWatch({ origin, shop, provider, http, boards, turn });
      if (turn >= 0) taken.push(...shown);
      await wait(Math.max(0, due - performance.now()));
    }
    for (const board of boards) board.close();
    http.close();
    const rows = [
      atMost('paid order on the board, p99 ms', SHOWN_WITHIN_MS, percentile(taken, 0.99), {
        p50: median(taken),
      }),
      atMost('paid order on the board, slowest ms', SHOWN_WITHIN_MS, Math.max(...taken)),
    ];
    printTable(rows);
    process.stdout.write(`median ${median(taken).toFixed(0)} ms\n`);
    return rows.every(({ isMet }) => isMet);
  } finally {
    await server.stop();
    provider.close();
  }
}

/** One order to its webhook, and how long after that each board showed it. */
async function orderAndWatch({ origin, shop, provider, http, boards, turn }) {
  // Each guest with a phone of their own: one that orders all evening is shown the door.
  const phone = await openPhone(origin);
  const cart = cartEvents(shop);
  await phone.put(cart.create());
  const dish = shop.dishes[Math.abs(turn) % shop.dishes.length];
  const { event } = await phone.put(cart.add(dish));
  const amount = (event.items ?? [event.item]).reduce((sum, line) => sum + line.amount, 0);
  const session = await openSession(http, {
    origin,
    shop,
    cartId: cart.cartId,
    amount,
  });
  const ordered = phone.orderOf(cart.cartId);
  const seen = boards.map((board) => board.nextOrder());
  const { body, headers } = provider.webhookOf(session.id);
  const paidAt = performance.now();
  await http.post('/webhooks/adyen', body, headers);
  const orderId = await ordered;
  const shown = await Promise.all(seen);
  phone.close();
  for (const { ids } of shown) {
    if (!ids.has(orderId)) throw new Error('A board was told, and did not show the order');
  }
  return shown.map(({ at }) => at - paidAt);
}

/** The console's own question, so that the board pays for every field it shows. */
function boardQuery() {
  const file = 'apps/console/src/shared/graphql-client/generated/persisted-documents.json';
  const documents = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const query = Object.values(documents).find((text) => text.includes('query VenueBoard('));
  if (!query) throw new Error('The console no longer asks VenueBoard');
  return query;
}

/** A kitchen's screen: told by the socket, it fetches the board, as the console does. */
async function openBoard(origin, venueId) {
  const query = boardQuery();
  const ask = async (text, variables, token) => {
    const answer = await fetch(`${origin}/staff/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ query: text, variables }),
    });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const login =
    'mutation($email: String!) { staffLogin(email: $email, password: "kitchen") { token } }';
  const { staffLogin } = await ask(login, { email: `kitchen@${SLUG}.example` });
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const { token } = staffLogin;
  socket.send(JSON.stringify({ action: 'watch-venue-orders', data: { token, venueId } }));
  await ask(query, { venueId }, token);
  return {
    nextOrder: () =>
      new Promise((resolve, reject) => {
        const listen = (data) => {
          if (JSON.parse(data.toString()).domain !== 'VENUE_ORDERS_CHANGED') return;
          socket.off('message', listen);
          ask(query, { venueId }, token).then(({ venueBoard }) => {
            const ids = new Set(venueBoard.orders.map(({ id }) => id));
            resolve({ ids, at: performance.now() });
          }, reject);
        };
        socket.on('message', listen);
      }),
    close: () => socket.terminate(),
  };
}
