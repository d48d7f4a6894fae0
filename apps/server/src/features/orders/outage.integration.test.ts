import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { seedPaidOrder } from '../../testing/paid-order.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { signInStaff } from '../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

type Card = { id: string; status: string; version: number; answerBy: string | null };

describe('[D-320] [D-92] orders whose time to answer ends while nobody can answer', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let kitchen: string;
  let orderId: string;
  beforeEach(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    await server.db.updateTable('inventory').set({ count: null }).execute();
    const member = { companyId: ids.company, venueIds: [ids.venue] };
    kitchen = await signInStaff(server, { ...member, number: 1 });
    // Half past: to be answered within ten minutes.
    orderId = (await seedPaidOrder(server, ids)).id;
  });
  afterEach(() => server.close());

  /** As every second, by every process, while the database is there. */
  const lookAt = async (time: string) => {
    server.setTime(`2026-11-13T${time}Z`);
    await server.app.noteOutage();
    await server.app.enqueueDueJobs();
    await server.runJobs();
  };
  const card = async (): Promise<Card | undefined> => {
    const { data } = await server.staff<{ venueBoard: { orders: Card[] } }>(
      `{ venueBoard(venueId: "${ids.venue}") { orders { id status version answerBy } } }`,
      {},
      kitchen,
    );
    return data?.venueBoard.orders.find(({ id }) => id === orderId);
  };

  it('what a cook tapped meanwhile still counts when it is back', async () => {
    await lookAt('18:32:59');
    await lookAt('18:33:00');
    await lookAt('18:41:00');
    expect(await card()).toMatchObject({ status: 'PENDING', answerBy: '2026-11-13T18:43:00Z' });
    // The tablet asks every five seconds, and then sends what it has kept.
    await lookAt('18:41:05');
    const { data } = await server.staff(
      `mutation { moveOrder(id: "${orderId}", version: 1, to: ACCEPTED) { success error } }`,
      {},
      kitchen,
    );
    expect(data).toEqual({ moveOrder: { success: true, error: null } });
  });

  it('boards are told that there is time again', async () => {
    const received: string[] = [];
    const board = new WebSocket(`${server.origin.replace('http', 'ws')}/ws`);
    await once(board, 'open');
    board.on('message', (message) => received.push(String(message)));
    const data = { token: kitchen, venueId: ids.venue };
    board.send(JSON.stringify({ action: 'watch-venue-orders', data }));
    board.send('{"action":"ping"}');
    await expect.poll(() => received).toEqual(['{"action":"pong"}']);
    await lookAt('18:33:00');
    // Not by a rejection, which would tell them, too.
    server.setTime('2026-11-13T18:41:00Z');
    await server.app.noteOutage();
    await expect.poll(() => received.join()).toContain('VENUE_ORDERS_CHANGED');
    board.terminate();
  });

  it('one that nobody answers then either is rejected, once', async () => {
    await lookAt('18:33:00');
    await lookAt('18:41:00');
    const back = Temporal.Instant.from('2026-11-13T18:41:00Z');
    for (let seconds = 5; seconds <= 115; seconds += 5) {
      server.setTime(back.add({ seconds }).toString());
      await server.app.noteOutage();
    }
    await lookAt('18:42:59');
    expect(await card()).toMatchObject({ status: 'PENDING' });
    await lookAt('18:43:00');
    expect(await card()).toMatchObject({ status: 'REJECTED' });
  });

  it('one that had its whole time is rejected, and a gap of a few seconds puts nothing off', async () => {
    await lookAt('18:39:59');
    await lookAt('18:40:04');
    expect(await card()).toMatchObject({ status: 'REJECTED' });
  });

  it('one that was over before is rejected at once, and one with more time left keeps its own', async () => {
    server.setTime('2026-11-13T18:40:01Z');
    // Looked for once more, and lost before its order was rejected.
    await server.app.noteOutage();
    await lookAt('18:50:00');
    expect(await card()).toMatchObject({ status: 'REJECTED' });
    orderId = (await seedPaidOrder(server, ids)).id;
    await lookAt('18:50:02');
    await lookAt('18:55:00');
    expect(await card()).toMatchObject({ status: 'PENDING', answerBy: '2026-11-13T19:00:00Z' });
  });

  it('processes that come back together put it off once', async () => {
    await lookAt('18:33:00');
    server.setTime('2026-11-13T18:41:00Z');
    await Promise.all(Array.from({ length: 4 }, () => server.app.noteOutage()));
    server.setTime('2026-11-13T18:41:03Z');
    await Promise.all(Array.from({ length: 4 }, () => server.app.noteOutage()));
    expect(await card()).toMatchObject({ answerBy: '2026-11-13T18:43:00Z' });
  });
});
