import { setTimeout as wait } from 'node:timers/promises';
import { cartEvents, openPhone } from './phone.mjs';

const PHONES = 100;
const EVENTS_PER_SECOND = 200;

/** Phones with a cart each that add an item at fixed moments, however long the server takes for the last one. */
export async function openAdders({ origin, shops }) {
  const adders = [];
  for (let index = 0; index < PHONES; index += 1) {
    adders.push({ phone: await openPhone(origin), shop: shops[index % shops.length], cart: null });
  }
  const startCarts = () =>
    Promise.all(
      adders.map((adder) => {
        adder.cart = cartEvents(adder.shop);
        return adder.phone.put(adder.cart.create());
      }),
    );
  return {
    /** How long each confirmation took, from the moment at which the event was due. */
    addFor: async (seconds) => {
      // A cart of its own for each slice: a guest's cart has a handful of dishes, not hundreds.
      await startCarts();
      await wait(200);
      const startedAt = performance.now();
      const samples = [];
      for (let index = 0; index < seconds * EVENTS_PER_SECOND; index += 1) {
        const due = startedAt + (index * 1000) / EVENTS_PER_SECOND;
        const ahead = due - performance.now();
        if (ahead > 0.5) await wait(ahead);
        const { phone, shop, cart } = adders[index % adders.length];
        const dish = shop.dishes[index % shop.dishes.length];
        samples.push(phone.put(cart.add(dish)).then(() => performance.now() - due));
      }
      return Promise.all(samples);
    },
    close: () => adders.forEach(({ phone }) => phone.close()),
  };
}
