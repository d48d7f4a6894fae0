import { randomUUID } from 'node:crypto';
import { Buffer } from 'node:buffer';
import type { PayoutDetails, PayoutPage } from '@tallrik/contract/generated/staff-resolvers';
import type { SettledBatch } from '@tallrik/payment-simulator/books/book-entry';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FRIES_PRICE, seedPaidOrder, settle } from '../../../testing/paid-order.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { uploadFile } from '../../../testing/upload-file.ts';

type Answer = {
  error: string | null;
  problem: { code: string; line: number } | null;
  payoutId: string | null;
  errors?: { extensions: { code: string } }[];
};
const PAYOUT = 'id batch taken back fees paidOut difference lines unmatched';

describe('payouts', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let others: Awaited<ReturnType<typeof seedOpenShop>>;
  const staff = { owner: '', manager: '', accountant: '', stranger: '' };
  async function signIn(first: number) {
    const own = { companyId: ids.company, venueIds: [ids.venue] };
    staff.owner = await signInStaff(server, { ...own, number: first, role: 'COMPANY_ADMIN' });
    staff.manager = await signInStaff(server, { ...own, number: first + 1, role: 'VENUE_MANAGER' });
    staff.accountant = await signInStaff(server, { ...own, number: first + 2, role: 'ACCOUNTANT' });
    const theirs = { companyId: others.company, venueIds: [others.venue], number: first + 3 };
    staff.stranger = await signInStaff(server, { ...theirs, role: 'COMPANY_ADMIN' });
  }
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    others = await seedOpenShop(server.db, 2);
    await server.db.updateTable('inventory').set({ count: null }).execute();
    server.setTime(FRIDAY_EVENING);
    await signIn(1);
  });
  afterAll(() => server.close());

  const call = async <Data>(document: string, token = staff.owner): Promise<Data> => {
    const answer = await server.staff<Record<string, Data>>(document, {}, token);
    const result = answer.data && Object.values(answer.data)[0];
    if (result == null) throw new Error(answer.errors?.[0]?.extensions?.['code'] as string);
    return result;
  };
  const list = (token = staff.owner) =>
    call<PayoutPage>(
      `{ payouts { payouts { ${PAYOUT} } missing { type reference amount orderId } missingCount } }`,
      token,
    );
  const one = (id: string, token = staff.owner) =>
    call<PayoutDetails>(
      `{ payout(id: "${id}") { payout { ${PAYOUT} } kinds { type lines gross net }
        problems { kind line type reference gross booked orderId } problemCount } }`,
      token,
    );
  const upload = (csv: string, token: string | null = staff.owner) =>
    uploadFile<Answer>(`${server.origin}/staff/payout-reports`, token, Buffer.from(csv), {});
  const payOut = async (): Promise<string> => {
    const { batch } = await server.control<{ batch: SettledBatch | null }>('payout', {});
    return batch?.csv ?? '';
  };
  async function takenOrder(count: number) {
    const { id } = await seedPaidOrder(server, ids, count);
    const payment = await server.db
      .selectFrom('payments')
      .select(['id', 'pspReference'])
      .where('orderId', '=', id)
      .executeTakeFirstOrThrow();
    await server.app.jobs['capture-payment']({ companyId: ids.company, paymentId: payment.id });
    for (let round = 0; round < 2; round += 1) await settle(server);
    return { id, pspReference: payment.pspReference ?? '' };
  }

  it('[MONEY-31] a report of the provider agrees with captures, refunds, chargebacks and fees', async () => {
    await takenOrder(1);
    const second = await takenOrder(3);
    const third = await takenOrder(2);
    await call(
      `mutation { refundOrder(id: "${randomUUID()}", orderId: "${second.id}", amount: 1000, reason: LATE) { error } }`,
    );
    await server.runJobs();
    await settle(server);
    await server.control('dispute', { pspReference: third.pspReference, eventCode: 'CHARGEBACK' });
    await settle(server);
    const csv = await payOut();
    await settle(server);
    const { status, answer } = await upload(csv);
    expect({ status, ...answer }).toMatchObject({ status: 200, error: null, problem: null });
    const { payouts, missingCount } = await list(staff.accountant);
    const captured = 6 * FRIES_PRICE;
    const back = 1_000 + 2 * FRIES_PRICE;
    const fees = 39 + 117 + 78 + 30 + 100;
    expect(payouts).toEqual([
      {
        id: answer.payoutId,
        batch: 1,
        taken: captured,
        back,
        fees,
        paidOut: captured - back - fees,
        difference: 0,
        lines: 7,
        unmatched: 0,
      },
    ]);
    expect(missingCount).toBe(0);
    const details = await one(answer.payoutId ?? '');
    expect(details.problems).toEqual([]);
    expect(details.kinds).toContainEqual({
      type: 'Settled',
      lines: 3,
      gross: captured,
      net: captured - 264,
    });
    // The same file again is the same payout; another one about it is refused.
    expect((await upload(csv)).answer).toMatchObject({ error: null, payoutId: answer.payoutId });
    expect((await upload(`${csv}\n\n`)).answer.error).toBe('REPORT_DIFFERS');
    await expect(sql`delete from payout_lines`.execute(server.db)).rejects.toThrow('append-only');
  });

  it('[MONEY-31] what only one side has is named', async () => {
    const lost = await takenOrder(1);
    const altered = await takenOrder(2);
    const csv = await payOut();
    const lines = csv.split('\n');
    const isAbout = (psp: string) => (line: string) => line.includes(psp);
    const changed = lines
      .filter((line) => !isAbout(lost.pspReference)(line))
      .map((line) => (isAbout(altered.pspReference)(line) ? line.replace('78.00', '79.00') : line))
      .concat(
        lines
          .filter(isAbout(altered.pspReference))
          .map((line) => line.replaceAll(altered.pspReference, 'NOBODY')),
      );
    const text = changed.filter((line) => line !== '').join('\n');
    const { answer } = await upload(text);
    expect(answer.error).toBeNull();
    const { payout, problems } = await one(answer.payoutId ?? '');
    expect(problems).toMatchObject([
      { kind: 'AMOUNT_DIFFERS', gross: 7_900, booked: 7_800, orderId: altered.id },
      { kind: 'FEES_DIFFER' },
      { kind: 'UNKNOWN_HERE', gross: 7_800, booked: null, orderId: null },
    ]);
    expect(payout.unmatched).toBe(2);
    expect(payout.difference).not.toBe(0);
    // Providers take some days: only then it is missed.
    expect((await list()).missingCount).toBe(0);
    server.setTime('2026-11-28T18:00:00Z');
    await signIn(11);
    expect(await list()).toMatchObject({
      missing: [{ type: 'Settled', amount: FRIES_PRICE, orderId: lost.id }],
      missingCount: 1,
    });
  });

  it('[MONEY-31] [D-781] owners take in, accountants read, nobody else; hostile files change nothing', async () => {
    const { payouts } = await list();
    const id = payouts[0]?.id ?? '';
    await expect(list(staff.manager)).rejects.toThrow('FORBIDDEN');
    await expect(one(id, staff.manager)).rejects.toThrow('FORBIDDEN');
    await expect(one(id, staff.stranger)).rejects.toThrow('NOT_FOUND');
    expect((await list(staff.stranger)).payouts).toEqual([]);
    expect((await upload('x', staff.accountant)).status).toBe(403);
    expect((await upload('x', staff.manager)).status).toBe(403);
    expect((await upload('x', null)).status).toBe(401);
    expect((await upload('=cmd|calc,"\n')).answer).toMatchObject({
      error: 'REPORT_UNREADABLE',
      problem: { line: expect.any(Number) },
    });
    expect((await upload('\u0000'.repeat(2_000))).answer.error).toBe('REPORT_UNREADABLE');
    expect((await upload('x'.repeat(10_100_000))).status).toBe(413);
    expect((await list()).payouts).toHaveLength(payouts.length);
  });
});
