import { MOST_CART_EVENTS } from '@tallrik/domain/cart/cart-life';
import { MOST_IN_CART } from '@tallrik/domain/cart/most-in-cart';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuestPhone, openSessionOf } from '../../testing/guest-orders.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const FRIES = 3_900;

describe('a cart that is written to without end', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
  });
  afterAll(() => server.close());

  it('[D-139] takes no more than anybody could mean, and can still be paid', async () => {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    await phone.addFries();
    const setComment = (comment: string) =>
      phone.put({ ...phone.base(), type: 'SET_COMMENT', comment });
    await setComment('first');
    await sql`insert into cart_events (cart_id, sequence, company_id, event_id, type, event, received_at)
      select cart_id, number, company_id, gen_random_uuid(), type, event, received_at
      from cart_events, generate_series(4, ${MOST_CART_EVENTS - 1}) as number
      where cart_id = ${phone.cartId} and sequence = 3`.execute(server.db);
    await server.db
      .updateTable('carts')
      .set({ lastSequence: MOST_CART_EVENTS - 1 })
      .where('id', '=', phone.cartId)
      .execute();
    expect((await setComment('the last one')).error).toBeNull();
    expect((await setComment('one more')).error).toBe('CART_FULL');
    await server.shopper.pay(await openSessionOf(phone, FRIES));
    await server.deliverWebhooks();
    await server.runJobs();
    expect((await phone.events()).at(-1)?.event.type).toBe('ORDER_CREATED');
  });

  it('[D-786] comes to no more than a payment can carry, and what is in it stays', async () => {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    await server.db
      .updateTable('menuEntries')
      .set({ price: 0.6 * MOST_IN_CART })
      .where('itemId', '=', ids.fries)
      .execute();
    expect((await phone.addFries()).error).toBeNull();
    expect((await phone.addFries()).error).toBe('CART_FULL');
    expect((await phone.events()).map(({ event }) => event.type)).toEqual([
      'CREATE_CART',
      'ADD_ITEMS',
    ]);
  });
});
