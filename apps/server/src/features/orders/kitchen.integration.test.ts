import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuestPhone, openSessionOf } from '../../testing/guest-orders.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { signInStaff } from '../../testing/seed-staff.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../testing/test-server.ts';

const FRIES = 3_900;
const BOARD = `query Board($venueId: ID!) { venueBoard(venueId: $venueId) {
  serverTime orders { id easyId status version createdAt movedAt total isPaid items { title quantity } } } }`;
const MOVE = `mutation Move($id: ID!, $version: Int!, $to: OrderStatus!, $minutes: Int, $reason: RejectReason) {
  moveOrder(id: $id, version: $version, to: $to, estimatedMinutes: $minutes, rejectReason: $reason) {
    success error order { status version } } }`;

type BoardOrder = {
  id: string;
  easyId: string;
  status: string;
  version: number;
  createdAt: string;
  movedAt: string;
  total: number;
  isPaid: boolean;
  items: { title: string; quantity: number }[];
};
type Board = { venueBoard: { orders: BoardOrder[] } };
type Moved = {
  moveOrder: {
    success: boolean;
    error: string | null;
    order: { status: string; version: number } | null;
  };
};

describe('the kitchen', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let kitchen: string;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    kitchen = await signInStaff(server, {
      number: 1,
      companyId: ids.company,
      venueIds: [ids.venue],
    });
  });
  afterAll(() => server.close());

  const board = async (token = kitchen) =>
    server.staff<Board>(BOARD, { venueId: ids.venue }, token);
  const move = async (order: BoardOrder, to: string, more: object = {}, token = kitchen) => {
    const answer = await server.staff<Moved>(
      MOVE,
      { id: order.id, version: order.version, to, ...more },
      token,
    );
    return answer.data?.moveOrder ?? answer;
  };
  const friesLeft = async () =>
    (
      await server.db
        .selectFrom('inventory')
        .select('count')
        .where('itemId', '=', ids.fries)
        .executeTakeFirstOrThrow()
    ).count;
  const paymentOf = (orderId: string) =>
    server.db
      .selectFrom('payments')
      .selectAll()
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();

  async function settle() {
    await server.deliverWebhooks();
    await server.runJobs();
  }

  async function paidOrder(comment?: string): Promise<BoardOrder> {
    const known = new Set((await board()).data?.venueBoard.orders.map(({ id }) => id));
    const phone = openGuestPhone(server, ids);
    await phone.create();
    await phone.addFries();
    if (comment !== undefined) await phone.put({ ...phone.base(), type: 'SET_COMMENT', comment });
    await server.shopper.pay(await openSessionOf(phone, FRIES));
    await settle();
    const fresh = (await board()).data?.venueBoard.orders.find(({ id }) => !known.has(id));
    if (!fresh) throw new Error('The paid order is not on the board');
    return fresh;
  }

  it('[D-146] a paid order is on the board, with what the kitchen cooks', async () => {
    const order = await paidOrder();
    expect(order).toMatchObject({
      status: 'PENDING',
      isPaid: true,
      total: FRIES,
      items: [{ title: 'Fries', quantity: 1 }],
    });
  });

  it('[D-92] [D-231] [F-63] the guest reads the own comment, and until when the kitchen answers, while it has not', async () => {
    const comment = 'No dill, please';
    const order = await paidOrder(comment);
    const read = async () =>
      (
        await server.guest<{ getHistoryOrder: { comment: string; answerBy: string | null } }>(
          'query Order($id: ID!) { getHistoryOrder(orderId: $id) { comment answerBy } }',
          { id: order.id },
        )
      ).data?.getHistoryOrder;
    const tenMinutesOn = Temporal.Instant.from(order.createdAt).add({ minutes: 10 });
    const { answerBy, ...rest } = (await read())!;
    expect(rest).toEqual({ comment });
    expect(Temporal.Instant.from(answerBy!).equals(tenMinutesOn)).toBe(true);
    await move(order, 'ACCEPTED', { minutes: 12 });
    expect(await read()).toEqual({ comment, answerBy: null });
  });

  it('[D-82] accepting takes the money, once', async () => {
    const order = await paidOrder();
    expect(await move(order, 'ACCEPTED', { minutes: 12 })).toMatchObject({
      success: true,
      order: { status: 'ACCEPTED', version: 2 },
    });
    await settle();
    await settle();
    expect(await paymentOf(order.id)).toMatchObject({ state: 'CAPTURED' });
    const { pspReference } = await paymentOf(order.id);
    const line = (await server.ledger()).find((entry) => entry.pspReference === pspReference);
    expect(line).toMatchObject({ captured: FRIES, refunded: 0 });
    const row = await server.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(row.estimatedFinishTime?.toISOString()).toBe('2026-11-13T18:42:00.000Z');
  });

  it('[D-92] rejecting gives money and stock back', async () => {
    const order = await paidOrder();
    const before = await friesLeft();
    expect(await move(order, 'REJECTED', { reason: 'TOO_MANY_ORDERS' })).toMatchObject({
      success: true,
    });
    await settle();
    await settle();
    expect((await paymentOf(order.id)).state).toBe('CANCELLED');
    expect(await friesLeft()).toBe((before ?? 0) + 1);
  });

  it('[D-82] rejecting after the money was taken refunds it', async () => {
    const order = await paidOrder();
    await move(order, 'ACCEPTED');
    await settle();
    await settle();
    await move({ ...order, version: 2 }, 'REJECTED', { reason: 'OUT_OF_SUPPLIES' });
    await settle();
    await settle();
    const payment = await paymentOf(order.id);
    expect(payment.state).toBe('REFUNDED');
    const entries = await server.db
      .selectFrom('paymentLedger')
      .select('entry')
      .where('paymentId', '=', payment.id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ entry }) => entry)).toEqual([
      'AUTHORISED',
      'CAPTURE_ASKED',
      'CAPTURED',
      'REFUND_ASKED',
      'REFUNDED',
    ]);
  });

  it('[D-91] a second click on an old board changes nothing and shows how it stands', async () => {
    const order = await paidOrder();
    await move(order, 'ACCEPTED');
    expect(await move(order, 'READY')).toEqual({
      success: false,
      error: 'ORDER_VERSION_CONFLICT',
      order: { status: 'ACCEPTED', version: 2 },
    });
    expect(await move({ ...order, version: 2 }, 'PENDING')).toMatchObject({
      error: 'ORDER_MOVE_NOT_ALLOWED',
    });
  });

  it('[D-91] the board says since when an order stands where it is', async () => {
    const order = await paidOrder();
    expect(order.movedAt).toBe(order.createdAt);
    const fourMinutesLater = server.now().add({ minutes: 4 }).toString();
    server.setTime(fourMinutesLater);
    await move(order, 'ACCEPTED');
    server.setTime(FRIDAY_EVENING);
    const shown = (await board()).data?.venueBoard.orders.find(({ id }) => id === order.id);
    expect(shown?.movedAt).toBe(fourMinutesLater);
  });

  it('[D-91] [D-92] a rejection needs a reason', async () => {
    expect(await move(await paidOrder(), 'REJECTED')).toMatchObject({
      error: 'REJECT_REASON_REQUIRED',
    });
  });

  it('[D-92] an order nobody answers is rejected by the server and its money goes back', async () => {
    const order = await paidOrder();
    const key = { companyId: ids.company, orderId: order.id };
    server.setTime('2026-11-13T18:39:00Z');
    await server.app.jobs['reject-unanswered-order'](key);
    expect(
      (
        await server.db
          .selectFrom('orders')
          .select('status')
          .where('id', '=', order.id)
          .executeTakeFirstOrThrow()
      ).status,
    ).toBe('PENDING');
    server.setTime('2026-11-13T18:40:00Z');
    await server.app.jobs['reject-unanswered-order'](key);
    await settle();
    await settle();
    server.setTime(FRIDAY_EVENING);
    const row = await server.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'REJECTED', rejectReason: 'NO_RESPONSE' });
    expect((await paymentOf(order.id)).state).toBe('CANCELLED');
  });

  it("[D-115] another venue's staff, another company and a guest see and move nothing", async () => {
    const order = await paidOrder();
    const other = await seedOpenShop(server.db, 2);
    const stranger = await signInStaff(server, {
      number: 2,
      companyId: other.company,
      venueIds: [other.venue],
    });
    const admin = await signInStaff(server, {
      number: 3,
      companyId: other.company,
      venueIds: [],
      role: 'COMPANY_ADMIN',
    });
    for (const token of [stranger, admin]) {
      expect((await board(token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      expect(await move(order, 'ACCEPTED', {}, token)).toMatchObject({
        errors: [{ extensions: { code: 'FORBIDDEN' } }],
      });
    }
    expect((await board('not-a-token')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(
      (await server.guest('query { venueBoard(venueId: "x") { serverTime } }', {}, kitchen))
        .errors?.[0]?.extensions.code,
    ).toBe('BAD_USER_INPUT');
  });

  it('[D-95] numbers called out at one venue are all different', async () => {
    await server.db.updateTable('inventory').set({ count: null }).execute();
    await paidOrder();
    await paidOrder();
    const orders = (await board()).data?.venueBoard.orders ?? [];
    expect(orders.length).toBeGreaterThanOrEqual(2);
    expect(new Set(orders.map(({ easyId }) => easyId)).size).toBe(orders.length);
  });
});
