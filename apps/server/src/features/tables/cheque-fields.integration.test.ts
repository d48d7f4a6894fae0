import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSessionOf } from '../../testing/guest-orders.ts';
import { settle } from '../../testing/paid-order.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import {
  openTablePhone,
  orderOnBill,
  seedTable,
  readCheque,
  readTableCheques,
  scan,
  takeShares,
} from '../../testing/table-guests.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../testing/test-server.ts';

const FRIES = 3_900;

describe('a bill at the endpoint', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let number = 0;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1, { configuration: { enableQrOrders: true } });
    await server.db.updateTable('inventory').set({ count: null }).execute();
  });
  afterAll(() => server.close());

  /** A fresh table whose guests have ordered this many fries. */
  async function billOf(count: number) {
    const table = await seedTable(server, ids, (number += 1));
    const token = (await scan(server, table, ids.venue)) ?? '';
    await orderOnBill(server, ids, token, count);
    const [bill] = await readTableCheques(server, table, token);
    if (!bill) throw new Error('No bill');
    return { id: bill.id, table, first: bill.items[0]?.id ?? '' };
  }

  it('[API-29] [DATA-22] [CART-07] a bill has its fields; a cart tied to it is paid by them', async () => {
    const bill = await billOf(2);
    const answer = await server.guest<{ Cheque: object }>(
      `query B($id: ID!) { Cheque(id: $id) { id amount discount paidAmount createdAt
        items { id itemId title amount discount categoryId variations richVariations { id } } } }`,
      { id: bill.id },
    );
    const item = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      itemId: ids.fries,
      title: 'Fries',
      amount: FRIES,
      discount: 0,
      categoryId: ids.burgers,
      variations: [],
      richVariations: [],
    };
    expect(answer.data?.Cheque).toEqual({
      id: bill.id,
      amount: 2 * FRIES,
      discount: 0,
      paidAmount: 0,
      createdAt: FRIDAY_EVENING,
      items: [item, item],
    });
    const nobodys = await server.guest('query B($id: ID!) { Cheque(id: $id) { id } }', {
      id: bill.table,
    });
    expect(nobodys).toEqual({ data: { Cheque: null } });

    const phone = openTablePhone(server, ids, null);
    await phone.sitDown();
    expect((await phone.addShares([{ id: bill.first }])).error).not.toBeNull();
    expect((await phone.connect(bill.id)).error).toBeNull();
    expect((await phone.events()).at(-1)?.event).toMatchObject({
      type: 'CONNECT_TO_CHEQUE',
      id: bill.id,
    });
    expect((await phone.addShares([{ id: bill.first }])).error).toBeNull();
    await server.shopper.pay(await openSessionOf(phone, FRIES));
    await settle(server);
    expect(await readCheque(server, bill.id)).toMatchObject({ paidAmount: FRIES, isPaid: false });
  });

  it('[D-53] [D-165] [F-09] 29 hundredths of 121.50 cost 35.24: a share is computed in whole numbers', async () => {
    const bill = await billOf(1);
    await server.db
      .updateTable('chequeItems')
      .set({ amount: 12_150 })
      .where('id', '=', bill.first)
      .execute();
    const phone = await takeShares(server, ids, bill.id, [{ id: bill.first, fraction: 0.29 }]);
    expect((await phone.openSession(3_523)).error).toBe('AMOUNT_CHANGED');
    expect((await phone.openSession(3_524)).error).toBeNull();
  });
});
