import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openInvoiceDebt } from '../../checkout/invoice-account.ts';
import { seedOrder } from '../testing/seed-order.ts';

const TARGET = fixedId(950_001);
const DISHES = [
  { title: 'Soup', amount: 10_000, vat: 12 },
  { title: 'Beer', amount: 7_500, vat: 25 },
];
type Answer = {
  error: string | null;
  order: { refundBlockedBy: string | null; refunds: { amount: number; state: string }[] };
};

describe('an order on invoice that no invoice lists yet', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  const staff = { owner: '', accountant: '', other: '' };
  let number = 0;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    const others = await seedOpenShop(server.db, 2);
    server.setTime('2026-11-13T12:00:00Z');
    await server.db
      .insertInto('invoiceTargets')
      .values({ id: TARGET, companyId: ids.company, name: 'Acme', email: 'a@acme.se' })
      .execute();
    await signIn();
    const foreign = { companyId: others.company, venueIds: [others.venue], number: 4 };
    staff.other = await signInStaff(server, { ...foreign, role: 'COMPANY_ADMIN' });
  });
  afterAll(() => server.close());

  let people = 10;
  const signIn = async () => {
    const own = { companyId: ids.company, venueIds: [ids.venue] };
    staff.owner = await signInStaff(server, {
      ...own,
      number: (people += 1),
      role: 'COMPANY_ADMIN',
    });
    staff.accountant = await signInStaff(server, {
      ...own,
      number: (people += 1),
      role: 'ACCOUNTANT',
    });
  };
  const ordered = (fields: Parameters<typeof seedOrder>[3] = {}) =>
    seedOrder(server.db, ids, (number += 1), {
      invoiceTargetId: TARGET,
      createdAt: new Date('2026-11-10T11:00:00Z'),
      tip: 500,
      dishes: DISHES,
      ...fields,
    });
  const call = async <Result>(document: string, token = staff.owner): Promise<Result> => {
    const { data, errors } = await server.staff<Record<string, Result>>(document, {}, token);
    const result = data && Object.values(data)[0];
    if (result == null) throw new Error(errors?.[0]?.extensions?.['code'] as string);
    return result;
  };
  const takeOff = (
    orderId: string,
    { wish = 'isAll: true', token = staff.owner, id = crypto.randomUUID() as string } = {},
  ) =>
    call<Answer>(
      `mutation { refundOrder(id: "${id}", orderId: "${orderId}", ${wish}, reason: PRICE_ERROR) {
        error order { refundBlockedBy refunds { amount state } } } }`,
      token,
    );
  const debt = () => openInvoiceDebt(server.db, ids.company, TARGET);
  const bill = async () => {
    await server.db.deleteFrom('invoiceRuns').execute();
    await server.app.jobs['issue-invoices']({});
  };
  const invoiceOf = (id: string) =>
    server.db
      .selectFrom('orders')
      .select(['invoiceId', 'offInvoiceAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('[MONEY-12] [D-775] is taken off whole and once, is owed no longer, and comes onto no invoice', async () => {
    const [off, on] = [await ordered(), await ordered()];
    expect(await debt()).toBe(36_000);
    expect((await takeOff(off, { wish: 'amount: 100' })).error).toBe('REFUND_NOT_POSSIBLE');
    await expect(takeOff(off, { token: staff.accountant })).rejects.toThrow('FORBIDDEN');
    await expect(takeOff(off, { token: staff.other })).rejects.toThrow('NOT_FOUND');
    const id = crypto.randomUUID();
    const [done] = await Promise.all([1, 2, 3].map(() => takeOff(off, { id })));
    expect(done).toMatchObject({
      error: null,
      order: { refundBlockedBy: 'NOTHING_LEFT', refunds: [{ amount: 18_000, state: 'CONFIRMED' }] },
    });
    expect((await takeOff(off)).error).toBe('REFUND_TOO_MUCH');
    expect(await debt()).toBe(18_000);
    server.setTime('2026-11-16T03:07:00Z');
    await bill();
    expect(await invoiceOf(off)).toMatchObject({ invoiceId: null });
    expect((await invoiceOf(on)).invoiceId).not.toBeNull();
    const { total } = await server.db
      .selectFrom('invoices')
      .select('total')
      .executeTakeFirstOrThrow();
    expect(total).toBe(18_000);
    await signIn();
    expect(await takeOff(on)).toMatchObject({
      error: 'REFUND_NOT_POSSIBLE',
      order: { refundBlockedBy: 'ON_INVOICE' },
    });
  });

  it('[MONEY-12] [MONEY-19] [MONEY-23] is a refund of its day: reports, closings and VAT agree to the minor unit', async () => {
    const at = (by: string) =>
      call<{ rows: { key: string; refunded: number }[]; total: { refunded: number } }>(
        `{ sales(from: "2026-11-10", to: "2026-11-13", by: ${by}) { rows { key refunded } total { refunded } } }`,
      );
    expect((await at('DAY')).total.refunded).toBe(17_500);
    expect((await at('PAYMENT_KIND')).rows).toMatchObject([{ key: 'INVOICE', refunded: 17_500 }]);
    await server.app.jobs['close-days']({});
    const { closings } = await call<{
      closings: {
        day: string;
        turnover: number;
        refunded: number;
        refundedTips: number;
        back: { rate: number; gross: number; vat: number }[];
        sales: { gross: number }[];
      }[];
    }>(
      '{ dayClosings { closings { day turnover refunded refundedTips back { rate gross vat } sales { gross } } } }',
    );
    const of = (day: string) => closings.find((closing) => closing.day === day);
    expect(of('2026-11-13')).toMatchObject({
      refunded: 17_500,
      refundedTips: 500,
      back: [
        { rate: 12, gross: 10_000, vat: 1_071 },
        { rate: 25, gross: 7_500, vat: 1_500 },
      ],
    });
    expect(of('2026-11-10')).toMatchObject({ turnover: 35_000, refunded: 0 });
    const [month] = await call<{ back: { gross: number }[]; sales: { gross: number }[] }[]>(
      '{ vatReport(fromMonth: "2026-11", toMonth: "2026-11") { back { gross } sales { gross } } }',
    );
    const sum = (rows: readonly { gross: number }[] = []) =>
      rows.reduce((all, { gross }) => all + gross, 0);
    expect(sum(month?.back)).toBe(closings.reduce((all, { refunded }) => all + refunded, 0));
    expect(sum(month?.sales)).toBe(closings.reduce((all, { turnover }) => all + turnover, 0));
  });

  it('[D-775] what the kitchen still has is not, and billing and taking off at once do one of the two', async () => {
    const cooking = await ordered({ status: 'ACCEPTED' });
    expect(await takeOff(cooking)).toMatchObject({
      error: 'REFUND_NOT_POSSIBLE',
      order: { refundBlockedBy: 'NOT_HANDED_OVER' },
    });
    for (let round = 0; round < 4; round += 1) {
      const order = await ordered();
      const [answer] = await Promise.all([takeOff(order), bill()]);
      const { invoiceId, offInvoiceAt } = await invoiceOf(order);
      expect(invoiceId === null).toBe(offInvoiceAt !== null);
      expect(answer.error === null).toBe(offInvoiceAt !== null);
    }
  });
});
