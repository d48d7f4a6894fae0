import { openHttp } from '../server/http-client.mjs';
import { openSession } from '../server/orders.mjs';
import { cartEvents, openPhone } from '../server/phone.mjs';
import { ask } from '../server/shops.mjs';

const CARD = {
  type: 'scheme',
  holderName: 'Sofia Lindqvist',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
};
const KEY_OF_BROWSERS =
  'query($slug: String) { orderingCloudConfiguration(slug: $slug) { ADYEN_CLIENT_TOKEN } }';

/** Guests without a browser, who pay at the demo's own provider. Its word to the server waits until it is let go. */
export async function openTill(origin, shop) {
  const http = await openHttp(origin);
  const { orderingCloudConfiguration: configuration } = await ask(origin, KEY_OF_BROWSERS, shop);
  const clientKey = configuration.ADYEN_CLIENT_TOKEN;
  const control = (what, body) => http.post(`/simulator/control/${what}`, body);
  await control('schedule', { mode: 'HELD' });

  return {
    /** A guest who has paid; `tell` lets the provider say so, and answers with the order that was made of it. */
    pay: async (turn) => {
      // Each guest with a phone of their own: one that orders all evening is shown the door.
      const phone = await openPhone(origin);
      const cart = cartEvents(shop);
      await phone.put(cart.create());
      const { event } = await phone.put(cart.add(shop.dishes[turn % shop.dishes.length]));
      const amount = (event.items ?? [event.item]).reduce((sum, line) => sum + line.amount, 0);
      const session = await openSession(http, { origin, shop, cartId: cart.cartId, amount });
      const paid = await http.post(
        `/checkoutshopper/test/v1/sessions/${session.id}/payments?clientKey=${clientKey}`,
        { sessionData: session.sessionData, paymentMethod: CARD },
      );
      if (JSON.parse(paid).resultCode !== 'Authorised') throw new Error(`Not paid: ${paid}`);
      const ordered = phone.orderOf(cart.cartId);
      return {
        tell: async () => {
          await control('flush', {});
          const orderId = await ordered;
          phone.close();
          return orderId;
        },
      };
    },
    close: () => http.close(),
  };
}
