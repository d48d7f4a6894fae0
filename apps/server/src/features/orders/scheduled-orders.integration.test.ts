import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuestPhone, openSessionOf } from '../../testing/guest-orders.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { boardOrder } from './board-order.ts';
import { findOrder } from './order-store.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../testing/test-server.ts';

const FRIES = 3_900;

describe('an order for later', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    await server.db.updateTable('venues').set({ minimumPickupWaitTime: 20 }).execute();
  });
  afterAll(() => server.close());

  async function paidOrder(time: string | null) {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    await phone.addFries();
    if (time) await phone.put({ ...phone.base(), type: 'SET_PICKUP_TIME', time });
    await server.shopper.pay(await openSessionOf(phone, FRIES));
    await server.deliverWebhooks();
    await server.runJobs();
    return server.db
      .selectFrom('orders')
      .select(['id', 'handOverAt', 'desiredTime'])
      .where('cartId', '=', phone.cartId)
      .executeTakeFirstOrThrow();
  }

  /** As the kitchen's board shows it. */
  async function isScheduled(orderId: string): Promise<boolean> {
    const order = await findOrder(server.db, orderId);
    if (!order) throw new Error('The order is gone');
    return boardOrder(order, {
      allergensOf: () => [],
      stationOf: () => 'kitchen',
      now: server.now(),
    }).isScheduled;
  }

  it('[TIME-01] [D-92] is given to the kitchen as long before as it needs', async () => {
    const order = await paidOrder('2026-11-14T12:00:00Z');
    expect(order.handOverAt).toEqual(new Date('2026-11-14T11:40:00Z'));
    server.setTime('2026-11-14T11:39:59Z');
    expect(await isScheduled(order.id)).toBe(true);
    server.setTime('2026-11-14T11:40:00Z');
    expect(await isScheduled(order.id)).toBe(false);
    server.setTime(FRIDAY_EVENING);
  });

  it('[TIME-01] an order for now has no such moment', async () => {
    expect(await paidOrder(null)).toMatchObject({ handOverAt: null, desiredTime: null });
  });
});
