import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askInjected } from '../../features/orders/printing/testing/cloud-printers.ts';
import { openCloudPrntStandIn } from '../../providers/printer/testing/cloudprnt-stand-in.ts';
import { openGuestPhone, openSessionOf } from '../guest-orders.ts';
import { FRIES_PRICE, seedPaidOrder, settle } from '../paid-order.ts';
import { seedOpenShop } from '../seed-open-shop.ts';
import { signInStaff } from '../seed-staff.ts';
import { seriesIn } from '../scrape.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { ALERTS, checkRules, judgeAlerts, type FiringAlert } from './promtool.ts';
import { recordScrapes, SCRAPE_SECONDS } from './scrape-recording.ts';

const ACCEPT = `mutation Accept($id: ID!) {
  moveOrder(id: $id, version: 1, to: ACCEPTED, estimatedMinutes: 10) { success error } }`;

/** As promtool writes it out for whoever is woken up. */
const inWords = (seconds: number): string => `${Math.floor(seconds / 60)}m ${seconds % 60}s`;

describe('[D-289] deploy/prometheus/alerts.yml over scrapes of the real server', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let kitchen: string;
  let shop = 0;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    shop += 1;
    ids = await seedOpenShop(server.db, shop);
    const { company: companyId, venue } = ids;
    kitchen = await signInStaff(server, { number: shop, companyId, venueIds: [venue] });
  });

  const accept = async (id: string): Promise<void> => {
    const { data } = await server.staff<{ moveOrder: { success: boolean } }>(
      ACCEPT,
      { id },
      kitchen,
    );
    expect(data?.moveOrder.success).toBe(true);
  };

  const move = async (id: string, version: number, to: string): Promise<void> => {
    const { data } = await server.staff<{ moveOrder: { success: boolean } }>(
      `mutation { moveOrder(id: "${id}", version: ${version}, to: ${to}) { success } }`,
      {},
      kitchen,
    );
    expect(data?.moveOrder.success).toBe(true);
  };

  it('promtool finds every rule sound', async () => {
    expect(await checkRules()).toContain(`SUCCESS: ${ALERTS.length} rules found`);
  });

  const secondsLeft = (text: string): number => {
    const [sample] = seriesIn(text).filter(
      ({ name, labels }) =>
        name === 'tallrik_pending_order_seconds_left' && labels['venue'] === ids.venue,
    );
    return sample?.value ?? Number.NaN;
  };

  it('where three minutes are all there are to answer, nobody is woken before half of them are over', async () => {
    const watch = recordScrapes(server);
    await watch.scrape(2);
    const { id } = await seedPaidOrder(server, ids);
    await sql`update orders set answer_by = created_at + interval '3 minutes' where id = ${id}`.execute(
      server.db,
    );
    let left = secondsLeft(await watch.scrape());
    expect(left).toBeGreaterThan(90 + 2 * SCRAPE_SECONDS);
    while (left >= 90) left = secondsLeft(await watch.scrape());
    const pressing = watch.seconds();
    left = secondsLeft(await watch.scrape(2));
    const firing: FiringAlert = {
      exp_labels: { severity: 'page', company: ids.company, venue: ids.venue },
      exp_annotations: {
        summary: `Nobody answers an order at venue ${ids.venue}`,
        description: `In ${left}s the server rejects it and the guest gets the money back. Call the venue.`,
      },
    };
    await accept(id);
    const alertname = 'NobodyAnswers';
    await judgeAlerts(watch.series(), [
      { alertname, seconds: pressing, firing: [] },
      { alertname, seconds: pressing + 2 * SCRAPE_SECONDS, firing: [firing] },
    ]);
    await settle(server);
  });

  it('an order nobody answers fires three minutes before its end, and not after an answer', async () => {
    const watch = recordScrapes(server);
    await watch.scrape(2);
    const { id } = await seedPaidOrder(server, ids);
    let left = secondsLeft(await watch.scrape());
    expect(left).toBeGreaterThan(180 + SCRAPE_SECONDS);
    while (left >= 180) left = secondsLeft(await watch.scrape());
    const pressing = watch.seconds();
    left = secondsLeft(await watch.scrape(2));
    const firing: FiringAlert = {
      exp_labels: { severity: 'page', company: ids.company, venue: ids.venue },
      exp_annotations: {
        summary: `Nobody answers an order at venue ${ids.venue}`,
        description: `In ${inWords(left)} the server rejects it and the guest gets the money back. Call the venue.`,
      },
    };
    await accept(id);
    await watch.scrape(2);
    const alertname = 'NobodyAnswers';
    await judgeAlerts(watch.series(), [
      { alertname, seconds: pressing + SCRAPE_SECONDS, firing: [] },
      { alertname, seconds: pressing + 2 * SCRAPE_SECONDS, firing: [firing] },
      { alertname, seconds: pressing + 3 * SCRAPE_SECONDS, firing: [] },
      { alertname: 'PaidButNoOrder', seconds: pressing + 2 * SCRAPE_SECONDS, firing: [] },
    ]);
    await settle(server);
  });

  it('money that became no order and is not given back fires, and not once it is', async () => {
    const watch = recordScrapes(server);
    await watch.scrape(2);
    // Two tabs both pay: one order, and the provider is away when the other payment shall be cancelled.
    const phone = openGuestPhone(server, ids);
    await phone.create();
    await phone.addFries();
    const first = await openSessionOf(phone, FRIES_PRICE);
    await phone.put({ ...phone.base(), type: 'SET_COMMENT', comment: 'Utan salt' });
    const second = await openSessionOf(phone, FRIES_PRICE);
    await server.shopper.pay(first);
    await server.shopper.pay(second);
    await server.control('outage', { calls: 1_000 });
    await settle(server);
    const orders = await server.db
      .selectFrom('orders')
      .select('id')
      .where('cartId', '=', phone.cartId)
      .execute();
    expect(orders).toHaveLength(1);
    await accept(orders[0]?.id ?? '');
    const begun = watch.seconds() + SCRAPE_SECONDS;
    // More than two minutes, for a minute.
    const fires = begun + 120 + SCRAPE_SECONDS + 60;
    await watch.scrape((fires - begun) / SCRAPE_SECONDS + 1);
    expect(watch.seconds()).toBe(fires);
    await server.control('outage', { calls: 0 });
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(server.db);
    await server.runJobs();
    await settle(server);
    await watch.scrape(2);
    const alertname = 'PaidButNoOrder';
    const firing: FiringAlert = {
      exp_labels: { severity: 'page' },
      exp_annotations: {
        summary: 'Money is held or taken and there is no order for it',
        description: `For ${inWords(fires - begun)}. The job release-payment gives it back; look at the dead jobs and the findings.`,
      },
    };
    await judgeAlerts(watch.series(), [
      { alertname, seconds: fires - SCRAPE_SECONDS, firing: [] },
      { alertname, seconds: fires, firing: [firing] },
      { alertname, seconds: fires + SCRAPE_SECONDS, firing: [] },
      { alertname: 'NobodyAnswers', seconds: fires, firing: [] },
    ]);
  });

  it('[KITCHEN-15] [D-355] a ticket that comes out of no printer fires after two minutes, and not once it is on paper', async () => {
    const { company: companyId, venue: venueId } = ids;
    const number = 1_000 + shop;
    const owner = await signInStaff(server, {
      number,
      companyId,
      venueIds: [venueId],
      role: 'COMPANY_ADMIN',
    });
    const { data } = await server.staff<{
      addPrinter: { printer: { id: string }; cloudPrntPath: string };
    }>(
      'mutation ($id: ID!, $printer: PrinterInput!) { addPrinter(venueId: $id, printer: $printer) { printer { id } cloudPrntPath } }',
      { id: venueId, printer: { name: 'Star', kind: 'CLOUDPRNT' } },
      owner,
    );
    const star = openCloudPrntStandIn({
      path: data?.addPrinter.cloudPrntPath ?? '',
      mac: '00:11:62:00:00:01',
      ask: askInjected(server),
    });
    const watch = recordScrapes(server);
    await watch.scrape(2);
    star.setStatus('410 Out of paper');
    // A test that nobody waits for wakes nobody (D-355).
    await server.staff(
      'mutation ($id: ID!) { printTestTicket(printerId: $id) { success } }',
      { id: data?.addPrinter.printer.id },
      owner,
    );
    await watch.scrape(16);
    const quiet = watch.seconds();
    const { id } = await seedPaidOrder(server, ids);
    await accept(id);
    const begun = watch.seconds() + SCRAPE_SECONDS;
    // More than two minutes, for half a minute.
    const fires = begun + 120 + SCRAPE_SECONDS + 30;
    await watch.scrape((fires - begun) / SCRAPE_SECONDS + 1);
    expect(watch.seconds()).toBe(fires);
    await star.poll();
    expect(star.tickets()).toEqual([]);
    star.setStatus('200 OK');
    await star.poll();
    await star.poll();
    expect(star.tickets()).toHaveLength(2);
    await watch.scrape(2);
    // Switched off for the night, with an order for tomorrow and one that was handed over: nobody is woken.
    star.setStatus('410 Out of paper');
    const late = watch.seconds();
    const { id: done } = await seedPaidOrder(server, ids);
    await accept(done);
    await move(done, 2, 'READY');
    await move(done, 3, 'COMPLETED');
    const { id: tomorrow } = await seedPaidOrder(server, ids);
    await sql`update orders set desired_time = created_at + interval '18 hours',
      hand_over_at = created_at + interval '17 hours' where id = ${tomorrow}`.execute(server.db);
    await accept(tomorrow);
    await watch.scrape(20);
    await server.app.enqueueDueJobs();
    await watch.scrape(12);
    const night = watch.seconds();
    const alertname = 'TicketsNotPrinted';
    const firing: FiringAlert = {
      exp_labels: { severity: 'page', company: companyId, venue: venueId },
      exp_annotations: {
        summary: `A ticket at venue ${venueId} has not been printed for ${inWords(fires - begun)}`,
        description:
          'Its printer is away, out of paper or asks whether the ticket is on paper; the board names it. Call the venue.',
      },
    };
    await judgeAlerts(watch.series(), [
      { alertname, seconds: quiet, firing: [] },
      { alertname, seconds: fires - SCRAPE_SECONDS, firing: [] },
      { alertname, seconds: fires, firing: [firing] },
      { alertname, seconds: fires + SCRAPE_SECONDS, firing: [] },
      { alertname, seconds: late, firing: [] },
      { alertname, seconds: night, firing: [] },
    ]);
    await settle(server);
  });

  it('a server whose orders are answered and paid fires nothing at all', async () => {
    const watch = recordScrapes(server);
    for (let order = 0; order < 3; order += 1) {
      const { id } = await seedPaidOrder(server, ids);
      await watch.scrape(2);
      await accept(id);
      await settle(server);
      await settle(server);
      await watch.scrape(18);
    }
    const times = Array.from({ length: watch.seconds() / 60 }, (_, minute) => minute * 60);
    expect(times.length).toBeGreaterThan(10);
    await judgeAlerts(
      watch.series(),
      ALERTS.flatMap((alertname) => times.map((seconds) => ({ alertname, seconds, firing: [] }))),
    );
  });

  it('the judge would notice: a state is not the one it is said to be', async () => {
    const watch = recordScrapes(server);
    await watch.scrape(3);
    const firing = { exp_labels: { severity: 'page' }, exp_annotations: {} };
    await expect(
      judgeAlerts(watch.series(), [{ alertname: 'PaidButNoOrder', seconds: 30, firing: [firing] }]),
    ).rejects.toThrow('promtool says no');
  });
});
