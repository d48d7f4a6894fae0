import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInGuest } from '../../../testing/seed-guest.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

const APPROVE = `mutation Approve($companyId: ID, $phone: String!, $customer: InvoiceCustomerInput!) {
  approveInvoiceCustomer(companyId: $companyId, phone: $phone, customer: $customer) { success error } }`;
const END = `mutation End($phone: String!) { endInvoiceCustomer(phone: $phone) { success error } }`;
const PHONE = '+46700000001';
const ACME = { name: 'Acme AB', email: 'bills@acme.example', city: 'Lund', creditLimit: 50_000 };
type Changed = { success: boolean; error: string | null };

describe('[PAY-42] [D-89] approving customers who pay by invoice', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let other: Awaited<ReturnType<typeof seedOpenShop>>;
  let userId: string;
  let admin: string;
  let foreignAdmin: string;
  let cook: string;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    other = await seedOpenShop(server.db, 2);
    ({ userId } = await signInGuest(server, { number: 1, companyId: ids.company }));
    const own = { companyId: ids.company, venueIds: [ids.venue] };
    const theirs = { companyId: other.company, venueIds: [] };
    admin = await signInStaff(server, { ...own, number: 1, role: 'COMPANY_ADMIN' });
    foreignAdmin = await signInStaff(server, { ...theirs, number: 2, role: 'COMPANY_ADMIN' });
    cook = await signInStaff(server, { ...own, number: 3 });
  });
  afterAll(() => server.close());

  const approve = (token: string, variables: object = {}) =>
    server.staff<{ approveInvoiceCustomer: Changed }>(
      APPROVE,
      { phone: PHONE, customer: ACME, ...variables },
      token,
    );
  const guest = () =>
    server.db
      .selectFrom('users')
      .leftJoin('invoiceTargets', 'invoiceTargets.id', 'users.invoiceTargetId')
      .select(['invoiceCustomerId', 'invoiceTargetId', 'invoiceCreditLimit'])
      .select(['invoiceTargets.name', 'invoiceTargets.email', 'invoiceTargets.city'])
      .where('users.id', '=', userId)
      .executeTakeFirstOrThrow();

  it('an administrator approves a guest, and changes address and limit later', async () => {
    expect((await approve(admin)).data?.approveInvoiceCustomer).toEqual({
      success: true,
      error: null,
    });
    const first = await guest();
    expect(first).toMatchObject({ name: 'Acme AB', city: 'Lund', invoiceCreditLimit: 50_000 });
    expect(first.invoiceCustomerId).not.toBeNull();
    const moved = { ...ACME, city: 'Malmö', creditLimit: 20_000 };
    await approve(admin, { customer: moved });
    expect(await guest()).toEqual({ ...first, city: 'Malmö', invoiceCreditLimit: 20_000 });
    const audit = await server.db
      .selectFrom('auditLog')
      .select('details')
      .where('action', '=', 'approveInvoiceCustomer')
      .execute();
    expect(audit).toHaveLength(2);
  });

  it('[D-138] nobody else does, and no guest of another company', async () => {
    const before = await guest();
    expect((await approve(cook)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(
      (await approve(foreignAdmin, { companyId: ids.company })).errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN');
    expect((await approve(foreignAdmin)).data?.approveInvoiceCustomer.error).toBe('NO_SUCH_GUEST');
    expect(await guest()).toEqual(before);
  });

  it('refuses what cannot be billed', async () => {
    for (const wrong of [
      { phone: 'Astrid' },
      { customer: { ...ACME, email: 'nowhere' } },
      { customer: { ...ACME, creditLimit: -1 } },
      { customer: { ...ACME, name: ' ' } },
      { customer: { ...ACME, street: 'x'.repeat(201) } },
    ])
      expect((await approve(admin, wrong)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('ended, nothing more is lent', async () => {
    const answer = await server.staff<{ endInvoiceCustomer: Changed }>(
      END,
      { phone: PHONE },
      admin,
    );
    expect(answer.data?.endInvoiceCustomer.success).toBe(true);
    expect(await guest()).toMatchObject({
      invoiceCustomerId: null,
      invoiceTargetId: null,
      invoiceCreditLimit: null,
    });
  });
});
