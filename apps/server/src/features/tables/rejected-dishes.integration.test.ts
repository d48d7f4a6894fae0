import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plantOpenShop } from '../../testing/plant-open-shop.ts';
import {
  orderOnBill,
  plantTable,
  readTableCheques,
  scan,
  takeShares,
  type TablePhone,
} from '../../testing/table-guests.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../testing/test-server.ts';

const FRIES = 3_900;

describe('dishes that were paid and are rejected afterwards', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof plantOpenShop>>;
  let table: string;
  let token: string;
  let number = 0;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await plantOpenShop(server.db, 1, { configuration: { enableQrOrders: true } });
    await server.db.updateTable('inventory').set({ count: null }).execute();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setTime(FRIDAY_EVENING);
    table = await plantTable(server, ids, (number += 1));
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
  async function letLapse({ cartId }: TablePhone) {
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
    const payer = await payBill(780);
    await letLapse(first);
    await letLapse(second);
    const payment = await paymentOf(payer);
    expect(await atProvider(payment.pspReference)).toMatchObject({
      captured: 2 * FRIES + 780,
      refunded: 2 * FRIES + 780,
    });
  });

  it('[D-92] when all that was paid is rejected at once the whole payment is released', async () => {
    const only = await orderOnBill(server, ids, token);
    const payer = await payBill();
    await letLapse(only);
    expect((await paymentOf(payer)).state).toBe('REFUNDED');
  });

  it('[D-92] paid by two guests, each gets their own part', async () => {
    await orderOnBill(server, ids, token);
    const late = await orderOnBill(server, ids, token);
    const [bill] = await readTableCheques(server, table, token);
    const half = bill?.items.map(({ id }) => ({ id, fraction: 0.5 })) ?? [];
    const payers: TablePhone[] = [];
    for (const _guest of ['Ada', 'Bo']) {
      const phone = await takeShares(server, ids, bill?.id ?? '', half);
      const { response } = await phone.openSession(FRIES);
      if (response) await server.shopper.pay(response);
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

  it('[D-82] a part the provider does not give back is written down for a person to look at', async () => {
    await orderOnBill(server, ids, token);
    const late = await orderOnBill(server, ids, token);
    const payer = await payBill();
    await server.control('refuse-changes', { changes: 1 });
    await letLapse(late);
    const payment = await paymentOf(payer);
    expect(payment).toMatchObject({ state: 'CAPTURED', trouble: 'PART_REFUND_REFUSED' });
    expect((await ledgerOf(payment.id)).at(-1)).toBe(`REFUND_FAILED ${FRIES}`);
  });

  it('[D-82] a part asked for before the money was taken waits for it', async () => {
    await orderOnBill(server, ids, token);
    const late = await orderOnBill(server, ids, token);
    const [bill] = await readTableCheques(server, table, token);
    const payer = await takeShares(server, ids, bill?.id ?? '', bill?.items ?? []);
    const { response } = await payer.openSession(2 * FRIES);
    if (response) await server.shopper.pay(response);
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
