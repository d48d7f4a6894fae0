import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuestPhone } from '../../testing/guest-orders.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

/** Each server remembers what it saw last: neither may decide on it once the other has written. */
describe('one cart on two servers', () => {
  let one: TestServer;
  let other: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    const database = await createTestDatabase();
    one = await openTestServer(database);
    other = await openTestServer({ ...database, drop: async () => undefined });
    ids = await seedOpenShop(one.db, 1);
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  it('[D-55] two phones write in turn, each to its own server, and nothing is lost', async () => {
    const here = openGuestPhone(one, ids);
    const there = openGuestPhone(other, ids, here.cartId);
    await here.create();
    expect((await here.addFries()).success).toBe(true);
    expect((await there.addFries()).success).toBe(true);
    await Promise.all([here.addFries(), there.addFries(), here.addFries(), there.addFries()]);
    const events = await here.events();
    expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await there.events()).toEqual(events);
  });

  it('[D-52] what the kitchen sells out through one server is refused by the other at once', async () => {
    const phone = openGuestPhone(other, ids);
    await phone.create();
    expect((await phone.addFries()).success).toBe(true);
    await one.db
      .updateTable('inventory')
      .set({ outOfStock: true })
      .where('itemId', '=', ids.fries)
      .execute();
    expect((await phone.addFries()).error).toBe('OUT_OF_STOCK');
    await one.db
      .updateTable('inventory')
      .set({ outOfStock: false })
      .where('itemId', '=', ids.fries)
      .execute();
    expect((await phone.addFries()).success).toBe(true);
  });

  it('[D-58] a cart that was closed meanwhile takes nothing more', async () => {
    const phone = openGuestPhone(one, ids);
    await phone.create();
    await one.db
      .updateTable('carts')
      .set({ closedAt: new Date(one.now().epochMilliseconds) })
      .where('id', '=', phone.cartId)
      .execute();
    expect((await phone.addFries()).error).toBe('CART_NOT_FOUND');
  });
});
