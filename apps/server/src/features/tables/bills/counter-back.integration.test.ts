import type { BillResult, RefundResult } from '@tallrik/contract/generated/staff-resolvers';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { orderOnBill, readTableCheques, scan, seedTable } from '../../../testing/table-guests.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../../testing/test-server.ts';

const FRIES = 3_900;
const LATER = '2026-11-13T18:41:00Z';

describe('money that was paid at the counter and goes back', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  const staff = { owner: '', manager: '', accountant: '', stranger: '', other: '' };
  let number = 0;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1, { configuration: { enableQrOrders: true } });
    const others = await seedOpenShop(server.db, 2);
    await server.db.updateTable('inventory').set({ count: null }).execute();
    const own = { companyId: ids.company, venueIds: [ids.venue] };
    staff.owner = await signInStaff(server, { ...own, number: 1, role: 'COMPANY_ADMIN' });
    staff.manager = await signInStaff(server, { ...own, number: 2, role: 'VENUE_MANAGER' });
    staff.accountant = await signInStaff(server, { ...own, number: 3, role: 'ACCOUNTANT' });
    const elsewhere = { companyId: ids.company, venueIds: [ids.closedVenue], number: 4 };
    staff.stranger = await signInStaff(server, { ...elsewhere, role: 'VENUE_MANAGER' });
    const foreign = { companyId: others.company, venueIds: [others.venue], number: 5 };
    staff.other = await signInStaff(server, { ...foreign, role: 'COMPANY_ADMIN' });
  });
  afterAll(() => server.close());
  beforeEach(() => server.setTime(FRIDAY_EVENING));

  const call = async <Answer>(document: string, token: string): Promise<Answer> => {
    const answer = await server.staff<Record<string, Answer>>(document, {}, token);
    const result = answer.data && Object.values(answer.data)[0];
    if (!result) throw new Error(answer.errors?.[0]?.extensions?.['code'] as string);
    return result;
  };
  /** Orders on one table's bill, each of so many portions, all of it paid at the counter. */
  async function paidBill(counts: readonly number[], kind = 'CASH') {
    const table = await seedTable(server, ids, (number += 1));
    const token = (await scan(server, table, ids.venue)) ?? '';
    const carts: string[] = [];
    for (const count of counts) carts.push((await orderOnBill(server, ids, token, count)).cartId);
    const [bill] = await readTableCheques(server, table, token);
    if (!bill) throw new Error('No bill');
    const settled = await call<BillResult>(
      `mutation { settleBill(id: "${crypto.randomUUID()}", billId: "${bill.id}", kind: ${kind},
        amount: ${bill.amount}) { error receiptId } }`,
      staff.owner,
    );
    const orderIds: string[] = [];
    for (const cartId of carts) {
      const query = server.db.selectFrom('orders').select('id').where('cartId', '=', cartId);
      orderIds.push((await query.executeTakeFirstOrThrow()).id);
    }
    return { receiptId: settled.receiptId ?? '', orderIds };
  }
  /** Nobody in the kitchen answers for eleven minutes. */
  const reject = (orderId: string) => {
    server.setTime(LATER);
    return server.app.jobs['reject-unanswered-order']({ companyId: ids.company, orderId });
  };
  const handBack = (
    orderId: string,
    wish: string,
    { id = crypto.randomUUID() as string, token = staff.manager, way = '' } = {},
  ) =>
    call<RefundResult>(
      `mutation { refundOrder(id: "${id}", orderId: "${orderId}", ${wish}, reason: QUALITY
        ${way && `counterKind: ${way}`}) { error field refund { amount state counterKind }
        order { refundable owedAtCounter refundBlockedBy } } }`,
      token,
    );
  type Need = { kind: string; subjectId: string; amount: number };
  const owedToday = async (token = staff.manager) =>
    (
      await call<{ needs: Need[] }>(`{ today { needs { kind subjectId amount } } }`, token)
    ).needs.filter(({ kind }) => kind === 'COUNTER_OWED');
  const moneyOf = async (receiptId: string) => {
    const payment = await server.db
      .selectFrom('payments')
      .select(['id', 'amount', 'state'])
      .where('orderId', '=', receiptId)
      .executeTakeFirstOrThrow();
    const parts = await server.db
      .selectFrom('partRefunds')
      .selectAll()
      .where('paymentId', '=', payment.id)
      .execute();
    const debts = await server.db
      .selectFrom('counterDebts')
      .selectAll()
      .where('paymentId', '=', payment.id)
      .execute();
    const findings = await server.db
      .selectFrom('reconciliationFindings')
      .select(['kind', 'resolvedAt'])
      .where('subjectId', '=', payment.id)
      .execute();
    const ledger = await server.db
      .selectFrom('paymentLedger')
      .select(['entry', 'amount'])
      .where('paymentId', '=', payment.id)
      .orderBy('id')
      .execute();
    return { payment, parts, debts, findings, ledger };
  };

  it('[MONEY-02] [MONEY-12] [D-700] a rejected dish that was paid there is owed, on Today and on its receipt, until it is handed back', async () => {
    const { receiptId, orderIds } = await paidBill([1, 2]);
    expect(await owedToday()).toEqual([]);
    await reject(orderIds[1] ?? '');
    expect(await owedToday()).toEqual([
      { kind: 'COUNTER_OWED', subjectId: receiptId, amount: 2 * FRIES },
    ]);
    expect(await owedToday(staff.stranger)).toEqual([]);
    expect(await owedToday(staff.other)).toEqual([]);
    expect((await moneyOf(receiptId)).findings).toEqual([
      { kind: 'COUNTER_OWED', resolvedAt: null },
    ]);
    // A part of it is still a debt.
    const part = await handBack(receiptId, 'amount: 3000', { way: 'TERMINAL' });
    expect(part).toMatchObject({
      error: null,
      refund: { amount: 3_000, state: 'CONFIRMED', counterKind: 'TERMINAL' },
      order: { owedAtCounter: 2 * FRIES - 3_000, refundable: 3 * FRIES - 3_000 },
    });
    expect(await owedToday()).toMatchObject([{ amount: 2 * FRIES - 3_000 }]);
    await handBack(receiptId, `amount: ${2 * FRIES - 3_000}`);
    expect(await owedToday()).toEqual([]);
    const { parts, findings, ledger, payment } = await moneyOf(receiptId);
    expect(findings).toMatchObject([{ resolvedAt: new Date(LATER) }]);
    expect(parts.map(({ counterKind }) => counterKind).toSorted()).toEqual(['CASH', 'TERMINAL']);
    expect(ledger.map(({ entry, amount }) => `${entry} ${amount}`)).toEqual([
      `CAPTURED ${3 * FRIES}`,
      'REFUNDED 3000',
      `REFUNDED ${2 * FRIES - 3_000}`,
    ]);
    expect(payment.state).toBe('CAPTURED');
  });

  it('[MONEY-08] [MONEY-21] [D-700] counts in the books on the day it was handed back, under its own kind, and in no turnover', async () => {
    const { receiptId, orderIds } = await paidBill([2]);
    await reject(orderIds[0] ?? '');
    server.setTime('2026-11-16T12:00:00Z');
    const fresh = await signInStaff(server, {
      companyId: ids.company,
      venueIds: [ids.venue],
      number: 20,
      role: 'COMPANY_ADMIN',
    });
    await handBack(receiptId, 'isAll: true', { token: fresh });
    const { rows } = await call<{ rows: { key: string; refunded: number; amount: number }[] }>(
      `{ sales(from: "2026-11-16", to: "2026-11-16", by: PAYMENT_KIND) { rows { key amount refunded } } }`,
      fresh,
    );
    expect(rows).toEqual([{ key: 'COUNTER', amount: 0, refunded: 2 * FRIES }]);
    server.setTime('2026-11-17T08:00:00Z');
    await server.app.jobs['close-days']({});
    const closing = await server.db
      .selectFrom('dayClosings')
      .select('figures')
      .where('venueId', '=', ids.venue)
      .where('day', '=', '2026-11-16')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(closing.figures)).toContain(String(2 * FRIES));
  });

  it('[MONEY-09] [MONEY-10] [D-700] the same id is one refund, and a rejection is not owed twice', async () => {
    const { receiptId, orderIds } = await paidBill([1, 1]);
    const [first = '', second = ''] = orderIds;
    await reject(first);
    await reject(first);
    const id = crypto.randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => handBack(receiptId, `amount: ${FRIES}`, { id })),
    );
    expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
    expect((await moneyOf(receiptId)).parts).toHaveLength(1);
    await reject(second);
    expect(await owedToday()).toMatchObject([{ subjectId: receiptId, amount: FRIES }]);
    expect(await handBack(receiptId, `amount: ${FRIES + 1}`)).toMatchObject({
      error: 'REFUND_TOO_MUCH',
      order: { owedAtCounter: FRIES },
    });
    const entry = await server.db
      .selectFrom('auditLog')
      .select('details')
      .where('action', '=', 'refundOrder')
      .where('subjectId', '=', receiptId)
      .executeTakeFirstOrThrow();
    expect(entry.details).toMatchObject({ amount: FRIES, reason: 'QUALITY', counterKind: 'CASH' });
    await handBack(receiptId, 'isAll: true');
    expect(await owedToday()).toEqual([]);
  });

  it('[D-700] what was given back before the rejection is not owed again beyond what was paid', async () => {
    const { receiptId, orderIds } = await paidBill([2]);
    expect(await handBack(receiptId, 'amount: 5000')).toMatchObject({ error: null });
    await reject(orderIds[0] ?? '');
    expect(await owedToday()).toMatchObject([{ amount: 2 * FRIES - 5_000 }]);
    await handBack(receiptId, 'isAll: true');
    expect(await owedToday()).toEqual([]);
    expect((await handBack(receiptId, 'amount: 1')).error).toBe('REFUND_TOO_MUCH');
  });

  it('[D-700] what was on the house took no money: nothing is owed and nothing goes back', async () => {
    const { receiptId, orderIds } = await paidBill([1], 'ON_THE_HOUSE');
    await reject(orderIds[0] ?? '');
    expect(await owedToday()).toEqual([]);
    expect(await handBack(receiptId, 'isAll: true')).toMatchObject({
      error: 'REFUND_NOT_POSSIBLE',
      order: { refundBlockedBy: 'NOTHING_PAID' },
    });
  });

  it('[D-700] goes back by whom the matrix lets, in a way there is', async () => {
    const { receiptId } = await paidBill([1]);
    const tries = [staff.accountant, staff.stranger].map((token) =>
      handBack(receiptId, 'isAll: true', { token }),
    );
    for (const attempt of tries) await expect(attempt).rejects.toThrow('FORBIDDEN');
    await expect(handBack(receiptId, 'isAll: true', { token: staff.other })).rejects.toThrow(
      'NOT_FOUND',
    );
    expect(await handBack(receiptId, 'isAll: true', { way: 'ON_THE_HOUSE' })).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'counterKind',
    });
    expect((await moneyOf(receiptId)).parts).toEqual([]);
  });

  it('[D-700] rejections and hands in a storm: never more is given back than was taken, and what is owed is told', async () => {
    const hand = fc.record({
      wish: fc.oneof(
        fc.constant('isAll: true'),
        fc.integer({ min: 1, max: 4 * FRIES }).map((amount) => `amount: ${amount}`),
      ),
      isTwice: fc.boolean(),
      way: fc.constantFrom('', 'CASH', 'TERMINAL'),
    });
    const storm = fc.record({
      rejected: fc.subarray([0, 1, 2]),
      hands: fc.array(hand, { maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(storm, async ({ rejected, hands }) => {
        server.setTime(FRIDAY_EVENING);
        const { receiptId, orderIds } = await paidBill([1, 1, 2]);
        server.setTime(LATER);
        await Promise.all([
          ...rejected.map((at) => reject(orderIds[at] ?? '')),
          ...hands.flatMap(({ wish, isTwice, way }) => {
            const id = crypto.randomUUID();
            return (isTwice ? [1, 2] : [1]).map(() => handBack(receiptId, wish, { id, way }));
          }),
        ]);
        const { payment, parts, debts, findings, ledger } = await moneyOf(receiptId);
        const back = parts.reduce((sum, { amount }) => sum + amount, 0);
        const owed = debts
          .filter(({ endedAt }) => endedAt === null)
          .reduce((sum, { amount, givenBack }) => sum + amount - givenBack, 0);
        const lost = rejected.reduce((sum, at) => sum + (at === 2 ? 2 : 1) * FRIES, 0);
        const moved = ledger.filter(({ entry }) => entry === 'REFUNDED');
        expect(back + owed).toBeLessThanOrEqual(payment.amount);
        expect(back + owed).toBeGreaterThanOrEqual(lost);
        expect(moved.reduce((sum, { amount }) => sum + amount, 0)).toBe(back);
        expect(findings.filter(({ resolvedAt }) => resolvedAt === null)).toHaveLength(
          owed > 0 ? 1 : 0,
        );
        await handBack(receiptId, 'isAll: true');
        expect((await moneyOf(receiptId)).debts.filter(({ endedAt }) => !endedAt)).toEqual([]);
      }),
      { numRuns: 15, endOnFailure: true },
    );
  }, 180_000);
});
