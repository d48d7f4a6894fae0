import { hashPassword } from '../platform/auth/passwords.ts';
import { fixedId } from './fixed-id.ts';
import type { TestServer } from './test-server.ts';

const LOGIN = `mutation Login($companyId: ID!, $phone: String!, $password: String!) {
  login(companyId: $companyId, phone: $phone, password: $password) { token error } }`;

/** Somebody with an account, signed in; with an invoice target if staff has approved one (D-89). */
export async function signInGuest(
  server: Pick<TestServer, 'db' | 'guest'>,
  member: { number: number; companyId: string; creditLimit?: number; targetId?: string },
): Promise<{ userId: string; token: string }> {
  const userId = fixedId(700_000 + member.number);
  const phone = `+4670000${String(member.number).padStart(4, '0')}`;
  const isInvoiceCustomer = member.creditLimit !== undefined;
  await server.db
    .insertInto('users')
    .values({
      id: userId,
      companyId: member.companyId,
      phone,
      name: 'Astrid Lind',
      easyId: String(member.number),
      activated: true,
      passwordHash: await hashPassword('hunger'),
      invoiceCustomerId: isInvoiceCustomer ? fixedId(710_000 + member.number) : null,
      invoiceTargetId: isInvoiceCustomer
        ? (member.targetId ?? fixedId(720_000 + member.number))
        : null,
      invoiceCreditLimit: member.creditLimit ?? null,
    })
    .execute();
  const answer = await server.guest<{ login: { token: string | null; error: string | null } }>(
    LOGIN,
    { companyId: member.companyId, phone, password: 'hunger' },
  );
  const token = answer.data?.login.token;
  if (!token) throw new Error(`The planted guest could not sign in: ${JSON.stringify(answer)}`);
  return { userId, token };
}
