import type {
  AccountNumber,
  DayClosing,
  VatMonth,
} from '@tallrik/contract/generated/staff-resolvers';
import { accountsNeeded, bookLines, voucherOf } from '@tallrik/domain/orders/books/accounting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { seedTable } from '../../../testing/table-guests.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { randomOrders, seedBooks } from './testing/seed-books.ts';

describe('closings for the accountant', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  const tokens = { owner: '', accountant: '', manager: '', other: '' };
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    const others = await seedOpenShop(server.db, 2);
    server.setTime('2026-11-10T12:00:00Z');
    const companyId = ids.company;
    const own = { companyId, venueIds: [ids.venue] };
    tokens.owner = await signInStaff(server, { ...own, number: 1, role: 'COMPANY_ADMIN' });
    tokens.accountant = await signInStaff(server, { ...own, number: 2, role: 'ACCOUNTANT' });
    tokens.manager = await signInStaff(server, { ...own, number: 3, role: 'VENUE_MANAGER' });
    tokens.other = await signInStaff(server, {
      companyId: others.company,
      venueIds: [],
      number: 4,
      role: 'COMPANY_ADMIN',
    });
    const { id: staffId } = await server.db
      .selectFrom('staffMembers')
      .select('id')
      .where('companyId', '=', companyId)
      .limit(1)
      .executeTakeFirstOrThrow();
    await seedBooks(
      server.db,
      { companyId, tableId: await seedTable(server, ids, 1), staffId },
      randomOrders(160, 26, {
        venueIds: [ids.venue, ids.closedVenue],
        itemIds: [ids.burger, ids.fries],
        from: '2026-10-19T08:00:00Z',
        days: 14,
      }),
    );
    await server.app.jobs['close-days']({});
  });
  afterAll(() => server.close());

  const call = async <Result>(document: string, variables = {}, token = tokens.owner) => {
    const { data, errors } = await server.staff<Record<string, Result>>(document, variables, token);
    const result = data && Object.values(data)[0];
    if (result == null) throw new Error(errors?.[0]?.extensions?.['code'] as string);
    return result;
  };
  const closings = (days: string) =>
    call<{ closings: DayClosing[] }>(
      `{ dayClosings(limit: 100, ${days}) { closings { number day venueName tips refunded refundedTips turnover
        sales { rate gross vat } back { rate gross vat } kinds { kind amount } backKinds { kind amount } } } }`,
    );
  const save = (numbers: AccountNumber[], token = tokens.owner) =>
    call<{ error: string | null; field: string | null }>(
      'mutation S($numbers: [AccountNumberInput!]!) { saveAccountNumbers(numbers: $numbers) { error field } }',
      { numbers },
      token,
    );

  it('[MONEY-26] [D-777] the vouchers of a month are its closings, and its VAT report, to the minor unit', async () => {
    const { closings: days } = await closings('from: "2026-10-01", to: "2026-10-31"');
    expect(days.length).toBeGreaterThan(10);
    expect(days.every(({ day }) => day.startsWith('2026-10'))).toBe(true);
    const vouchers = days.map(voucherOf);
    for (const { lines } of vouchers)
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    // Every refund has its kind: nothing had to be made up to come out.
    for (const { backKinds, refunded, refundedTips } of days)
      expect(backKinds.reduce((sum, { amount }) => sum + amount, 0)).toBe(refunded + refundedTips);
    const [month] = await call<VatMonth[]>(
      '{ vatReport(fromMonth: "2026-10", toMonth: "2026-10") { sales { rate gross vat } back { rate gross vat } } }',
    );
    const lines = vouchers.flatMap((voucher) => voucher.lines);
    const sum = (key: string, isBack: boolean) =>
      lines
        .filter((line) => line.key === key && line.isBack === isBack)
        .reduce((total, { amount }) => total + amount, 0);
    expect(month?.sales.length).toBeGreaterThan(0);
    expect(month?.back.length).toBeGreaterThan(0);
    for (const { rate, gross, vat } of month?.sales ?? []) {
      expect(sum(`VAT ${rate}`, false)).toBe(0 - vat);
      expect(sum(`SALES ${rate}`, false)).toBe(vat - gross);
    }
    for (const { rate, gross, vat } of month?.back ?? []) {
      expect(sum(`VAT ${rate}`, true)).toBe(vat);
      expect(sum(`SALES ${rate}`, true)).toBe(gross - vat);
    }
    const numbers = accountsNeeded(vouchers).map((key, at) => ({
      key,
      account: String(3_000 + at),
      text: `Text of ${key}`,
    }));
    expect((await save(numbers)).error).toBeNull();
    const saved = await call<AccountNumber[]>(
      '{ accountNumbers { key account text } }',
      {},
      tokens.accountant,
    );
    expect(saved).toHaveLength(numbers.length);
    expect(vouchers.every((voucher) => bookLines(voucher, saved) !== null)).toBe(true);
    await expect(closings('from: "October"')).rejects.toThrow('BAD_USER_INPUT');
  });

  it('[MONEY-26] numbers are the owner’s to enter, of one company, and only what is one is kept', async () => {
    const one = { key: 'VAT 25', account: '2611', text: 'Moms' };
    expect(await save([{ ...one, key: 'VAT x' }])).toMatchObject({ field: 'numbers.0.key' });
    expect(await save([{ ...one, account: '26' }])).toMatchObject({ field: 'numbers.0.account' });
    expect(await save([{ ...one, text: 'x'.repeat(61) }])).toMatchObject({
      field: 'numbers.0.text',
    });
    expect(await save([one, one])).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'numbers.1.key',
    });
    const many = Array.from({ length: 61 }, () => one);
    expect((await save(many)).error).toBe('LIMIT_REACHED');
    for (const token of [tokens.accountant, tokens.manager])
      await expect(save([one], token)).rejects.toThrow('FORBIDDEN');
    expect((await save([one], tokens.other)).error).toBeNull();
    expect((await call<AccountNumber[]>('{ accountNumbers { key } }')).length).toBeGreaterThan(1);
    await expect(call('{ accountNumbers { key } }', {}, tokens.manager)).rejects.toThrow(
      'FORBIDDEN',
    );
  });
});
