import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuestPhone, openSessionOf } from '../../testing/guest-orders.ts';
import { openMoneyWorld, type MoneyWorld } from '../../testing/money-world.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { makeDeleteOldCarts } from './cart-housekeeping.ts';

const FRIES = 3_900;
const HOUR = 60;
const DAY = 24 * HOUR;

describe('carts nobody needs any more', () => {
  let world: MoneyWorld;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    world = await openMoneyWorld();
    ids = await seedOpenShop(world.db, 1);
    await world.db.updateTable('inventory').set({ count: 50 }).execute();
  });
  afterAll(() => world.close());

  async function filledCart() {
    const phone = openGuestPhone(world, ids);
    await phone.create();
    await phone.addFries();
    return phone;
  }
  const eventsLeft = async (cartId: string) =>
    (
      await world.db
        .selectFrom('cartEvents')
        .select('sequence')
        .where('cartId', '=', cartId)
        .execute()
    ).length;

  it('[D-58] a cart closes after a day without an event, and takes none after that', async () => {
    const idle = await filledCart();
    world.advance(23 * HOUR);
    const fresh = await filledCart();
    world.advance(HOUR);
    await world.runJob('close-idle-carts');
    expect((await idle.addFries()).error).toBe('CART_NOT_FOUND');
    expect((await idle.openSession(FRIES)).error).toBe('CART_NOT_FOUND');
    expect((await fresh.addFries()).error).toBeNull();
  });

  it('[D-145] after a month the events of carts without an order are gone; orders keep theirs', async () => {
    const abandoned = await Promise.all([filledCart(), filledCart(), filledCart()]);
    const ordered = await filledCart();
    await world.shopper.pay(await openSessionOf(ordered, FRIES));
    await world.simulator.control.flush();
    await world.runJobs();
    world.advance(29 * DAY);
    const recent = await filledCart();
    const deleteOldCarts = makeDeleteOldCarts({ db: world.db, now: world.now, batch: 2 });
    await deleteOldCarts();
    expect(await eventsLeft(abandoned[0]?.cartId ?? '')).toBe(2);
    world.advance(2 * DAY);
    await deleteOldCarts();
    await deleteOldCarts();
    for (const { cartId } of abandoned) expect(await eventsLeft(cartId)).toBe(0);
    expect(await eventsLeft(ordered.cartId)).toBeGreaterThan(2);
    expect(await eventsLeft(recent.cartId)).toBe(2);
  });
});
