import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPaidOrder } from '../../testing/paid-order.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { signInStaff } from '../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

type Card = { id: string; status: string; rejectReason: string | null };

describe('[F-70] [D-321] a board around midnight', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let staff = 0;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    await server.db.updateTable('inventory').set({ count: null }).execute();
  });
  afterAll(() => server.close());

  // In Stockholm it is an hour later.
  const orderedAt = async (instant: string) => {
    server.setTime(instant);
    return (await seedPaidOrder(server, ids)).id;
  };
  const rejectAt = async (instant: string) => {
    server.setTime(instant);
    await server.app.enqueueDueJobs();
    await server.runJobs();
  };
  const kitchen = () => {
    staff += 1;
    return signInStaff(server, { number: staff, companyId: ids.company, venueIds: [ids.venue] });
  };
  const boardAt = async (instant: string) => {
    server.setTime(instant);
    const { data } = await server.staff<{ venueBoard: { orders: Card[] } }>(
      `{ venueBoard(venueId: "${ids.venue}") { orders { id status rejectReason } } }`,
      {},
      await kitchen(),
    );
    return new Map(data?.venueBoard.orders.map((card) => [card.id, card]));
  };

  it('names an order of 23:55 that nobody had answered at 00:05, for two days', async () => {
    const lost = await orderedAt('2026-11-13T22:55:00Z');
    await rejectAt('2026-11-13T23:05:00Z');
    const card = { id: lost, status: 'REJECTED', rejectReason: 'NO_RESPONSE' };
    expect((await boardAt('2026-11-13T23:05:01Z')).get(lost)).toEqual(card);
    expect((await boardAt('2026-11-14T23:30:00Z')).get(lost)).toEqual(card);
    expect((await boardAt('2026-11-15T23:05:01Z')).has(lost)).toBe(false);
  });

  it('has an order that was made the evening before and is completed after midnight', async () => {
    const done = await orderedAt('2026-11-16T22:40:00Z');
    const before = await orderedAt('2026-11-16T22:00:00Z');
    const token = await kitchen();
    const moved = async (id: string, version: number, to: string) =>
      expect(
        await server.staff(
          `mutation { moveOrder(id: "${id}", version: ${version}, to: ${to}) { error } }`,
          {},
          token,
        ),
      ).toEqual({ data: { moveOrder: { error: null } } });
    for (const id of [done, before]) {
      server.setTime('2026-11-16T22:45:00Z');
      await moved(id, 1, 'ACCEPTED');
      await moved(id, 2, 'READY');
      server.setTime(id === done ? '2026-11-16T23:10:00Z' : '2026-11-16T22:50:00Z');
      await moved(id, 3, 'COMPLETED');
    }
    const board = await boardAt('2026-11-16T23:11:00Z');
    expect(board.get(done)).toMatchObject({ status: 'COMPLETED' });
    expect(board.has(before)).toBe(false);
    expect((await boardAt('2026-11-17T23:11:00Z')).has(done)).toBe(false);
  });

  it('has an order that was made days ahead and is completed on its day', async () => {
    const ahead = await orderedAt('2026-11-18T12:00:00Z');
    await server.db
      .updateTable('orders')
      .set({ status: 'COMPLETED', desiredTime: new Date('2026-11-21T12:00:00Z') })
      .where('id', '=', ahead)
      .execute();
    await server.db
      .insertInto('orderMoves')
      .values({
        companyId: ids.company,
        orderId: ahead,
        version: 2,
        fromStatus: 'READY',
        toStatus: 'COMPLETED',
        actor: 'STAFF',
        at: new Date('2026-11-21T12:10:00Z'),
      })
      .execute();
    expect((await boardAt('2026-11-21T12:11:00Z')).has(ahead)).toBe(true);
    expect((await boardAt('2026-11-22T12:11:00Z')).has(ahead)).toBe(false);
  });
});
