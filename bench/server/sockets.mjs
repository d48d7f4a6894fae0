import { setTimeout as wait } from 'node:timers/promises';
import { cartEvents, openPhone } from './phone.mjs';

const PAIRS = 1_000;
const OPENED_AT_ONCE = 50;
const ADDED_AT_ONCE = 50;
const HOLD_SECONDS = 5;
const NEWS_WITHIN_SECONDS = 10;
const LEAVE_SECONDS = 2;

/**
 * Two thousand phones, two on each cart: one adds, the other is told. Held open for a while first, then every
 * confirmation and every piece of news must arrive.
 */
export async function holdSockets({ origin, shops }) {
  const phones = [];
  while (phones.length < PAIRS * 2) {
    phones.push(
      ...(await Promise.all(Array.from({ length: OPENED_AT_ONCE }, () => openPhone(origin)))),
    );
  }
  const pairs = Array.from({ length: PAIRS }, (_, index) => ({
    writer: phones[index * 2],
    listener: phones[index * 2 + 1],
    cart: cartEvents(shops[index % shops.length]),
    dish: shops[index % shops.length].dishes[0],
    told: 0,
  }));
  const startedAt = performance.now();
  let confirmed = 0;
  const inTurns = async (work) => {
    for (let from = 0; from < PAIRS; from += ADDED_AT_ONCE) {
      await Promise.all(pairs.slice(from, from + ADDED_AT_ONCE).map(work));
    }
  };
  await inTurns(async ({ writer, cart }) => {
    await writer.put(cart.create());
    confirmed += 1;
  });
  for (const pair of pairs) {
    // A first dish may come with its bag, as ADD_ITEMS.
    pair.listener.listenTo(pair.cart.cartId, ({ events }) => {
      pair.told += events.filter(({ event }) => event.type.startsWith('ADD_ITEM')).length;
    });
  }
  await wait(HOLD_SECONDS * 1000);
  await inTurns(async ({ writer, cart, dish }) => {
    await writer.put(cart.add(dish));
    confirmed += 1;
  });
  const perSecond = (PAIRS * 2) / ((performance.now() - startedAt) / 1000 - HOLD_SECONDS);
  // Lost and late are two things: news that is under way may arrive.
  for (
    let tick = 0;
    tick < NEWS_WITHIN_SECONDS * 10 && pairs.some(({ told }) => told === 0);
    tick += 1
  )
    await wait(100);
  const figures = {
    open: phones.filter((phone) => phone.isOpen()).length,
    confirmed,
    told: pairs.filter(({ told }) => told === 1).length,
    perSecond,
  };
  for (const phone of phones) phone.close();
  // Taking leave of two thousand is work too, and not the next turn's.
  await wait(LEAVE_SECONDS * 1000);
  return figures;
}
