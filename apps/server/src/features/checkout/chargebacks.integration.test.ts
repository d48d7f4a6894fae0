import { randomUUID } from 'node:crypto';
import type {
  DayClosing,
  Finding,
  LedgerPage,
  OfficeOrder,
  TodayNeed,
} from '@tallrik/contract/generated/staff-resolvers';
import type { DisputeWish } from '@tallrik/payment-simulator/control/simulator-control';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FRIES_PRICE, seedPaidOrder, settle } from '../../testing/paid-order.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { signInStaff } from '../../testing/seed-staff.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../testing/test-server.ts';
import { makeCloseDays } from '../orders/books/close-days.ts';

const ANSWER_BY = '2026-12-01T22:30:00.000Z';
const DISPUTE = `chargebacks { reference stage disputed taken answerBy needsPerson told { stage amount reason } }`;

describe('disputes', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let owner = '';
  let elsewhere = '';
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    await server.db.updateTable('inventory').set({ count: null }).execute();
    server.setTime(FRIDAY_EVENING);
    const companyId = ids.company;
    const own = { companyId, venueIds: [ids.venue], number: 1 };
    owner = await signInStaff(server, { ...own, role: 'COMPANY_ADMIN' });
    const other = { companyId, venueIds: [ids.closedVenue], number: 2 };
    elsewhere = await signInStaff(server, { ...other, role: 'VENUE_MANAGER' });
  });
  afterAll(() => server.close());

  const call = async <Answer>(document: string, token = owner): Promise<Answer> => {
    const answer = await server.staff<Record<string, Answer>>(document, {}, token);
    const result = answer.data && Object.values(answer.data)[0];
    if (result == null) throw new Error(JSON.stringify(answer.errors));
    return result;
  };
  /** Paid, accepted, taken. */
  async function takenOrder() {
    const { id } = await seedPaidOrder(server, ids, 1);
    const payment = await server.db
      .selectFrom('payments')
      .selectAll()
      .where('orderId', '=', id)
      .executeTakeFirstOrThrow();
    await server.app.jobs['capture-payment']({ companyId: ids.company, paymentId: payment.id });
    for (let round = 0; round < 2; round += 1) await settle(server);
    return { id, payment, pspReference: payment.pspReference ?? '' };
  }
  const dispute = async (pspReference: string, wish: DisputeWish) =>
    (await server.control<{ reference: string }>('dispute', { pspReference, ...wish })).reference;
  const disputes = async (orderId: string) =>
    (await call<OfficeOrder>(`{ officeOrder(id: "${orderId}") { refundBlockedBy ${DISPUTE} } }`))
      .chargebacks;
  const needs = async (token = owner): Promise<TodayNeed[]> =>
    (
      await call<{ needs: TodayNeed[] }>(
        '{ today { needs { kind count subjectId name until timeZone amount } } }',
        token,
      )
    ).needs.filter(({ kind }) => kind === 'CHARGEBACK');
  const findings = async () =>
    (
      await call<Finding[]>(
        '{ findings(isWithEnded: true) { id kind orderId amount endedAt needsPerson timesSeen } }',
      )
    ).filter(({ kind }) => kind === 'CHARGEBACK');
  const balance = async () =>
    (await call<LedgerPage>('{ ledger(from: "2026-11-13", to: "2026-11-13") { balance } }'))
      .balance;

  it('[MONEY-32] stand on the order, on Today, among findings and in the ledger, each word once', async () => {
    const { id, pspReference } = await takenOrder();
    const before = await balance();
    await server.control('schedule', { copies: 2 });
    const reference = await dispute(pspReference, {
      eventCode: 'NOTIFICATION_OF_CHARGEBACK',
      answerBy: ANSWER_BY,
    });
    await settle(server);
    expect(await balance()).toBe(before);
    await dispute(pspReference, { eventCode: 'CHARGEBACK' });
    await settle(server);
    await server.control('schedule', { copies: 1 });
    expect(await disputes(id)).toEqual([
      {
        reference,
        stage: 'CHARGEBACK',
        disputed: FRIES_PRICE,
        taken: FRIES_PRICE,
        answerBy: ANSWER_BY,
        needsPerson: true,
        told: ['CHARGEBACK_ANNOUNCED', 'CHARGEBACK'].map((stage) => ({
          stage,
          amount: FRIES_PRICE,
          reason: expect.stringMatching(/recognise/),
        })),
      },
    ]);
    expect(await balance()).toBe(before - FRIES_PRICE);
    expect(await needs()).toMatchObject([
      { count: 1, subjectId: id, until: ANSWER_BY, amount: FRIES_PRICE },
    ]);
    expect(await needs(elsewhere)).toEqual([]);
    expect(await findings()).toMatchObject([
      { orderId: id, amount: FRIES_PRICE, endedAt: null, needsPerson: true },
    ]);

    // What the bank has is not given back on top of it.
    const refund = `mutation { refundOrder(id: "${randomUUID()}", orderId: "${id}", amount: 100, reason: LATE) { error } }`;
    expect(await call(refund)).toEqual({ error: 'REFUND_NOT_POSSIBLE' });

    await dispute(pspReference, { eventCode: 'CHARGEBACK_REVERSED' });
    await settle(server);
    expect(await balance()).toBe(before);
    expect(await needs()).toEqual([]);
    expect(await disputes(id)).toMatchObject([{ taken: 0, needsPerson: false }]);
    expect((await findings()).filter(({ endedAt }) => endedAt === null)).toEqual([]);
    // The reconciliation opens and ends none of them.
    await server.app.jobs['reconcile-money']({});
    await dispute(pspReference, { eventCode: 'SECOND_CHARGEBACK' });
    await settle(server);
    await server.app.jobs['reconcile-money']({});
    expect(await balance()).toBe(before - FRIES_PRICE);
    expect(await needs()).toMatchObject([{ subjectId: id, until: null }]);
    const open = (await findings()).find(({ endedAt }) => endedAt === null);
    const close = `mutation { closeFinding(id: "${open?.id}", note: "Written off") { error } }`;
    expect(await call(close)).toEqual({ error: null });
    expect(await needs()).toEqual([]);
    expect(await disputes(id)).toMatchObject([{ taken: FRIES_PRICE, needsPerson: false }]);
  });

  it('[MONEY-32] [D-780] told back to front they end the same, and a late word opens nothing again', async () => {
    const { id, pspReference, payment } = await takenOrder();
    const before = await balance();
    for (const eventCode of [
      'REQUEST_FOR_INFORMATION',
      'NOTIFICATION_OF_CHARGEBACK',
      'CHARGEBACK',
      'CHARGEBACK_REVERSED',
    ] as const)
      await dispute(pspReference, { eventCode, answerBy: ANSWER_BY });
    await server.deliverWebhooks({ order: 'REVERSED' });
    await settle(server);
    expect(await balance()).toBe(before);
    expect(await disputes(id)).toMatchObject([
      { stage: 'CHARGEBACK_REVERSED', taken: 0, answerBy: null, needsPerson: false },
    ]);
    expect(await needs()).toEqual([]);
    // Another dispute about the same payment is one of its own.
    server.setTime('2026-11-13T18:40:00Z');
    await dispute(pspReference, { eventCode: 'CHARGEBACK', value: 900, isAnother: true });
    await settle(server);
    expect(await disputes(id)).toMatchObject([{ taken: 0 }, { taken: 900, disputed: 900 }]);
    expect(await balance()).toBe(before - 900);
    const entries = await server.db
      .selectFrom('paymentLedger')
      .select('entry')
      .where('paymentId', '=', payment.id)
      .where('entry', 'like', '%CHARGEBACK%')
      .execute();
    expect(entries).toHaveLength(3);
    await expect(sql`update chargebacks set amount = 1`.execute(server.db)).rejects.toThrow(
      'append-only',
    );
  });

  it('[MONEY-32] about a payment nobody here knows they are unknown and change nothing', async () => {
    const { pspReference, id } = await takenOrder();
    const hidden = server.db.updateTable('payments').where('pspReference', '=', pspReference);
    await hidden.set({ pspReference: `${pspReference}X` }).execute();
    await dispute(pspReference, { eventCode: 'CHARGEBACK' });
    await settle(server);
    const stored = await server.db
      .selectFrom('paymentNotices')
      .select('outcome')
      .where(sql<boolean>`notice ->> 'kind' = 'CHARGEBACK'`)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(stored.outcome).toBe('UNKNOWN');
    expect(await disputes(id)).toEqual([]);
  });

  it('[MONEY-32] stand in the closing of the day they came, in no sum of it', async () => {
    server.setTime('2026-11-14T18:00:00Z');
    const { pspReference } = await takenOrder();
    server.setTime('2026-11-20T18:00:00Z');
    const reference = await dispute(pspReference, { eventCode: 'CHARGEBACK', answerBy: ANSWER_BY });
    await settle(server);
    server.setTime('2026-11-22T18:00:00Z');
    const companyId = ids.company;
    const again = { companyId, venueIds: [ids.venue], number: 3 };
    owner = await signInStaff(server, { ...again, role: 'COMPANY_ADMIN' });
    await makeCloseDays({ db: server.db, now: server.now, newId: randomUUID })();
    const { closings } = await call<{ closings: DayClosing[] }>(
      `{ dayClosings { closings { day turnover refunds
        chargebacks { orderNumber reference stage amount answerBy } } } }`,
    );
    const ofDay = (day: string) => closings.find((closing) => closing.day === day);
    expect(ofDay('2026-11-20')).toMatchObject({
      turnover: 0,
      refunds: 0,
      chargebacks: [{ reference, stage: 'CHARGEBACK', amount: FRIES_PRICE, answerBy: ANSWER_BY }],
    });
    expect(ofDay('2026-11-14')?.chargebacks).toEqual([]);
    expect(ofDay('2026-11-13')?.chargebacks.length).toBeGreaterThan(3);
  });
});
