import type {
  CreditResult,
  InvoiceCustomer,
  InvoicePage,
  OfficeInvoice,
} from '@tallrik/contract/generated/staff-resolvers';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openInvoiceDebt } from '../../checkout/invoice-account.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { seedOrder } from '../testing/seed-order.ts';

const GUEST = fixedId(960_000);
const INVOICE = `invoice { id number total credited state daysOverdue }
  lines { position title amount isCredited } creditNotes { id number total reason staffName }`;
const DISHES = [
  { title: 'Soup', amount: 10_000, vat: 12 },
  { title: 'Beer', amount: 7_500, vat: 25 },
];

describe('invoices that are put right', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  const staff = { owner: '', accountant: '', manager: '', other: '' };
  let number = 0;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    const others = await seedOpenShop(server.db, 2);
    server.setTime('2026-11-16T03:07:00Z');
    const own = { companyId: ids.company, venueIds: [ids.venue] };
    staff.owner = await signInStaff(server, { ...own, number: 1, role: 'COMPANY_ADMIN' });
    staff.accountant = await signInStaff(server, { ...own, number: 2, role: 'ACCOUNTANT' });
    staff.manager = await signInStaff(server, { ...own, number: 3, role: 'VENUE_MANAGER' });
    const foreign = { companyId: others.company, venueIds: [others.venue], number: 4 };
    staff.other = await signInStaff(server, { ...foreign, role: 'COMPANY_ADMIN' });
  });
  afterAll(() => server.close());
  beforeEach(() => server.setTime('2026-11-16T03:07:00Z'));

  const call = async <Answer>(document: string, token: string): Promise<Answer> => {
    const answer = await server.staff<Record<string, Answer>>(document, {}, token);
    const result = answer.data && Object.values(answer.data)[0];
    if (result == null) throw new Error(answer.errors?.[0]?.extensions?.['code'] as string);
    return result;
  };
  /** A customer of its own with one invoice of a week: soup, beer, tip, and fries of another order. */
  async function billed() {
    number += 10;
    const targetId = fixedId(950_000 + number);
    await server.db
      .insertInto('invoiceTargets')
      .values({ id: targetId, companyId: ids.company, name: `Acme ${number}`, email: 'a@acme.se' })
      .execute();
    const week = { invoiceTargetId: targetId, createdAt: new Date('2026-11-10T11:00:00Z') };
    const first = await seedOrder(server.db, ids, number, { ...week, tip: 500, dishes: DISHES });
    await seedOrder(server.db, ids, number + 1, week);
    await server.db.deleteFrom('invoiceRuns').execute();
    await server.app.jobs['issue-invoices']({});
    const { id } = await server.db
      .selectFrom('invoices')
      .select('id')
      .where('targetId', '=', targetId)
      .executeTakeFirstOrThrow();
    return { id, targetId, first };
  }
  const credit = (
    invoiceId: string,
    positions: readonly number[] | null,
    { id = crypto.randomUUID() as string, token = staff.owner, reason = 'Wrong price' } = {},
  ) =>
    call<CreditResult>(
      `mutation { creditInvoice(id: "${id}", invoiceId: "${invoiceId}", reason: "${reason}"
        ${positions ? `positions: [${positions.join(', ')}]` : ''}) { error field invoice { ${INVOICE} } } }`,
      token,
    );
  const read = (id: string, token = staff.accountant) =>
    call<OfficeInvoice>(`{ officeInvoice(id: "${id}") { ${INVOICE} } }`, token);

  it('[MONEY-29] [D-702] takes back lines with a number of its own and lowers what is owed; the invoice stays', async () => {
    const { id, targetId, first } = await billed();
    const before = await read(id);
    expect(before).toMatchObject({ invoice: { total: 21_900, credited: 0 }, creditNotes: [] });
    expect(await openInvoiceDebt(server.db, ids.company, targetId)).toBe(21_900);
    const done = await credit(id, [1, 2]);
    expect(done).toMatchObject({
      error: null,
      invoice: {
        invoice: { total: 21_900, credited: 8_000, state: 'TO_BE_MAILED' },
        creditNotes: [{ total: 8_000, reason: 'Wrong price', staffName: 'Kim' }],
      },
    });
    expect(await openInvoiceDebt(server.db, ids.company, targetId)).toBe(13_900);
    // In the books it is a refund of the day, at the rates of the lines, tip apart.
    const refund = await server.db
      .selectFrom('refunds')
      .select(['amount', 'tip', 'byRate', 'note'])
      .where('orderId', '=', first)
      .executeTakeFirstOrThrow();
    expect(refund).toEqual({
      amount: 8_000,
      tip: 500,
      byRate: [{ rate: 25, gross: 7_500, vat: 1_500 }],
      note: 'Wrong price',
    });
    const { rows } = await call<{ rows: { key: string; refunded: number }[] }>(
      `{ sales(from: "2026-11-16", to: "2026-11-16", by: PAYMENT_KIND) { rows { key refunded } } }`,
      staff.owner,
    );
    expect(rows).toEqual([{ key: 'INVOICE', refunded: 7_500 }]);
    expect(await credit(id, [1])).toMatchObject({ error: 'FIELD_INVALID', field: 'positions' });
    const rest = await credit(id, null);
    expect(rest.invoice?.invoice).toMatchObject({ credited: 21_900, state: 'CREDITED' });
    const [one = 0, two = 0] = rest.invoice?.creditNotes.map((note) => note.number) ?? [];
    expect(two).toBe(one + 1);
    expect(await credit(id, null)).toMatchObject({ error: 'NOTHING_TO_CREDIT' });
    expect(await openInvoiceDebt(server.db, ids.company, targetId)).toBe(0);
    for (const table of ['credit_notes', 'credit_note_lines'])
      await expect(sql`delete from ${sql.table(table)}`.execute(server.db)).rejects.toThrow(
        'never changes',
      );
  });

  it('[MONEY-29] the same id is one credit note, two people credit a line once, and it needs a reason and a right', async () => {
    const { id } = await billed();
    const noteId = crypto.randomUUID();
    await Promise.all([1, 2, 3].map(() => credit(id, [0], { id: noteId })));
    expect((await read(id)).creditNotes).toHaveLength(1);
    const both = await Promise.all([credit(id, [3]), credit(id, [3])]);
    expect(both.map(({ error }) => error ?? 'done').toSorted()).toEqual(['FIELD_INVALID', 'done']);
    expect(await credit(id, null, { reason: 'no' })).toMatchObject({ error: 'REASON_REQUIRED' });
    for (const token of [staff.accountant, staff.manager])
      await expect(credit(id, null, { token })).rejects.toThrow('FORBIDDEN');
    await expect(credit(id, null, { token: staff.other })).rejects.toThrow('NOT_FOUND');
    await expect(credit((await billed()).id, null, { id: noteId })).rejects.toThrow('NOT_FOUND');
    await expect(read(id, staff.other)).rejects.toThrow('NOT_FOUND');
  });

  it('[MONEY-29] numbers follow each other without gaps, however many press at once', async () => {
    const invoices = [await billed(), await billed(), await billed()];
    const presses = fc.sample(fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 4 }), 12);
    await Promise.all(
      presses.map((positions, at) => credit(invoices[at % 3]?.id ?? '', [...new Set(positions)])),
    );
    const notes = await server.db
      .selectFrom('creditNotes')
      .select(['number', 'invoiceId', 'total'])
      .where('companyId', '=', ids.company)
      .orderBy('number')
      .execute();
    expect(notes.map((note) => note.number)).toEqual(notes.map((_note, at) => at + 1));
    for (const { id } of invoices) {
      const own = notes.filter(({ invoiceId }) => invoiceId === id);
      expect(own.reduce((sum, { total }) => sum + total, 0)).toBeLessThanOrEqual(21_900);
    }
  });

  it('[MONEY-29] its document names both numbers, is mailed once, and is fetched by who reads invoices', async () => {
    const { id } = await billed();
    const { invoice } = await credit(id, [1]);
    const [note] = invoice?.creditNotes ?? [];
    await server.runJobs();
    await server.app.jobs['send-credit-note']({
      companyId: ids.company,
      creditNoteId: note?.id ?? '',
    });
    const path = `${server.origin}/staff/credit-notes/${note?.id}/document`;
    const fetchAs = (token: string) =>
      fetch(path, { headers: { authorization: `Bearer ${token}` } });
    const answer = await fetchAs(staff.accountant);
    const text = pdfText(Buffer.from(await answer.arrayBuffer())).join('\n');
    expect(text).toContain(String(note?.number));
    expect(text).toContain('Beer');
    expect(text).not.toContain('Soup');
    expect((await fetchAs(staff.manager)).status).toBe(403);
    expect((await fetchAs(staff.other)).status).toBe(404);
  });

  it('[MONEY-27] customers are listed with limit, owed, unbilled and overdue; their phone only to who sees guests', async () => {
    const { targetId, id } = await billed();
    await seedOrder(server.db, ids, number + 2, {
      invoiceTargetId: targetId,
      createdAt: new Date('2026-11-16T01:00:00Z'),
    });
    await server.db
      .insertInto('users')
      .values({
        id: GUEST,
        companyId: ids.company,
        easyId: '9',
        activated: true,
        phone: '+46701740605',
        invoiceTargetId: targetId,
        invoiceCustomerId: targetId,
        invoiceCreditLimit: 50_000,
      })
      .execute();
    await credit(id, [0]);
    server.setTime('2026-12-20T12:00:00Z');
    const late = await signInStaff(server, {
      companyId: ids.company,
      venueIds: [ids.venue],
      number: 11,
      role: 'COMPANY_ADMIN',
    });
    const list = (token: string, search = '') =>
      call<InvoiceCustomer[]>(
        `{ invoiceCustomers(search: "${search}") { userId name phone creditLimit owed unbilled overdue } }`,
        token,
      );
    expect(await list(late)).toEqual([
      {
        userId: GUEST,
        name: `Acme ${number}`,
        phone: '+46701740605',
        creditLimit: 50_000,
        owed: 11_900 + 3_900,
        unbilled: 3_900,
        overdue: 11_900,
      },
    ]);
    expect(await list(late, '100%')).toEqual([]);
    const books = await signInStaff(server, {
      companyId: ids.company,
      venueIds: [ids.venue],
      number: 12,
      role: 'ACCOUNTANT',
    });
    expect((await list(books))[0]?.phone).toBeNull();
  });

  it('[MONEY-28] invoices by customer and state, with days overdue and the sum of unpaid; paid on a day, and back', async () => {
    const { targetId, id } = await billed();
    const list = (filter: string, token: string) =>
      call<InvoicePage>(
        `{ companyInvoices(targetId: "${targetId}" ${filter}) { unpaid invoices { id state daysOverdue paidAt } } }`,
        token,
      );
    server.setTime('2026-12-20T12:00:00Z');
    const owner = await signInStaff(server, {
      companyId: ids.company,
      venueIds: [ids.venue],
      number: 13,
      role: 'COMPANY_ADMIN',
    });
    expect(await list('', owner)).toMatchObject({
      unpaid: 21_900,
      invoices: [{ id, state: 'OVERDUE', daysOverdue: 4 }],
    });
    expect((await list('state: PAID', owner)).invoices).toEqual([]);
    const pay = (fields: string) =>
      call<{ success: boolean }>(
        `mutation { setInvoicePaid(invoiceId: "${id}", ${fields}) { success } }`,
        owner,
      );
    await expect(pay('paid: true, paidOn: "2027-01-01"')).rejects.toThrow('BAD_USER_INPUT');
    await expect(pay('paid: true, paidOn: "yesterday"')).rejects.toThrow('BAD_USER_INPUT');
    await pay('paid: true, paidOn: "2026-12-18"');
    expect(await list('state: PAID', owner)).toMatchObject({
      unpaid: 0,
      invoices: [{ paidAt: '2026-12-18T12:00:00.000Z' }],
    });
    await pay('paid: false');
    expect(await list('state: OVERDUE', owner)).toMatchObject({ unpaid: 21_900 });
    const resend = await call<{ error: string | null }>(
      `mutation { resendInvoice(invoiceId: "${id}") { error } }`,
      owner,
    );
    expect(resend.error).toBeNull();
  });
});
