import type { BillResult, OfficeBill } from '@tallrik/contract/generated/staff-resolvers';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSessionOf } from '../../../testing/guest-orders.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import {
  orderOnBill,
  readCheque,
  readTableCheques,
  scan,
  seedTable,
  takeShares,
} from '../../../testing/table-guests.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../../testing/test-server.ts';

const FRIES = 3_900;
const BILL = `id tableCode amount discount paid left beingPaid closedAt
  lines { id title paid left isBeingPaid takenOffAt takenOffReason } receipts { orderId total kind counterKind }`;

describe('bills in the office', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  const staff = { owner: '', manager: '', stranger: '', accountant: '' };
  let number = 0;
  beforeAll(async () => {
    server = await openTestServer();
    const configuration = { enableAnonymousOrders: false, enableQrOrders: true };
    ids = await seedOpenShop(server.db, 1, { configuration });
    await server.db.updateTable('inventory').set({ count: null }).execute();
    const { company: companyId } = ids;
    const own = { companyId, venueIds: [ids.venue] };
    staff.owner = await signInStaff(server, { ...own, number: 1, role: 'COMPANY_ADMIN' });
    staff.manager = await signInStaff(server, { ...own, number: 2, role: 'VENUE_MANAGER' });
    staff.accountant = await signInStaff(server, { ...own, number: 3, role: 'ACCOUNTANT' });
    const other = { companyId, venueIds: [ids.closedVenue], number: 4 };
    staff.stranger = await signInStaff(server, { ...other, role: 'VENUE_MANAGER' });
  });
  afterAll(() => server.close());
  beforeEach(() => server.setTime(FRIDAY_EVENING));

  async function billOf(count: number) {
    const table = await seedTable(server, ids, (number += 1));
    const token = (await scan(server, table, ids.venue)) ?? '';
    await orderOnBill(server, ids, token, count);
    const [bill] = await readTableCheques(server, table, token);
    if (!bill) throw new Error('No bill');
    const all = bill.items.map(({ id }) => ({ id }));
    return { id: bill.id, first: all[0]?.id ?? '', all, read: () => readCheque(server, bill.id) };
  }
  const call = async <Answer>(document: string, token: string): Promise<Answer> => {
    const answer = await server.staff<Record<string, Answer>>(document, {}, token);
    const result = answer.data && Object.values(answer.data)[0];
    if (!result) throw new Error(answer.errors?.[0]?.extensions?.['code'] as string);
    return result;
  };
  const settle = (
    billId: string,
    amount: number,
    {
      id = crypto.randomUUID(),
      kind = 'CASH',
      lineIds = null as string[] | null,
      token = staff.owner,
    } = {},
  ) =>
    call<BillResult>(
      `mutation { settleBill(id: "${id}", billId: "${billId}", kind: ${kind}, amount: ${amount}
        ${lineIds ? `lineIds: ${JSON.stringify(lineIds)}` : ''}) { error field receiptId bill { ${BILL} } } }`,
      token,
    );
  const takeOff = (billId: string, lineId: string, reason: string, token = staff.manager) =>
    call<BillResult>(
      `mutation { takeOffBill(billId: "${billId}", lineId: "${lineId}", reason: "${reason}") { error field bill { ${BILL} } } }`,
      token,
    );
  const bills = (token = staff.owner, isClosed = false) =>
    call<OfficeBill[]>(`{ officeBills(isClosed: ${isClosed}) { ${BILL} } }`, token);
  const receiptsOf = (billId: string) =>
    server.db.selectFrom('orders').selectAll().where('chequeId', '=', billId).execute();
  const deliver = async () => {
    await server.deliverWebhooks();
    await server.runJobs();
  };

  it('[MONEY-16] open bills are listed with what was ordered, paid and left, to who may see them', async () => {
    const bill = await billOf(2);
    expect(await bills()).toContainEqual(
      expect.objectContaining({ id: bill.id, amount: 2 * FRIES, paid: 0, left: 2 * FRIES }),
    );
    expect((await bills(staff.accountant)).length).toBeGreaterThan(0);
    expect(await bills(staff.stranger)).toEqual([]);
    await expect(settle(bill.id, 2 * FRIES, { token: staff.accountant })).rejects.toThrow(
      'FORBIDDEN',
    );
    await expect(settle(bill.id, 2 * FRIES, { token: staff.stranger })).rejects.toThrow(
      'FORBIDDEN',
    );
  });

  it('[MONEY-16] [O-25] [D-695] a line, then the rest: receipts as any other, payments of their own kind, the bill closed', async () => {
    const bill = await billOf(3);
    const first = await settle(bill.id, FRIES, { lineIds: [bill.first], token: staff.manager });
    expect(first).toMatchObject({ error: null, bill: { paid: FRIES, left: 2 * FRIES } });
    server.setTime('2026-11-13T18:31:00Z');
    const rest = await settle(bill.id, 2 * FRIES, { kind: 'TERMINAL' });
    expect(rest.bill).toMatchObject({ left: 0, closedAt: '2026-11-13T18:31:00.000Z' });
    expect(rest.bill?.receipts).toMatchObject([
      { total: FRIES, kind: 'COUNTER', counterKind: 'CASH' },
      { total: 2 * FRIES, kind: 'COUNTER', counterKind: 'TERMINAL' },
    ]);
    expect(await receiptsOf(bill.id)).toMatchObject([
      { status: 'COMPLETED', type: 'EAT_HERE', isPayLater: false, userId: null },
      { status: 'COMPLETED' },
    ]);
    expect(await settle(bill.id, 0)).toMatchObject({ error: 'BILL_CLOSED' });
    expect((await bills(staff.owner, true)).map(({ id }) => id)).toContain(bill.id);
    const ledger = await server.db
      .selectFrom('paymentLedger')
      .innerJoin('payments', 'payments.id', 'paymentLedger.paymentId')
      .select(['entry', 'paymentLedger.amount', 'counterKind'])
      .where('payments.orderId', '=', first.receiptId ?? '')
      .execute();
    expect(ledger).toEqual([{ entry: 'CAPTURED', amount: FRIES, counterKind: 'CASH' }]);
    const order = await call<{ refundBlockedBy: string | null; row: { kind: string } }>(
      `{ officeOrder(id: "${first.receiptId}") { refundBlockedBy row { kind } } }`,
      staff.owner,
    );
    expect(order).toEqual({ refundBlockedBy: null, row: { kind: 'COUNTER' } });
    const entries = await server.db
      .selectFrom('auditLog')
      .select('details')
      .where('action', '=', 'settleBill')
      .where('subjectId', '=', first.receiptId ?? '')
      .execute();
    expect(entries).toMatchObject([{ details: { kind: 'CASH', amount: FRIES } }]);
  });

  it('[MONEY-16] [D-694] on the house closes the bill, and no money came in', async () => {
    const bill = await billOf(2);
    const phone = await takeShares(server, ids, bill.id, [{ id: bill.first, fraction: 0.5 }]);
    await server.shopper.pay(await openSessionOf(phone, FRIES / 2));
    await deliver();
    server.setTime('2026-11-13T18:31:00Z');
    const settled = await settle(bill.id, FRIES * 1.5, { kind: 'ON_THE_HOUSE' });
    expect(settled).toMatchObject({
      error: null,
      bill: { paid: FRIES / 2, discount: FRIES * 1.5, left: 0 },
    });
    expect(settled.bill?.closedAt).not.toBeNull();
    expect(settled.bill?.receipts.map(({ total }) => total)).toEqual([FRIES / 2, 0]);
    const { paidAmount, isPaid } = (await bill.read()) ?? {};
    expect({ paidAmount, isPaid }).toEqual({ paidAmount: FRIES / 2, isPaid: true });
  });

  it('[MONEY-16] the same button twice, and two people at once, take the money once', async () => {
    const bill = await billOf(2);
    const id = crypto.randomUUID();
    const twice = await Promise.all([1, 2, 3].map(() => settle(bill.id, 2 * FRIES, { id })));
    expect(new Set(twice.map(({ error, receiptId }) => `${error} ${receiptId}`)).size).toBe(1);
    expect(await receiptsOf(bill.id)).toHaveLength(1);
    const other = await billOf(1);
    const both = await Promise.all([
      settle(other.id, FRIES),
      settle(other.id, FRIES, { token: staff.manager, kind: 'TERMINAL' }),
    ]);
    expect(both.map(({ error }) => error ?? 'done').toSorted()).toEqual(['BILL_CLOSED', 'done']);
    expect(await receiptsOf(other.id)).toHaveLength(1);
  });

  it('[MONEY-16] what is said aloud is what is taken: another amount settles nothing', async () => {
    const bill = await billOf(2);
    expect(await settle(bill.id, FRIES)).toMatchObject({
      error: 'AMOUNT_CHANGED',
      receiptId: null,
    });
    expect(await receiptsOf(bill.id)).toEqual([]);
  });

  it('[MONEY-16] what a guest is paying stays theirs; when the phone is too late its money goes back', async () => {
    const bill = await billOf(1);
    const phone = await takeShares(server, ids, bill.id, bill.all);
    const session = await openSessionOf(phone, FRIES);
    expect(await settle(bill.id, FRIES)).toMatchObject({
      error: 'BILL_BEING_PAID',
      bill: { beingPaid: FRIES, lines: [{ isBeingPaid: true, left: 0 }] },
    });
    server.setTime('2026-11-13T18:40:01Z');
    expect(await settle(bill.id, FRIES)).toMatchObject({ error: null });
    await server.shopper.pay(session);
    await deliver();
    await deliver();
    const states = await server.db
      .selectFrom('payments')
      .select(['kind', 'state'])
      .where('cartId', '=', phone.cartId)
      .execute();
    expect(states).toEqual([{ kind: 'CARD', state: 'CANCELLED' }]);
    expect(await receiptsOf(bill.id)).toHaveLength(1);
  });

  it('[MONEY-17] a line is taken off with a reason and stays to be read; the last one closes the bill', async () => {
    const bill = await billOf(2);
    const [one = '', other = ''] = bill.all.map(({ id }) => id);
    expect(await takeOff(bill.id, one, 'no')).toMatchObject({ error: 'REASON_REQUIRED' });
    await expect(takeOff(bill.id, one, 'Came back cold', staff.accountant)).rejects.toThrow(
      'FORBIDDEN',
    );
    const removed = await takeOff(bill.id, one, 'Came back cold');
    expect(removed).toMatchObject({ error: null, bill: { amount: FRIES, left: FRIES } });
    expect(removed.bill?.lines.find(({ id }) => id === one)).toMatchObject({
      takenOffAt: '2026-11-13T18:30:00.000Z',
      takenOffReason: 'Came back cold',
      left: 0,
    });
    expect((await bill.read())?.items.map(({ id }) => id)).toEqual([other]);
    await settle(bill.id, FRIES);
    expect(await takeOff(bill.id, other, 'Came back cold')).toMatchObject({ error: 'BILL_CLOSED' });
    const next = await billOf(1);
    const closed = await takeOff(next.id, next.first, 'Ordered twice by mistake');
    expect(closed.bill?.closedAt).not.toBeNull();
  });

  it('[MONEY-17] a line that is paid, or being paid, is not taken off', async () => {
    const bill = await billOf(2);
    const [one = '', other = ''] = bill.all.map(({ id }) => id);
    await settle(bill.id, FRIES, { lineIds: [one] });
    expect(await takeOff(bill.id, one, 'Came back cold')).toMatchObject({
      error: 'BILL_LINE_PAID',
    });
    const phone = await takeShares(server, ids, bill.id, [{ id: other, fraction: 0.5 }]);
    await openSessionOf(phone, FRIES / 2);
    expect(await takeOff(bill.id, other, 'Came back cold')).toMatchObject({
      error: 'BILL_BEING_PAID',
    });
  });

  it('[MONEY-16] [O-25] phones and counter in a storm: what came in is the bill, never more, never less', async () => {
    const guest = fc.record({
      items: fc.subarray([0, 1, 2], { minLength: 1 }),
      fraction: fc.constantFrom(1, 0.5, 1 / 3),
    });
    const till = fc.record({
      kind: fc.constantFrom('CASH', 'TERMINAL', 'ON_THE_HOUSE'),
      items: fc.option(fc.subarray([0, 1, 2], { minLength: 1 })),
    });
    const storm = fc.record({
      guests: fc.array(guest, { minLength: 1, maxLength: 4 }),
      tills: fc.array(till, { minLength: 1, maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(storm, async ({ guests, tills }) => {
        server.setTime(FRIDAY_EVENING);
        const bill = await billOf(3);
        const idsOf = (items: readonly number[]) => items.map((at) => bill.all[at]?.id ?? '');
        const phones = await Promise.all(
          guests.map(({ items, fraction }) =>
            takeShares(
              server,
              ids,
              bill.id,
              idsOf(items).map((id) => ({ id, fraction })),
            ),
          ),
        );
        const pays = phones.map(async (phone) => {
          const added = (await phone.events()).at(-1)?.event;
          const lines = added?.type === 'ADD_ITEMS' ? added.items : [];
          const due = lines.reduce((sum, { share }) => sum + (share?.amount ?? 0), 0);
          const { response } = await phone.openSession(due);
          if (response) await server.shopper.pay(response);
        });
        const counters = tills.map(async ({ kind, items }) => {
          const lineIds = items ? idsOf(items) : null;
          const amount = (lineIds?.length ?? 3) * FRIES;
          await settle(bill.id, amount, { kind, lineIds });
        });
        await Promise.all([...pays, ...counters, server.deliverWebhooks()]);
        await server.deliverWebhooks();
        await Promise.all([server.runJobs(), server.runJobs(), server.runJobs()]);
        server.setTime('2026-11-13T18:50:00Z');
        const [now] = (await bills()).filter(({ id }) => id === bill.id);
        if (now) await settle(bill.id, now.left);
        expect(await unbalanced(bill.id)).toEqual([]);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  }, 180_000);

  /** Dishes less what the house paid for are the receipts, and each receipt is the money that stands for it. */
  async function unbalanced(billId: string): Promise<string[]> {
    const [bill] = (await bills(staff.owner, true)).filter(({ id }) => id === billId);
    const receipts = await server.db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.orderId', 'orders.id')
      .select(['orders.total', 'payments.amount'])
      .where('orders.chequeId', '=', billId)
      .execute();
    const items = await server.db
      .selectFrom('chequeItems')
      .select(['amount', 'discount', 'paid'])
      .where('chequeId', '=', billId)
      .execute();
    const total = receipts.reduce((sum, receipt) => sum + receipt.total, 0);
    const { left = -1, amount = 0, paid = -1, discount = 0 } = bill ?? {};
    return Object.entries({
      'is open': left !== 0,
      'dishes are missing': amount !== 3 * FRIES,
      'receipts are not what was paid': paid !== total,
      'more or less came in than it costs': total !== amount - discount,
      'a receipt without its money': receipts.some((one) => one.amount !== one.total),
      'a dish is paid twice or not': items.some((one) => one.paid + one.discount !== one.amount),
    }).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
  }
});
