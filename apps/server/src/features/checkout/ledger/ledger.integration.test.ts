import type { Finding, LedgerPage } from '@tallrik/contract/generated/staff-resolvers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDeadJob } from '../../../platform/jobs/dead-jobs.ts';
import { FRIES_PRICE, seedPaidOrder, settle } from '../../../testing/paid-order.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openFinding, type FindingKind, type Remedy } from '../findings-store.ts';

const DAY = 'from: "2026-11-13", to: "2026-11-13"';
const ROWS = 'rows { id entry amount balance kind orderNumber } sums { entry movements amount }';
const FINDING = `id kind remedy orderId amount timesSeen endedAt note settledBy canRetry needsPerson lastWords`;

describe('the ledger in the office', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let others: Awaited<ReturnType<typeof seedOpenShop>>;
  const staff = { owner: '', manager: '', accountant: '', stranger: '', other: '' };
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    others = await seedOpenShop(server.db, 2);
    await server.db.updateTable('inventory').set({ count: null }).execute();
    server.setTime(FRIDAY_EVENING);
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

  const call = async <Answer>(document: string, token: string): Promise<Answer> => {
    const answer = await server.staff<Record<string, Answer>>(document, {}, token);
    const result = answer.data && Object.values(answer.data)[0];
    if (result == null) throw new Error(answer.errors?.[0]?.extensions?.['code'] as string);
    return result;
  };
  const ledger = (wish = '', token = staff.owner) =>
    call<LedgerPage>(`{ ledger(${DAY} ${wish}) { ${ROWS} balance nextCursor } }`, token);
  const paymentOf = (orderId: string) =>
    server.db
      .selectFrom('payments')
      .selectAll()
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
  /** Paid, accepted, taken. */
  async function takenOrder(count: number) {
    const order = await seedPaidOrder(server, ids, count);
    const payment = await paymentOf(order.id);
    await server.app.jobs['capture-payment']({ companyId: ids.company, paymentId: payment.id });
    for (let round = 0; round < 2; round += 1) await settle(server);
    return { ...order, payment };
  }

  it('[MONEY-13] lists every movement with running sums, by kind and movement, page by page', async () => {
    await takenOrder(1);
    const second = await takenOrder(2);
    await call(
      `mutation { refundOrder(id: "${crypto.randomUUID()}", orderId: "${second.id}", amount: 1000, reason: LATE) { error } }`,
      staff.owner,
    );
    await server.runJobs();
    await settle(server);
    const all = await ledger();
    expect(all.rows.map(({ entry, balance }) => `${entry} ${balance}`)).toEqual([
      `REFUNDED ${3 * FRIES_PRICE - 1_000}`,
      `REFUND_ASKED ${3 * FRIES_PRICE}`,
      `CAPTURED ${3 * FRIES_PRICE}`,
      `CAPTURE_ASKED ${FRIES_PRICE}`,
      `AUTHORISED ${FRIES_PRICE}`,
      `CAPTURED ${FRIES_PRICE}`,
      'CAPTURE_ASKED 0',
      'AUTHORISED 0',
    ]);
    expect(all.balance).toBe(3 * FRIES_PRICE - 1_000);
    expect(all.sums).toContainEqual({
      entry: 'CAPTURED',
      movements: 2,
      amount: 3 * FRIES_PRICE,
    });
    const first = await ledger('limit: 3');
    const rest = await ledger(`limit: 100, cursor: "${first.nextCursor}"`);
    expect([...first.rows, ...rest.rows]).toEqual(all.rows);
    expect(first.sums).toEqual(all.sums);
    expect((await ledger('entries: [REFUNDED]')).rows).toHaveLength(1);
    expect((await ledger('kinds: [COUNTER]')).rows).toEqual([]);
    await expect(ledger('cursor: "x"')).rejects.toThrow('BAD_USER_INPUT');
  });

  it('[MONEY-13] is read by whom the matrix lets, and changed by nobody', async () => {
    expect((await ledger('', staff.accountant)).rows.length).toBeGreaterThan(0);
    expect((await ledger('', staff.manager)).rows.length).toBeGreaterThan(0);
    expect((await ledger('', staff.stranger)).rows).toEqual([]);
    expect((await ledger('', staff.other)).rows).toEqual([]);
    await expect(sql`update payment_ledger set amount = 1`.execute(server.db)).rejects.toThrow(
      'append-only',
    );
    const { id } = (await server.db.selectFrom('payments').select('id').execute())[0] ?? { id: '' };
    const sheet = `{ ledgerPayment(id: "${id}") { state entries { entry } notices { name outcome } } }`;
    const payment = await call<{ entries: object[]; notices: object[] }>(sheet, staff.accountant);
    expect(payment.entries).toContainEqual({ entry: 'CAPTURED' });
    expect(payment.notices).toContainEqual({ name: 'CAPTURED', outcome: 'TAKEN' });
    await expect(call(sheet, staff.stranger)).rejects.toThrow('FORBIDDEN');
    await expect(call(sheet, staff.other)).rejects.toThrow('NOT_FOUND');
  });

  const findings = (token = staff.owner, isWithEnded = false) =>
    call<Finding[]>(`{ findings(isWithEnded: ${isWithEnded}) { ${FINDING} } }`, token);
  const find = async (kind: FindingKind, subjectId: string, remedy: Remedy = 'OPERATOR') => {
    await openFinding(server.db, { companyId: ids.company, kind, subjectId, remedy }, server.now());
    const found = (await findings()).find((finding) => finding.kind === kind);
    if (!found) throw new Error('No finding');
    return found;
  };
  type Changed = { error: string | null; finding: Finding | null };
  const change = (what: string, token = staff.owner) =>
    call<Changed>(`mutation { ${what} { error finding { ${FINDING} } } }`, token);

  it('[MONEY-14] a dead job tries again by one press, and the finding waits for what the provider says', async () => {
    const { payment, id: orderId } = await takenOrder(1);
    const key = `release-payment:${payment.id}`;
    const payload = { companyId: ids.company, paymentId: payment.id };
    await addDeadJob(server.db, 'release-payment', payload, {
      key,
      reason: 'The provider refused',
    });
    const found = await find('MOVEMENT_REFUSED', payment.id);
    expect(found).toMatchObject({
      orderId,
      amount: FRIES_PRICE,
      canRetry: true,
      needsPerson: true,
      lastWords: 'The provider refused',
    });
    expect((await findings(staff.manager)).map(({ id }) => id)).toContain(found.id);
    expect(await findings(staff.stranger)).toEqual([]);
    expect(await findings(staff.other)).toEqual([]);
    for (const token of [staff.manager, staff.accountant])
      await expect(change(`retryFinding(id: "${found.id}")`, token)).rejects.toThrow('FORBIDDEN');
    await expect(change(`retryFinding(id: "${found.id}")`, staff.other)).rejects.toThrow(
      'NOT_FOUND',
    );
    const tries = await Promise.all([1, 2].map(() => change(`retryFinding(id: "${found.id}")`)));
    expect(tries.map(({ error }) => error ?? 'asked').toSorted()).toEqual([
      'FINDING_NOT_RETRIED',
      'asked',
    ]);
    expect(await call<number>('{ openFindings }', staff.owner)).toBe(0);
    expect(await change(`closeFinding(id: "${found.id}", note: "By transfer")`)).toMatchObject({
      error: 'FINDING_MENDS_ITSELF',
    });
  });

  it('[MONEY-14] [D-701] what was settled outside stays settled when it is seen again, and is read for 90 days', async () => {
    const { id: orderId } = await seedPaidOrder(server, ids);
    const fresh = await seedPaidOrder(server, ids);
    const found = await find('ORDER_WITHOUT_MONEY', orderId);
    const close = (note: string, token = staff.owner) =>
      change(`closeFinding(id: "${found.id}", note: "${note}")`, token);
    expect(await close('no')).toMatchObject({ error: 'REASON_REQUIRED' });
    expect(await close('x'.repeat(201))).toMatchObject({ error: 'FIELD_INVALID' });
    await expect(close('Paid in cash', staff.manager)).rejects.toThrow('FORBIDDEN');
    expect(await close('Paid in cash')).toMatchObject({
      error: null,
      finding: { note: 'Paid in cash', settledBy: 'Kim', needsPerson: false },
    });
    expect(await close('Paid in cash')).toMatchObject({ error: 'FINDING_ENDED' });
    const ofOrder = async (isWithEnded: boolean) =>
      (await findings(staff.owner, isWithEnded)).filter((one) => one.orderId === orderId);
    expect(await ofOrder(false)).toEqual([]);
    expect(await ofOrder(true)).toHaveLength(1);
    // The reconciliation sees the same again.
    await server.db
      .updateTable('payments')
      .set({ state: 'CANCELLED' })
      .where('orderId', 'in', [orderId, fresh.id])
      .execute();
    server.setTime('2026-11-13T19:30:00Z');
    await server.app.jobs['reconcile-money']({});
    expect(await ofOrder(false)).toEqual([]);
    expect((await findings()).map((one) => one.orderId)).toContain(fresh.id);
    const entries = await server.db
      .selectFrom('auditLog')
      .select('details')
      .where('action', '=', 'closeFinding')
      .execute();
    expect(JSON.stringify(entries)).not.toContain('cash');
    await server.db
      .updateTable('reconciliationFindings')
      .set({ resolvedAt: new Date('2026-08-01T00:00:00Z') })
      .where('settledBy', 'is not', null)
      .execute();
    expect(await ofOrder(true)).toEqual([]);
  });

  const mailed = async () => {
    const answer = await fetch(`${server.origin}/dev/inbox.json`);
    const mails = (await answer.json()) as { to: string; subject: string; text: string }[];
    return mails.filter(({ text }) => text.includes('/console/office/reports/findings'));
  };

  it('[MONEY-15] [D-701] owners are told once, and again each day while it is open', async () => {
    await server.db
      .updateTable('reconciliationFindings')
      .set({ resolvedAt: new Date() })
      .where('resolvedAt', 'is', null)
      .execute();
    const tell = async (at: string) => {
      server.setTime(at);
      await server.app.jobs['tell-findings']({});
      await server.app.jobs['tell-findings']({});
      await server.runJobs();
      return (await mailed()).length;
    };
    expect(await tell('2026-11-13T20:00:00Z')).toBe(0);
    const { id: orderId } = await seedPaidOrder(server, ids);
    await openFinding(
      server.db,
      {
        companyId: ids.company,
        kind: 'COUNTER_OWED',
        subjectId: crypto.randomUUID(),
        remedy: 'OPERATOR',
      },
      server.now(),
    );
    // Somebody at the counter has the evening for it.
    expect(await tell('2026-11-13T20:30:00Z')).toBe(0);
    await openFinding(
      server.db,
      {
        companyId: ids.company,
        kind: 'ORDER_WITHOUT_MONEY',
        subjectId: orderId,
        remedy: 'OPERATOR',
      },
      server.now(),
    );
    expect(await tell('2026-11-13T20:40:00Z')).toBe(1);
    expect(await mailed()).toMatchObject([{ to: expect.stringContaining('staff-') }]);
    expect(await tell('2026-11-13T23:00:00Z')).toBe(1);
    expect(await tell('2026-11-14T20:41:00Z')).toBe(2);
    await server.db
      .updateTable('reconciliationFindings')
      .set({ resolvedAt: new Date('2026-11-14T21:00:00Z') })
      .where('resolvedAt', 'is', null)
      .execute();
    expect(await tell('2026-11-16T08:00:00Z')).toBe(2);
  });
});
