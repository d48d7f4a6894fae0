import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openInvoiceDebt } from '../../checkout/invoice-account.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { seedOrder } from '../testing/seed-order.ts';

const ACME = fixedId(950_001);
const FOREIGN = fixedId(950_002);
const LIST = `query List($companyId: ID, $isUnpaidOnly: Boolean, $cursor: String, $limit: Int) {
  companyInvoices(companyId: $companyId, isUnpaidOnly: $isUnpaidOnly, cursor: $cursor, limit: $limit) {
    nextCursor invoices { id number buyerName periodStart periodEnd issuedOn dueOn total currency mailedAt paidAt } } }`;
const SET_PAID = `mutation Paid($invoiceId: ID!, $paid: Boolean!) {
  setInvoicePaid(invoiceId: $invoiceId, paid: $paid) { success error } }`;
type Listed = {
  companyInvoices: {
    nextCursor: string | null;
    invoices: { id: string; number: number; buyerName: string; paidAt: string | null }[];
  };
};

describe('[D-90] [D-115] invoices in the back office', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let other: Awaited<ReturnType<typeof seedOpenShop>>;
  let admin: string;
  let foreignAdmin: string;
  let platform: string;
  let cook: string;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    other = await seedOpenShop(server.db, 2);
    await server.db
      .insertInto('invoiceTargets')
      .values([
        { id: ACME, companyId: ids.company, name: 'Acme', email: 'bills@acme.example' },
        { id: FOREIGN, companyId: other.company, name: 'Foreign', email: 'bills@foreign.example' },
      ])
      .execute();
    const billed = { invoiceTargetId: ACME, createdAt: new Date('2026-11-03T11:00:00Z') };
    await seedOrder(server.db, ids, 1, billed);
    await seedOrder(server.db, other, 2, { ...billed, invoiceTargetId: FOREIGN });
    server.setTime('2026-11-09T03:07:00Z');
    await server.app.jobs['issue-invoices']({});
    await seedOrder(server.db, ids, 3, { ...billed, createdAt: new Date('2026-11-10T11:00:00Z') });
    server.setTime('2026-11-16T03:07:00Z');
    await server.app.jobs['issue-invoices']({});
    const own = { companyId: ids.company, venueIds: [ids.venue] };
    const theirs = { companyId: other.company, venueIds: [] };
    admin = await signInStaff(server, { ...own, number: 1, role: 'COMPANY_ADMIN' });
    foreignAdmin = await signInStaff(server, { ...theirs, number: 2, role: 'COMPANY_ADMIN' });
    platform = await signInStaff(server, { ...theirs, number: 3, role: 'PLATFORM_ADMIN' });
    cook = await signInStaff(server, { ...own, number: 4 });
  });
  afterAll(() => server.close());

  const list = async (token: string, variables: object = {}) => {
    const answer = await server.staff<Listed>(LIST, variables, token);
    if (!answer.data) throw new Error(answer.errors?.[0]?.extensions.code);
    return answer.data.companyInvoices;
  };
  const setPaid = (token: string, invoiceId: string, paid: boolean) =>
    server.staff<{ setInvoicePaid: { success: boolean } }>(SET_PAID, { invoiceId, paid }, token);
  const download = (invoiceId: string, token?: string) =>
    server.app.http.inject({
      url: `/staff/invoices/${invoiceId}/document`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  const firstOf = async (token: string) => {
    const { invoices } = await list(token);
    const [invoice] = invoices;
    if (!invoice) throw new Error('No invoice was issued');
    return invoice;
  };

  it('lists the own company’s, newest first and page by page', async () => {
    const { invoices, nextCursor } = await list(admin, { limit: 1 });
    expect(invoices).toEqual([
      {
        id: expect.any(String),
        number: 2,
        buyerName: 'Acme',
        periodStart: '2026-11-09',
        periodEnd: '2026-11-15',
        issuedOn: '2026-11-16',
        dueOn: '2026-12-16',
        total: 3_900,
        currency: 'SEK',
        mailedAt: null,
        paidAt: null,
      },
    ]);
    const rest = await list(admin, { cursor: nextCursor });
    expect(rest.invoices.map(({ number }) => number)).toEqual([1]);
    expect(rest.nextCursor).toBeNull();
  });

  it('[D-138] shows and changes nothing of another company', async () => {
    expect((await list(foreignAdmin)).invoices.map(({ buyerName }) => buyerName)).toEqual([
      'Foreign',
    ]);
    await expect(list(foreignAdmin, { companyId: ids.company })).rejects.toThrow('FORBIDDEN');
    const { id } = await firstOf(admin);
    const refusal = await setPaid(foreignAdmin, id, true);
    expect(refusal.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await firstOf(admin)).paidAt).toBeNull();
    expect((await list(platform, { companyId: ids.company })).invoices).toHaveLength(2);
  });

  it('[D-89] a paid one gives its credit back; taken back, it counts again; all of it is written down', async () => {
    const { id } = await firstOf(admin);
    const debt = async () => Number(await openInvoiceDebt(server.db, ids.company, ACME));
    expect(await debt()).toBe(7_800);
    expect((await setPaid(admin, id, true)).data?.setInvoicePaid.success).toBe(true);
    expect(await debt()).toBe(3_900);
    const { paidAt } = await firstOf(admin);
    server.setTime('2026-11-16T04:07:00Z');
    await setPaid(admin, id, true);
    expect((await firstOf(admin)).paidAt).toBe(paidAt);
    expect(
      (await list(admin, { isUnpaidOnly: true })).invoices.map(({ number }) => number),
    ).toEqual([1]);
    await setPaid(admin, id, false);
    expect(await debt()).toBe(7_800);
    const written = await server.db
      .selectFrom('auditLog')
      .select(['subjectId', 'details'])
      .where('action', '=', 'setInvoicePaid')
      .orderBy('id')
      .execute();
    expect(written).toEqual(
      [true, true, false].map((paid) => ({ subjectId: id, details: { paid } })),
    );
  });

  it('gives the document to administrators, the same one every time', async () => {
    const { id } = await firstOf(admin);
    const first = await download(id, admin);
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="invoice-2.pdf"',
    });
    expect(pdfText(first.rawPayload).join()).toContain('Acme');
    expect((await download(id, platform)).rawPayload).toEqual(first.rawPayload);
  });

  it('[D-138] gives it to nobody else', async () => {
    const { id } = await firstOf(admin);
    const codeOf = async (invoiceId: string, token?: string) =>
      (await download(invoiceId, token)).json<{ errors: { extensions: { code: string } }[] }>()
        .errors[0]?.extensions.code;
    expect(await codeOf(id)).toBe('UNAUTHENTICATED');
    expect(await codeOf(id, 'forged')).toBe('UNAUTHENTICATED');
    expect(await codeOf(id, cook)).toBe('FORBIDDEN');
    expect(await codeOf(id, foreignAdmin)).toBe('NOT_FOUND');
    expect(await codeOf(fixedId(1), admin)).toBe('NOT_FOUND');
    expect(await codeOf('nope', admin)).toBe('BAD_USER_INPUT');
  });

  it('[D-91] [D-90] what is on an invoice is handed over: the move is not taken back', async () => {
    const id = await seedOrder(server.db, ids, 9, { status: 'COMPLETED', version: 5 });
    const at = new Date(server.now().epochMilliseconds);
    const move = { companyId: ids.company, orderId: id, version: 5, at };
    await server.db
      .insertInto('orderMoves')
      .values({
        ...move,
        fromStatus: 'READY',
        toStatus: 'COMPLETED',
        actor: 'STAFF',
        staffId: fixedId(900_004),
      })
      .execute();
    const { id: invoiceId } = await firstOf(admin);
    await server.db.updateTable('orders').set({ invoiceId }).where('id', '=', id).execute();
    const undo = () =>
      server.staff<{ undoMove: { error: string | null } }>(
        `mutation { undoMove(id: "${id}", version: 5) { error } }`,
        {},
        cook,
      );
    expect((await undo()).data?.undoMove.error).toBe('UNDO_NOT_ALLOWED');
    await server.db.updateTable('orders').set({ invoiceId: null }).where('id', '=', id).execute();
    expect((await undo()).data?.undoMove.error).toBeNull();
  });
});
