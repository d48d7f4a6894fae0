import { randomUUID } from 'node:crypto';
import { MOST_CART_PAYMENTS } from '@tallrik/domain/cart/cart-life';
import type { ClientCartEvent } from '@tallrik/domain/cart/cart-event';
import { minor } from '@tallrik/domain/money/minor';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimedLine, openGuestPhone } from '../../testing/guest-orders.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

/** How many events were gone through again to know what a cart holds. */
const folded = vi.hoisted(() => ({ events: 0 }));
vi.mock('@tallrik/domain/cart/fold-cart', async (importOriginal) => {
  const original = await importOriginal<typeof import('@tallrik/domain/cart/fold-cart')>();
  const foldCart: typeof original.foldCart = (events) => {
    folded.events += events.length;
    return original.foldCart(events);
  };
  return { ...original, foldCart };
});

describe('many events in one call', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    await server.db.deleteFrom('inventory').where('companyId', '=', ids.company).execute();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    folded.events = 0;
  });

  const fries = () => claimedLine({ id: randomUUID(), itemId: ids.fries, entryId: ids.friesEntry });
  const adding = (base: () => object, count: number, lines: number) =>
    Array.from(
      { length: count },
      () =>
        ({
          ...base(),
          type: 'ADD_ITEMS',
          items: Array.from({ length: lines }, fries),
        }) as ClientCartEvent,
    );

  it('[CART-20] [D-139] [F-19] are folded once, however many they are', async () => {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    const { confirmed } = await phone.put(...adding(phone.base, 60, 1));
    expect(confirmed).toHaveLength(60);
    expect(folded.events).toBeLessThanOrEqual(60);
  });

  it('[CART-20] [D-139] [F-19] also in a cart of more than 200 dishes', async () => {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    await phone.put(...adding(phone.base, 24, 10));
    folded.events = 0;
    const { confirmed } = await phone.put(...adding(phone.base, 40, 1));
    expect(confirmed).toHaveLength(40);
    expect(folded.events).toBeLessThanOrEqual(40);
  });

  it('[D-52] [F-19] those that are refused cost no more than those that are taken', async () => {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    await phone.put(...adding(phone.base, 20, 1));
    folded.events = 0;
    const gone = Array.from(
      { length: 40 },
      () => ({ ...phone.base(), type: 'REMOVE_ITEM', id: randomUUID() }) as ClientCartEvent,
    );
    expect((await phone.put(...gone)).refused).toHaveLength(40);
    expect(folded.events).toBeLessThanOrEqual(40);
  });

  it('[D-55] [F-19] an event of them that is sent again is found in its first place', async () => {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    const [first, ...others] = adding(phone.base, 5, 1);
    if (!first) throw new Error('Nothing to send');
    const { confirmed } = await phone.put(first, ...others);
    const again = await phone.put(first);
    expect(again.confirmed).toEqual([confirmed[0]]);
    expect(await phone.events()).toHaveLength(1 + confirmed.length);
  });

  it('[D-77] [D-211] [F-19] a cart is told of so many payments and no more, though each is another event', async () => {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    await phone.addFries();
    const reportPayment = () =>
      phone.put({
        ...phone.base(),
        type: 'ADD_CLIENT_SIDE_PAYMENT',
        id: 'one-and-the-same',
        amount: minor(3_900),
        tip: minor(0),
        paymentType: 'ADYEN',
        transactionId: null,
        payload: null,
      });
    expect((await reportPayment()).error).toBeNull();
    // No session was opened for it: it fails, and the cart is free to be paid again.
    await server.runJobs();
    const answers = [];
    for (let tries = 0; tries < MOST_CART_PAYMENTS; tries += 1)
      answers.push((await reportPayment()).error);
    expect(answers.slice(0, -1)).toEqual(answers.slice(0, -1).map(() => null));
    expect(answers.at(-1)).toBe('CART_FULL');
  });
});
