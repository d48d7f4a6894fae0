import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { seedOrder } from '../features/orders/testing/seed-order.ts';
import { takeAway } from '../testing/database-outage.ts';
import { seedPaidOrder } from '../testing/paid-order.ts';
import { seedOpenShop } from '../testing/seed-open-shop.ts';
import { seedPrinters } from '../testing/seed-printers.ts';
import { signInStaff } from '../testing/seed-staff.ts';
import { redisForTests, type RedisForTests } from '../testing/redis-for-tests.ts';
import { scrape } from '../testing/scrape.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../testing/test-server.ts';
import { NAMED_VENUES } from './metrics.ts';

const deployed = (path: string): string =>
  readFileSync(new URL(`../../../../deploy/${path}`, import.meta.url), 'utf8');
const namesIn = (text: string): string[] =>
  [...new Set(text.match(/\btallrik_[a-z_]+/g))].toSorted();
const later = (minutes: number): string =>
  Temporal.Instant.from(FRIDAY_EVENING).add({ minutes }).toString();

describe('[D-281] [F-89] what Prometheus reads of a running server', () => {
  let server: TestServer;
  let redis: RedisForTests;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let shop = 0;
  beforeAll(async () => {
    redis = await redisForTests();
    server = await openTestServer(undefined, { REDIS_URL: redis.url });
  });
  afterAll(async () => {
    await server.close();
    await redis.close();
  });
  beforeEach(async () => {
    server.setTime(FRIDAY_EVENING);
    ids = await seedOpenShop(server.db, (shop += 1));
  });
  const at = () => ({ company: ids.company, venue: ids.venue });

  it('what an alert is about is there before it first happens', async () => {
    const read = await scrape(server);
    expect(read.value('tallrik_pending_orders', { company: 'other', venue: 'other' })).toBe(0);
    expect(read.value('tallrik_print_tickets_waiting', { company: 'other', venue: 'other' })).toBe(
      0,
    );
    expect(read.value('tallrik_orders_total', { status: 'REJECTED', reason: 'NO_RESPONSE' })).toBe(
      0,
    );
    expect(read.value('tallrik_open_findings', { kind: 'MONEY_WITHOUT_ORDER' })).toBe(0);
    expect(read.value('tallrik_payments_in_trouble')).toBe(0);
    expect(read.value('tallrik_payments_without_order')).toBe(0);
    expect(read.value('tallrik_payment_without_order_oldest_seconds')).toBe(0);
    expect(read.value('tallrik_boards_missing')).toBe(0);
    expect(read.value('tallrik_dead_jobs')).toBe(0);
    expect(
      read.value('tallrik_job_seconds_count', { job: 'release-payment', outcome: 'failed' }),
    ).toBe(0);
    expect(read.value('tallrik_ready')).toBe(1);
    expect(read.value('tallrik_redis_up')).toBe(1);
    expect(read.value('tallrik_pool_connections')).toBeGreaterThan(0);
    expect(read.value('tallrik_event_loop_lag_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('an order nobody answers: its venue, its age, what is left of its time, and that it was rejected for it', async () => {
    const before = await scrape(server);
    const rejected = { status: 'REJECTED', reason: 'NO_RESPONSE' };
    const { id: orderId } = await seedPaidOrder(server, ids);
    const placed = await scrape(server);
    expect(placed.value('tallrik_pending_orders', at())).toBe(1);
    expect(placed.value('tallrik_pending_order_oldest_seconds', at())).toBe(0);
    const left = placed.value('tallrik_pending_order_seconds_left', at()) ?? 0;
    expect(left).toBeGreaterThan(0);
    server.setTime(later(4));
    const waiting = await scrape(server);
    expect(waiting.value('tallrik_pending_order_oldest_seconds', at())).toBe(240);
    expect(waiting.value('tallrik_pending_order_seconds_left', at())).toBe(left - 240);
    expect(waiting.value('tallrik_boards_connected', at())).toBe(0);

    server.setTime(later(120));
    await server.app.jobs['reject-unanswered-order']({ companyId: ids.company, orderId });
    const over = await scrape(server);
    expect(over.value('tallrik_pending_orders', at())).toBeUndefined();
    expect(over.value('tallrik_orders_total', rejected)).toBe(
      (before.value('tallrik_orders_total', rejected) ?? 0) + 1,
    );
    const ran = { job: 'reject-unanswered-order', outcome: 'done' };
    expect(over.value('tallrik_job_seconds_count', ran)).toBe(1);
    expect(
      over.value('tallrik_request_seconds_count', {
        route: '/graphql',
        method: 'POST',
        status: '2xx',
      }),
    ).toBeGreaterThan(0);
    await server.runJobs();
  });

  it('[KITCHEN-15] [D-355] a ticket that nobody prints: its venue and its age while somebody needs it', async () => {
    const { db } = server;
    await seedPrinters(db, ids, server.now());
    const { id: orderId } = await seedPaidOrder(server, ids);
    server.setTime(later(3));
    const seen = async () => {
      const read = await scrape(server);
      return [
        read.value('tallrik_print_tickets_waiting', at()),
        read.value('tallrik_print_ticket_oldest_seconds', at()),
      ];
    };
    // A test is nobody's dinner.
    expect(await seen()).toEqual([undefined, undefined]);
    await db.updateTable('printTickets').set({ orderId, cause: 'ARRIVAL' }).execute();
    expect(await seen()).toEqual([1, 180]);
    // An order for tonight: its ticket hurries nobody yet.
    const inHours = (hours: number) =>
      new Date(server.now().add({ hours }).subtract({ minutes: 2 }).epochMilliseconds);
    const handOver = (handOverAt: Date | null) =>
      db.updateTable('orders').set({ handOverAt }).where('id', '=', orderId).execute();
    await handOver(inHours(6));
    expect(await seen()).toEqual([1, undefined]);
    await handOver(inHours(1));
    expect(await seen()).toEqual([1, 120]);
    await handOver(null);
    // Nobody is there, and the printer is off with the lights.
    const hours = await db.selectFrom('venueAvailabilities').selectAll().execute();
    await db.deleteFrom('venueAvailabilities').execute();
    expect(await seen()).toEqual([1, undefined]);
    await db.insertInto('venueAvailabilities').values(hours).execute();
    // In a pause they cook what they have accepted.
    await db
      .updateTable('venues')
      .set({ pausedUntil: inHours(3) })
      .execute();
    expect(await seen()).toEqual([1, 180]);
    await db.updateTable('venues').set({ pausedUntil: null }).execute();
    await db.updateTable('printTickets').set({ missedAt: new Date() }).execute();
    expect(await seen()).toEqual([undefined, undefined]);
    await db.deleteFrom('printTickets').execute();
  });

  it('[KITCHEN-09] a board that is connected, and one that is missing while its venue is open', async () => {
    const { company: companyId, venue: venueId } = ids;
    const token = await signInStaff(server, { number: shop, companyId, venueIds: [venueId] });
    await seedOrder(server.db, ids, shop, {
      status: 'PENDING',
      createdAt: new Date(FRIDAY_EVENING),
    });
    const board = new WebSocket(`${server.origin.replace('http', 'ws')}/ws`);
    await once(board, 'open');
    board.send(JSON.stringify({ action: 'watch-venue-orders', data: { token, venueId } }));
    const connected = async () => (await scrape(server)).value('tallrik_boards_connected', at());
    await expect.poll(connected).toBe(1);
    board.close();
    await expect.poll(connected).toBe(0);

    const look = `query B($venueId: ID!) { venueBoard(venueId: $venueId) { serverTime } }`;
    expect((await server.staff(look, { venueId }, token)).errors).toBeUndefined();
    expect((await scrape(server)).value('tallrik_boards_missing')).toBe(0);
    server.setTime(later(15));
    const dark = await scrape(server);
    expect(dark.value('tallrik_board_missing_seconds', at())).toBe(900);
    expect(dark.value('tallrik_boards_missing')).toBe(1);
    await server.db.deleteFrom('venueAvailabilities').where('companyId', '=', companyId).execute();
    expect((await scrape(server)).value('tallrik_boards_missing')).toBe(0);
    await server.db.updateTable('orders').set({ status: 'ACCEPTED' }).execute();
  });

  it('money without an order, and what the reconciliation found', async () => {
    const { cartId } = await seedPaidOrder(server, ids);
    await server.db
      .updateTable('payments')
      .set({ orderId: null, stateSince: new Date(FRIDAY_EVENING), trouble: 'CANCEL_FAILED' })
      .where('cartId', '=', cartId)
      .execute();
    await server.db
      .insertInto('reconciliationFindings')
      .values({
        companyId: ids.company,
        kind: 'MONEY_WITHOUT_ORDER',
        subjectId: cartId,
        remedy: 'OPERATOR',
        foundAt: new Date(FRIDAY_EVENING),
        lastSeenAt: new Date(FRIDAY_EVENING),
      })
      .execute();
    server.setTime(later(3));
    const read = await scrape(server);
    expect(read.value('tallrik_payments_without_order')).toBe(1);
    expect(read.value('tallrik_payment_without_order_oldest_seconds')).toBe(180);
    expect(read.value('tallrik_payments_in_trouble')).toBe(1);
    expect(read.value('tallrik_open_findings', { kind: 'MONEY_WITHOUT_ORDER' })).toBe(1);
    await server.db.updateTable('orders').set({ status: 'ACCEPTED' }).execute();
  });

  it('of very many venues only the most pressing have a name, and none is left out of the sum', async () => {
    const venues = NAMED_VENUES + 30;
    const rows = Array.from({ length: venues }, (_, place) => ({
      id: randomUUID(),
      companyId: ids.company,
      name: `Venue ${place}`,
      timeZone: 'Europe/Stockholm',
    }));
    await server.db.insertInto('venues').values(rows).execute();
    for (const [place, { id: venueId }] of rows.entries()) {
      const answerBy = new Date(Date.parse(FRIDAY_EVENING) + place * 1000);
      await seedOrder(server.db, ids, 1_000 + place, { status: 'PENDING', venueId, answerBy });
    }
    const read = await scrape(server);
    const series = read.all('tallrik_pending_orders');
    expect(series).toHaveLength(NAMED_VENUES + 1);
    expect(series.reduce((sum, { value }) => sum + value, 0)).toBe(venues);
    expect(read.value('tallrik_pending_orders', { company: 'other', venue: 'other' })).toBe(30);
    const first = { company: ids.company, venue: rows[0]?.id ?? '' };
    expect(read.value('tallrik_pending_order_seconds_left', first)).toBe(0);
    expect(read.all('tallrik_boards_connected').length).toBeLessThanOrEqual(NAMED_VENUES + 1);
    await server.db.updateTable('orders').set({ status: 'ACCEPTED' }).execute();
  });

  it('without the database it answers too, and claims nothing it cannot know', async () => {
    const away = await takeAway(server.url);
    const blind = await scrape(server);
    expect(blind.value('tallrik_database_up')).toBe(0);
    expect(blind.value('tallrik_ready')).toBe(0);
    expect(blind.all('tallrik_pending_orders')).toEqual([]);
    expect(blind.value('tallrik_dead_jobs')).toBeUndefined();
    expect(blind.value('tallrik_open_sockets')).toBe(0);
    expect(
      blind.value('tallrik_orders_total', { status: 'REJECTED', reason: 'NO_RESPONSE' }),
    ).toBeGreaterThanOrEqual(0);
    await away.giveBack();
    await expect.poll(async () => (await scrape(server)).value('tallrik_database_up')).toBe(1);
  });

  it.each(['prometheus/alerts.yml', 'grafana/tallrik.json'])(
    'every name in deploy/%s is one that the server exports',
    async (file) => {
      await seedOrder(server.db, ids, 5_000 + shop, { status: 'PENDING' });
      // Labels that only show up in trouble: a missing board is the one name that is not always there.
      const { names, text } = await scrape(server);
      const typed = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
      const exported = new Set([...names, ...typed]);
      const used = namesIn(deployed(file));
      expect(used.length).toBeGreaterThan(10);
      expect(used.filter((name) => !exported.has(name))).toEqual([]);
    },
  );
});
