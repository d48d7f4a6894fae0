import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WebSocket } from 'ws';
import { root } from '../../scripts/lib/root.mjs';

/** The console's own question, so that the board pays for every field it shows. */
function boardQuery() {
  const file = 'apps/console/src/shared/graphql-client/generated/persisted-documents.json';
  const documents = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const query = Object.values(documents).find((text) => text.includes('query VenueBoard('));
  if (!query) throw new Error('The console no longer asks VenueBoard');
  return query;
}

/** A kitchen's screen: told by the socket, it fetches the board, as the console does. */
export async function openBoard(origin, { slug, venueId }) {
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
  const { staffLogin } = await ask(login, { email: `kitchen@${slug}.example` });
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
