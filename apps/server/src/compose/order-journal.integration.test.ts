import { hostname } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeLog } from '../platform/logging/log.ts';
import { seedPaidOrder, settle } from '../testing/paid-order.ts';
import { seedOpenShop } from '../testing/seed-open-shop.ts';
import { signInStaff } from '../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

type Line = Record<string, unknown> & { msg: string };
const MOVE = `mutation Move($id: ID!, $to: OrderStatus!, $rejectReason: RejectReason) {
  moveOrder(id: $id, version: 1, to: $to, rejectReason: $rejectReason) { success error } }`;

describe('[D-282] [F-94] what the log tells of an evening', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let token: string;
  const lines: Line[] = [];
  beforeAll(async () => {
    const log = makeLog('info', { write: (line) => void lines.push(JSON.parse(line) as Line) });
    server = await openTestServer(undefined, {}, undefined, log);
    ids = await seedOpenShop(server.db, 1);
    const { company: companyId, venue } = ids;
    token = await signInStaff(server, { number: 1, companyId, venueIds: [venue] });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    lines.length = 0;
  });
  const journalOf = (orderId: string) =>
    lines
      .filter((line) => line['orderId'] === orderId)
      .map(({ level: _level, time: _time, pid: _pid, host: _host, ...line }) => line);

  it('each line names process and machine', async () => {
    await seedPaidOrder(server, ids);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatchObject({ pid: process.pid, host: hostname() });
  });

  it('an order placed, paid and accepted is a line each, with ids only', async () => {
    const { id: orderId } = await seedPaidOrder(server, ids);
    await server.staff(MOVE, { id: orderId, to: 'ACCEPTED' }, token);
    const at = { companyId: ids.company, venueId: ids.venue, orderId };
    expect(journalOf(orderId)).toEqual([
      { ...at, status: 'PENDING', payment: 'CARD', msg: 'order placed' },
      { companyId: ids.company, orderId, paymentId: expect.any(String), msg: 'order paid' },
      {
        ...at,
        from: 'PENDING',
        to: 'ACCEPTED',
        reason: null,
        actor: 'STAFF',
        msg: 'order answered',
      },
    ]);
  });

  it('one that is rejected says why, and that the money went back', async () => {
    const { id: orderId } = await seedPaidOrder(server, ids);
    const rejection = { id: orderId, to: 'REJECTED', rejectReason: 'OUT_OF_SUPPLIES' };
    await server.staff(MOVE, rejection, token);
    await server.runJobs();
    await settle(server);
    expect(journalOf(orderId).slice(2)).toMatchObject([
      { to: 'REJECTED', reason: 'OUT_OF_SUPPLIES', actor: 'STAFF', msg: 'order answered' },
      { paymentId: expect.any(String), how: 'CANCELLED', msg: 'payment given back' },
    ]);
  });

  it('one that nobody answered was answered by the server', async () => {
    const { id: orderId } = await seedPaidOrder(server, ids);
    server.setTime(server.now().add({ hours: 2 }).toString());
    await server.app.jobs['reject-unanswered-order']({ companyId: ids.company, orderId });
    expect(journalOf(orderId).at(-1)).toMatchObject({
      reason: 'NO_RESPONSE',
      actor: 'SERVER',
      msg: 'order answered',
    });
  });
});
