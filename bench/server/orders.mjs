import { cartEvents, openPhone } from './phone.mjs';
import { openHttp } from './http-client.mjs';
import { paceOf } from './pace.mjs';

const CLIENTS = 8;
const PHONES_PER_CLIENT = 12;
const INIT_SESSION = `mutation Init($venueId: ID!, $amount: Int!, $reference: ID!, $returnUrl: String!, $companyId: ID!,
  $tip: Int!, $currency: Currency!) { initAdyenSession(venueId: $venueId, amount: $amount, reference: $reference,
  returnUrl: $returnUrl, companyId: $companyId, tip: $tip, currency: $currency) { error response { id sessionData } } }`;

/**
 * Guests who order: new cart, three items one after the other, session, the provider's webhook, the order's number.
 * Each client has several phones, since one phone may not say more than an honest one does.
 */
export async function openGuests({ origin, shops, provider }) {
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async () => ({
      http: await openHttp(origin),
      phones: await Promise.all(Array.from({ length: PHONES_PER_CLIENT }, () => openPhone(origin))),
    })),
  );
  let turn = 0;

  async function order({ http, phones }) {
    turn += 1;
    const shop = shops[turn % shops.length];
    const phone = phones[Math.floor(turn / CLIENTS) % phones.length];
    const cart = cartEvents(shop);
    await phone.put(cart.create());
    let amount = 0;
    for (let index = 0; index < 3; index += 1) {
      const dish = shop.dishes[(turn + index) % shop.dishes.length];
      amount += amountOf((await phone.put(cart.add(dish))).event);
    }
    const session = await openSession(http, { origin, shop, cartId: cart.cartId, amount });
    const ordered = phone.orderOf(cart.cartId);
    const { body, headers } = provider.webhookOf(session.id);
    await http.post('/webhooks/adyen', body, headers);
    return { cartId: cart.cartId, orderId: await ordered };
  }

  return {
    orderOne: () => order(clients[0]),
    /** Orders a second while all clients order as fast as they are served. */
    orderFor: (seconds) => paceOf(clients, seconds, order),
    close: () => {
      for (const { http, phones } of clients) {
        http.close();
        for (const phone of phones) phone.close();
      }
    },
  };
}

/** What the server says the dish costs, with the bag that it may have put beside it. */
const amountOf = (event) =>
  (event.items ?? [event.item]).reduce((sum, line) => sum + line.amount, 0);

export async function openSession(http, { origin, shop, cartId, amount }) {
  const variables = {
    venueId: shop.venueId,
    companyId: shop.companyId,
    currency: shop.currency,
    amount,
    tip: 0,
    reference: cartId,
    returnUrl: `${origin}/${shop.slug}/order/${shop.venueId}/order?cartId=${cartId}`,
  };
  const { data, errors } = JSON.parse(
    await http.post('/graphql', { query: INIT_SESSION, variables }),
  );
  const session = data?.initAdyenSession?.response;
  if (!session) throw new Error(`No session: ${JSON.stringify(errors ?? data)}`);
  return session;
}
