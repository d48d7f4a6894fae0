import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listDeadJobs, replayJob } from '../../platform/jobs/dead-jobs.ts';
import { openSessionOf } from '../../testing/guest-orders.ts';
import { seedPaidOrder } from '../../testing/paid-order.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import {
  orderOnBill,
  seedTable,
  readTableCheques,
  scan,
  takeShares,
  type TablePhone,
} from '../../testing/table-guests.ts';
import { RETRY_AFTER_MINUTES } from '../checkout/refused-movement.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../testing/test-server.ts';

const FRIES = 3_900;

describe('dishes that were paid and are rejected afterwards', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let table: string;
  let token: string;
  let number = 0;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1, { configuration: { enableQrOrders: true } });
    await server.db.updateTable('inventory').set({ count: null }).execute();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setTime(FRIDAY_EVENING);
    table = await seedTable(server, ids, (number += 1));
    token = (await scan(server, table, ids.venue)) ?? '';
  });

  async function settle() {
    await server.deliverWebhooks();
    await server.runJobs();
  }
  /** Somebody pays all that is on the bill, and the money is taken. */
  async function payBill(tip = 0): Promise<TablePhone> {
    const [bill] = await readTableCheques(server, table, token);
    const phone = await takeShares(server, ids, bill?.id ?? '', bill?.items ?? []);
    const { response, error } = await phone.openSession((bill?.amount ?? 0) + tip, { tip });
    if (!response) throw new Error(`No session: ${error}`);
    await server.shopper.pay(response);
    for (let round = 0; round < 3; round += 1) await settle();
    return phone;
  }
  /** Nobody in the kitchen answers for eleven minutes. */
  async function letLapse({ cartId }: { cartId: string }) {
    const order = await server.db
      .selectFrom('orders')
      .select('id')
      .where('cartId', '=', cartId)
      .executeTakeFirstOrThrow();
    server.setTime('2026-11-13T18:41:00Z');
    const key = { companyId: ids.company, orderId: order.id };
    await server.app.jobs['reject-unanswered-order'](key);
    await server.runJobs();
    await settle();
  }
  const paymentOf = ({ cartId }: TablePhone) =>
    server.db
      .selectFrom('payments')
      .selectAll()
      .where('cartId', '=', cartId)
      .executeTakeFirstOrThrow();
  const ledgerOf = async (paymentId: string) =>
    (
      await server.db
        .selectFrom('paymentLedger')
        .select(['entry', 'amount'])
        .where('paymentId', '=', paymentId)
        .orderBy('id')
        .execute()
    ).map(({ entry, amount }) => `${entry} ${amount}`);
  const atProvider = async (pspReference: string | null) =>
    (await server.ledger()).find((line) => line.pspReference === pspReference);

  it('[ORDER-15] [F-18] money goes back only for what somebody paid: not for an unpaid bill, but for a paid one', async () => {
    const isRefunded = async ({ cartId }: { cartId: string }) => {
      const { id } = await server.db
        .selectFrom('orders')
        .select('id')
        .where('cartId', '=', cartId)
        .executeTakeFirstOrThrow();
      const answer = await server.guest<{ getHistoryOrder: { isRefunded: boolean } }>(
        'query Order($id: ID!) { getHistoryOrder(orderId: $id) { isRefunded } }',
        { id },
      );
      return answer.data?.getHistoryOrder.isRefunded;
    };
    const paidLater = await orderOnBill(server, ids, token);
    await payBill();
    const unpaid = await orderOnBill(server, ids, token);
    const byCard = await seedPaidOrder(server, ids);
    expect(await isRefunded(byCard)).toBe(false);
    for (const order of [paidLater, unpaid, byCard]) await letLapse(order);
    expect(await isRefunded(unpaid)).toBe(false);
    expect(await isRefunded(paidLater)).toBe(true);
    expect(await isRefunded(byCard)).toBe(true);
  });

  it('[D-92] their part of the payment goes back once, the rest is kept', async () => {
    await orderOnBill(server, ids, token);
    const late = await orderOnBill(server, ids, token, 2);
    const payer = await payBill();
    await letLapse(late);
    const payment = await paymentOf(payer);
    expect(payment).toMatchObject({ state: 'CAPTURED', amount: 3 * FRIES, trouble: null });
    expect((await ledgerOf(payment.id)).slice(-2)).toEqual([
      `REFUND_ASKED ${2 * FRIES}`,
      `REFUNDED ${2 * FRIES}`,
    ]);
    const refund = await server.db
      .selectFrom('partRefunds')
      .select('id')
      .where('paymentId', '=', payment.id)
      .executeTakeFirstOrThrow();
    await server.app.jobs['refund-part']({ companyId: ids.company, refundId: refund.id });
    await settle();
    expect(await atProvider(payment.pspReference)).toMatchObject({
      captured: 3 * FRIES,
      refunded: 2 * FRIES,
      refundRequests: 1,
    });
  });

  it('[D-92] when the last of them is rejected too, all that is left goes back, the tip with it', async () => {
    const first = await orderOnBill(server, ids, token);
    const second = await orderOnBill(server, ids, token);
    const payer = await payBill(800);
    await letLapse(first);
    await letLapse(second);
    const payment = await paymentOf(payer);
    expect(await atProvider(payment.pspReference)).toMatchObject({
      captured: 2 * FRIES + 800,
      refunded: 2 * FRIES + 800,
    });
  });

  it('[D-92] when all that was paid is rejected at once the whole payment is released', async () => {
    const only = await orderOnBill(server, ids, token);
    const payer = await payBill();
    await letLapse(only);
    expect((await paymentOf(payer)).state).toBe('REFUNDED');
  });

  it('[D-82] [D-92] whole and taken back by the scheme, it goes back again and is never taken anew', async () => {
    const only = await orderOnBill(server, ids, token);
    const payer = await payBill();
    await letLapse(only);
    const { id, pspReference } = await paymentOf(payer);
    for (const kind of ['refunds', 'captures'])
      await server.control('reverse', { pspReference, kind });
    for (let round = 0; round < 4; round += 1) await settle();
    expect(await paymentOf(payer)).toMatchObject({ state: 'CANCELLED', trouble: null });
    expect((await ledgerOf(id)).filter((line) => line.startsWith('CAPTURE_ASKED'))).toHaveLength(1);
    expect(await atProvider(pspReference)).toMatchObject({ captured: 0, refunded: 0 });
  });

  it('[D-92] paid by two guests, each gets their own part', async () => {
    await orderOnBill(server, ids, token);
    const late = await orderOnBill(server, ids, token);
    const [bill] = await readTableCheques(server, table, token);
    const half = bill?.items.map(({ id }) => ({ id, fraction: 0.5 })) ?? [];
    const payers: TablePhone[] = [];
    for (const _guest of ['Ada', 'Bo']) {
      const phone = await takeShares(server, ids, bill?.id ?? '', half);
      await server.shopper.pay(await openSessionOf(phone, FRIES));
      for (let round = 0; round < 3; round += 1) await settle();
      payers.push(phone);
    }
    await letLapse(late);
    for (const payer of payers) {
      const { pspReference } = await paymentOf(payer);
      expect(await atProvider(pspReference)).toMatchObject({
        captured: FRIES,
        refunded: FRIES / 2,
      });
    }
  });

  const partOf = (paymentId: string) =>
    server.db
      .selectFrom('partRefunds')
      .selectAll()
      .where('paymentId', '=', paymentId)
      .executeTakeFirstOrThrow();
  /** One of two dishes of a paid bill is rejected: its part of the money is due back. */
  async function rejectOneOfTwo(prepare: () => Promise<void> = async () => undefined) {
    await orderOnBill(server, ids, token);
    const late = await orderOnBill(server, ids, token);
    const payer = await payBill();
    await prepare();
    await letLapse(late);
    const { id, pspReference } = await paymentOf(payer);
    const part = await partOf(id);
    const askAgain = async () => {
      await server.app.jobs['refund-part']({ companyId: ids.company, refundId: part.id });
      await settle();
    };
    return { id, pspReference: pspReference ?? '', part, askAgain };
  }

  it('[D-82] [D-92] a part the provider refuses is asked for anew, and moves once', async () => {
    const { id, pspReference, part, askAgain } = await rejectOneOfTwo(() =>
      server.control('refuse-changes', { changes: 1 }),
    );
    expect(part).toMatchObject({ attempt: 1, doneAt: null });
    expect(await ledgerOf(id)).toContain(`REFUND_FAILED ${FRIES}`);
    await askAgain();
    expect(await atProvider(pspReference)).toMatchObject({ refunded: FRIES, refundRequests: 2 });
    expect((await partOf(id)).doneAt).not.toBeNull();
    await askAgain();
    expect(await atProvider(pspReference)).toMatchObject({ refunded: FRIES, refundRequests: 2 });
  });

  it('[D-82] [D-92] a part the scheme takes back after confirming it is given back again', async () => {
    const { id, pspReference, part, askAgain } = await rejectOneOfTwo();
    expect(part.doneAt).not.toBeNull();
    await server.control('reverse', { pspReference, kind: 'refunds' });
    await settle();
    expect(await partOf(id)).toMatchObject({ attempt: 1, doneAt: null, providerReference: null });
    expect(await ledgerOf(id)).toContain(`REFUND_FAILED ${FRIES}`);
    await askAgain();
    expect(await atProvider(pspReference)).toMatchObject({ captured: 2 * FRIES, refunded: FRIES });
    expect((await partOf(id)).doneAt).not.toBeNull();
  });

  it('[D-82] a part refused for the last time waits among the dead jobs, and is found every time', async () => {
    const tries = RETRY_AFTER_MINUTES.length + 1;
    const { id, part, askAgain } = await rejectOneOfTwo(() =>
      server.control('refuse-changes', { changes: tries }),
    );
    for (let attempt = 1; attempt < tries; attempt += 1) await askAgain();
    expect(await partOf(id)).toMatchObject({ attempt: tries, doneAt: null });
    const dead = await listDeadJobs(server.db);
    expect(dead).toContainEqual(
      expect.objectContaining({
        name: 'refund-part',
        payload: { companyId: ids.company, refundId: part.id },
      }),
    );
    server.setTime('2026-11-13T18:55:00Z');
    await server.app.jobs['reconcile-money']({});
    const finding = await server.db
      .selectFrom('reconciliationFindings')
      .select(['kind', 'remedy'])
      .where('subjectId', '=', part.id)
      .executeTakeFirst();
    expect(finding).toEqual({ kind: 'RELEASE_UNCONFIRMED', remedy: 'OPERATOR' });
    await replayJob(server.db, dead.find(({ name }) => name === 'refund-part')?.id ?? '');
    await server.runJobs();
    await settle();
    expect((await partOf(id)).doneAt).not.toBeNull();
  });

  it('[D-82] a part asked for before the money was taken waits for it', async () => {
    await orderOnBill(server, ids, token);
    const late = await orderOnBill(server, ids, token);
    const [bill] = await readTableCheques(server, table, token);
    const payer = await takeShares(server, ids, bill?.id ?? '', bill?.items ?? []);
    await server.shopper.pay(await openSessionOf(payer, 2 * FRIES));
    await settle();
    const { id: paymentId } = await paymentOf(payer);
    await server.db
      .updateTable('payments')
      .set({ state: 'CAPTURE_ASKED' })
      .where('id', '=', paymentId)
      .execute();
    const order = await server.db
      .selectFrom('orders')
      .select('id')
      .where('cartId', '=', late.cartId)
      .executeTakeFirstOrThrow();
    server.setTime('2026-11-13T18:41:00Z');
    const companyId = ids.company;
    await server.app.jobs['reject-unanswered-order']({ companyId, orderId: order.id });
    const { id: refundId } = await server.db
      .selectFrom('partRefunds')
      .select('id')
      .where('paymentId', '=', paymentId)
      .executeTakeFirstOrThrow();
    const ask = () => server.app.jobs['refund-part']({ companyId, refundId });
    await expect(ask()).rejects.toThrow('not captured yet');
    await server.deliverWebhooks();
    await server.runJobs();
    await ask();
    await settle();
    const { pspReference } = await paymentOf(payer);
    expect(await atProvider(pspReference)).toMatchObject({ refunded: FRIES, refundRequests: 1 });
  });
});
