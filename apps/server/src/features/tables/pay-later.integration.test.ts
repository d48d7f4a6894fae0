import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSessionOf } from '../../testing/guest-orders.ts';
import { fixedId } from '../../testing/fixed-id.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { signInStaff } from '../../testing/seed-staff.ts';
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
import { hasUnpaidDishes } from './unpaid-dishes.ts';

const FRIES = 3_900;

describe('an order to pay later', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let table: string;
  let token: string;
  let number = 0;
  beforeAll(async () => {
    server = await openTestServer();
    const configuration = { enableAnonymousOrders: false, enableQrOrders: true };
    ids = await seedOpenShop(server.db, 1, { configuration });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setTime(FRIDAY_EVENING);
    await server.db.updateTable('inventory').set({ count: 50 }).execute();
    table = await seedTable(server, ids, (number += 1));
    token = (await scan(server, table, ids.venue)) ?? '';
  });

  const ordersOf = (cartId: string) =>
    server.db.selectFrom('orders').selectAll().where('cartId', '=', cartId).execute();
  const orderOf = async (cartId: string) => {
    const [order] = await ordersOf(cartId);
    if (!order) throw new Error('No order');
    return order;
  };
  const openBill = async () => {
    const [bill] = await readTableCheques(server, table, token);
    return bill ?? null;
  };
  const friesLeft = async () =>
    (await server.db.selectFrom('inventory').select('count').executeTakeFirstOrThrow()).count;
  /** Nobody in the kitchen answers for eleven minutes. */
  const letLapse = async (orderId: string) => {
    server.setTime('2026-11-13T18:41:00Z');
    await server.app.jobs['reject-unanswered-order']({ companyId: ids.company, orderId });
  };
  async function settle() {
    await server.deliverWebhooks();
    await server.runJobs();
  }

  it('[PAY-15] [D-83] becomes an order of the table at once, its lines on the table’s bill, the stock taken', async () => {
    const phone = await orderOnBill(server, ids, token, 2);
    expect(await ordersOf(phone.cartId)).toMatchObject([
      { status: 'PENDING', type: 'EAT_HERE', tableId: table, isPayLater: true, chequeId: null },
    ]);
    expect(await friesLeft()).toBe(48);
    expect(await openBill()).toMatchObject({
      amount: 2 * FRIES,
      discount: 0,
      paidAmount: 0,
      isPaid: false,
      items: [
        { itemId: ids.fries, title: 'Fries', amount: FRIES, isLocked: false, leftFraction: 1 },
        { itemId: ids.fries, title: 'Fries', amount: FRIES, isLocked: false, leftFraction: 1 },
      ],
    });
    const types = (await phone.events()).map(({ event }) => event.type);
    expect(types.at(-1)).toBe('ORDER_CREATED');
  });

  it('[D-83] [F-76] the kitchen reads that it is to be paid later, not that it is paid', async () => {
    const phone = await orderOnBill(server, ids, token);
    const { id } = await orderOf(phone.cartId);
    const kitchen = await signInStaff(server, {
      number: 1,
      companyId: ids.company,
      venueIds: [ids.venue],
    });
    const board = await server.staff<{ venueBoard: { orders: { id: string }[] } }>(
      `{ venueBoard(venueId: "${ids.venue}") { orders { id isPaid isPayLater } } }`,
      {},
      kitchen,
    );
    expect(board.data?.venueBoard.orders).toContainEqual({ id, isPaid: false, isPayLater: true });
  });

  it('[D-83] rounds of one evening go on one bill, also when two phones order at once', async () => {
    const phones = await Promise.all([
      orderOnBill(server, ids, token),
      orderOnBill(server, ids, token, 2),
    ]);
    for (const phone of phones) expect(await ordersOf(phone.cartId)).toHaveLength(1);
    expect(await readTableCheques(server, table, token)).toHaveLength(1);
    expect(await openBill()).toMatchObject({ amount: 3 * FRIES });
  });

  it('[D-83] a payment that only claims to be later, on a cart that is not, orders nothing', async () => {
    const phone = openTablePhone(server, ids, token);
    await phone.sitDown();
    await phone.addFries();
    expect((await phone.payLater()).error).toBe('AMOUNT_CHANGED');
    await server.runJobs();
    expect(await ordersOf(phone.cartId)).toEqual([]);
    expect(await openBill()).toBeNull();
  });

  it('[D-101] a token that ended before the guest pressed orders nothing', async () => {
    const phone = openTablePhone(server, ids, token);
    await phone.sitDown();
    await phone.addFries();
    await phone.markPayLater();
    server.setTime('2026-11-13T22:31:00Z');
    expect((await phone.payLater()).error).toBe('TABLE_REQUIRED');
    await server.runJobs();
    expect(await ordersOf(phone.cartId)).toEqual([]);
  });

  it('[D-101] a table that stops pay-later before the order is made takes none', async () => {
    const phone = openTablePhone(server, ids, token);
    await phone.sitDown();
    await phone.addFries();
    await phone.markPayLater();
    await phone.payLater();
    await server.db
      .updateTable('restaurantTables')
      .set({ supportsPayLater: false })
      .where('id', '=', table)
      .execute();
    await server.runJobs();
    expect(await ordersOf(phone.cartId)).toEqual([]);
    expect((await phone.events()).at(-1)?.event).toMatchObject({
      type: 'PAYMENT_FAILED',
      resultCode: 'TABLE_REQUIRED',
    });
  });

  it('[PAY-15] [D-331] a try that failed leaves the choice: later once more, or now by card', async () => {
    const phone = openTablePhone(server, ids, token);
    await phone.sitDown();
    await phone.addFries();
    await phone.markPayLater();
    await phone.payLater();
    await server.db.updateTable('inventory').set({ count: 0 }).execute();
    await server.runJobs();
    expect((await phone.events()).at(-1)?.event).toMatchObject({
      type: 'PAYMENT_FAILED',
      resultCode: 'OUT_OF_STOCK',
    });
    await server.db.updateTable('inventory').set({ count: 50 }).execute();
    await openSessionOf(phone, FRIES);
    await phone.markPayLater();
    expect((await phone.payLater()).error).toBeNull();
    await server.runJobs();
    expect(await ordersOf(phone.cartId)).toMatchObject([{ isPayLater: true }]);
  });

  it('[D-331] two presses are one try: the second waits for the first, whose failure takes the mark back', async () => {
    const phone = openTablePhone(server, ids, token);
    await phone.sitDown();
    await phone.addFries();
    await phone.markPayLater();
    // As from two devices at once: one of them is first in the stream.
    const pressed = await Promise.all([phone.payLater(), phone.payLater()]);
    expect(pressed.map(({ error }) => error).toSorted()).toEqual(['PAYMENT_PENDING', null]);
    await server.db.updateTable('inventory').set({ count: 0 }).execute();
    await server.runJobs();
    const failed = (await phone.events()).filter(({ event }) => event.type === 'PAYMENT_FAILED');
    expect(failed).toMatchObject([{ event: { resultCode: 'OUT_OF_STOCK', endsPayLater: true } }]);
    await server.db.updateTable('inventory').set({ count: 50 }).execute();
    await openSessionOf(phone, FRIES);
  });

  it('[D-101] an order paid by card at a table carries the table too; a take-away from there does not', async () => {
    const paid = async (serviceType: 'EAT_HERE' | 'TAKE_AWAY') => {
      const phone = openTablePhone(server, ids, token);
      await phone.create(serviceType);
      await phone.addFries();
      await server.shopper.pay(await openSessionOf(phone, FRIES));
      await settle();
      return (await orderOf(phone.cartId)).tableId;
    };
    expect(await paid('EAT_HERE')).toBe(table);
    expect(await paid('TAKE_AWAY')).toBeNull();
  });

  it('[D-92] rejected, its lines leave the bill and the stock comes back', async () => {
    const firstOrder = await orderOnBill(server, ids, token);
    const rejected = await orderOnBill(server, ids, token, 2);
    await letLapse((await orderOf(rejected.cartId)).id);
    expect(await openBill()).toMatchObject({ amount: FRIES, items: [{ amount: FRIES }] });
    expect(await friesLeft()).toBe(49);
    await letLapse((await orderOf(firstOrder.cartId)).id);
    expect(await openBill()).toBeNull();
  });

  it('[D-92] [D-103] a dish rejected while somebody pays it: the money goes back and the guest is told', async () => {
    const ordered = await orderOnBill(server, ids, token);
    const bill = await openBill();
    const phone = await takeShares(server, ids, bill?.id ?? '', bill?.items ?? []);
    const session = await openSessionOf(phone, FRIES);
    await letLapse((await orderOf(ordered.cartId)).id);
    await server.shopper.pay(session);
    await settle();
    await settle();
    expect(await ordersOf(phone.cartId)).toEqual([]);
    expect((await phone.events()).at(-1)?.event).toMatchObject({
      type: 'CART_ERROR',
      code: 'HANDLE_ORDER_AFTER_PAYMENT_ERROR',
    });
    const { state } = await server.db
      .selectFrom('payments')
      .select('state')
      .where('cartId', '=', phone.cartId)
      .executeTakeFirstOrThrow();
    expect(state).toBe('CANCELLED');
  });

  it('[D-111] whose dishes are unpaid is told so when leaving, and not any more once they are paid', async () => {
    const phone = await orderOnBill(server, ids, token);
    const guest = fixedId(600_000);
    await server.db
      .insertInto('users')
      .values({ id: guest, companyId: ids.company, easyId: '600', activated: true })
      .execute();
    await server.db
      .updateTable('orders')
      .set({ userId: guest })
      .where('cartId', '=', phone.cartId)
      .execute();
    expect(await hasUnpaidDishes(server.db, ids.company, guest)).toBe(true);
    const bill = await openBill();
    const payer = await takeShares(server, ids, bill?.id ?? '', bill?.items ?? []);
    await server.shopper.pay(await openSessionOf(payer, FRIES));
    await settle();
    expect(await hasUnpaidDishes(server.db, ids.company, guest)).toBe(false);
  });

  it('[D-104] [D-138] another company’s guest reads no bill by a cart of theirs, and cannot pay it', async () => {
    await orderOnBill(server, ids, token);
    const bill = await openBill();
    const stranger = await seedOpenShop(server.db, 100 + number);
    const phone = openTablePhone(server, stranger, null);
    await phone.sitDown();
    expect((await phone.connect(bill?.id ?? '')).error).toBe('CHEQUE_NOT_FOUND');
    expect((await phone.connect('not-an-id')).error).toBe('CHEQUE_NOT_FOUND');
    expect(await readCheque(server, '00000000-0000-4000-8000-999999999999')).toBeNull();
  });
});
