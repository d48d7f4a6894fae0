import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openGuestPhone, openSessionOf } from '../testing/guest-orders.ts';
import { FRIES_PRICE, seedPaidOrder } from '../testing/paid-order.ts';
import { seedOpenShop } from '../testing/seed-open-shop.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../testing/test-server.ts';

describe('rows whose own deadline has come', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setTime(FRIDAY_EVENING);
    await server.runJobs();
  });

  const jobKeys = async () => {
    const { rows } = await sql<{ key: string }>`
      select key from graphile_worker._private_jobs order by key`.execute(server.db);
    return rows.map(({ key }) => key);
  };
  const sessionOf = (cartId: string) =>
    server.db
      .selectFrom('paymentSessions')
      .selectAll()
      .where('cartId', '=', cartId)
      .executeTakeFirstOrThrow();
  const statusOf = async (orderId: string) =>
    (
      await server.db
        .selectFrom('orders')
        .select('status')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).status;

  it('[D-48] a session is ended when its quarter of an hour is over, and not before', async () => {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    await phone.addFries();
    await openSessionOf(phone, FRIES_PRICE);
    const { id } = await sessionOf(phone.cartId);
    server.setTime('2026-11-13T18:44:59Z');
    await server.app.enqueueDueJobs();
    expect(await jobKeys()).toEqual([]);
    server.setTime('2026-11-13T18:45:00Z');
    await server.app.enqueueDueJobs();
    expect(await jobKeys()).toEqual([`expire:${id}`]);
    await server.runJobs();
    expect((await sessionOf(phone.cartId)).state).toBe('EXPIRED');
    await server.app.enqueueDueJobs();
    expect(await jobKeys()).toEqual([]);
  });

  it('[D-92] an order that nobody answers is rejected when its time is over', async () => {
    const { id } = await seedPaidOrder(server, ids);
    server.setTime('2026-11-13T18:39:59Z');
    await server.app.enqueueDueJobs();
    expect(await jobKeys()).toEqual([]);
    server.setTime('2026-11-13T18:40:00Z');
    await server.app.enqueueDueJobs();
    await server.app.enqueueDueJobs();
    expect(await jobKeys()).toEqual([`unanswered:${id}`]);
    await server.runJobs();
    expect(await statusOf(id)).toBe('REJECTED');
  });

  it('[D-92] a job that failed for good waits for a person: the next look does not raise it', async () => {
    const { id } = await seedPaidOrder(server, ids);
    server.setTime('2026-11-13T18:41:00Z');
    await server.app.enqueueDueJobs();
    const key = `unanswered:${id}`;
    await sql`update graphile_worker._private_jobs set attempts = max_attempts where key = ${key}`.execute(
      server.db,
    );
    await server.app.enqueueDueJobs();
    const { rows } = await sql<{ attempts: number }>`
      select attempts from graphile_worker._private_jobs where key = ${key}`.execute(server.db);
    expect(rows).toEqual([{ attempts: 25 }]);
    await sql`delete from graphile_worker._private_jobs where key = ${key}`.execute(server.db);
  });

  it('[D-77] a notice whose process died is taken by whoever looks next', async () => {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    await phone.addFries();
    await server.shopper.pay(await openSessionOf(phone, FRIES_PRICE));
    await server.deliverWebhooks();
    // As the desk of a process that died right after storing it leaves it: without a job.
    await sql`delete from graphile_worker._private_jobs`.execute(server.db);
    server.setTime('2026-11-13T18:30:01Z');
    await server.app.enqueueDueJobs();
    expect(await jobKeys()).toEqual([]);
    server.setTime('2026-11-13T18:30:02Z');
    await server.app.enqueueDueJobs();
    expect(await jobKeys()).toEqual([expect.stringMatching(/^notice:\d+$/)]);
    await server.runJobs();
    const types = (await phone.events()).map(({ event }) => event.type);
    expect(types.at(-1)).toBe('ORDER_CREATED');
  });
});
