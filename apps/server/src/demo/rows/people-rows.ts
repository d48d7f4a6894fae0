import { hashPassword } from '../../platform/auth/passwords.ts';
import type { DemoCompany, DemoCustomer } from '../demo-company.ts';
import { demoId } from '../demo-id.ts';
import { type DemoTransaction, insertRows } from './insert-rows.ts';

export type PasswordHashes = ReadonlyMap<string, string>;

/** One hash a person, made before the transaction: hashing is slow on purpose and must hold no lock. */
export async function hashPasswords(demo: DemoCompany): Promise<PasswordHashes> {
  const people = [...demo.customers, ...demo.staff];
  const hashes = new Map<string, string>();
  for (const { id, password } of people) hashes.set(id, await hashPassword(password));
  return hashes;
}

function hashOf(hashes: PasswordHashes, id: string): string {
  const hash = hashes.get(id);
  if (hash === undefined) throw new Error(`No password was hashed for ${id}`);
  return hash;
}

const userRow = (customer: DemoCustomer, companyId: string, passwordHash: string) => ({
  id: customer.id,
  companyId,
  name: customer.name,
  phone: customer.phone,
  email: customer.email,
  easyId: customer.easyId,
  passwordHash,
  activated: customer.activated,
  language: customer.language,
  invoiceTargetId: customer.invoice?.targetId ?? null,
  invoiceCustomerId: customer.invoice?.customerId ?? null,
  invoiceCreditLimit: customer.invoice?.creditLimit ?? null,
});

export async function insertPeople(
  trx: DemoTransaction,
  demo: DemoCompany,
  hashes: PasswordHashes,
): Promise<void> {
  const companyId = demo.configuration.userCompanyId;
  await insertRows(
    trx,
    'users',
    demo.customers.map((customer) => userRow(customer, companyId, hashOf(hashes, customer.id))),
  );
  await insertRows(
    trx,
    'membershipCards',
    // The card comes with activation (D-75), and only where there are levels to be on.
    demo.customers
      .filter(({ levelId }) => levelId !== null)
      .map(({ id, levelId, points }) => ({
        id: demoId(demo.configuration.slug, 'membership-card', id),
        companyId,
        userId: id,
        levelId,
        points,
      })),
  );
  await insertRows(
    trx,
    'stamps',
    demo.customers.flatMap(({ id, stamps }) =>
      stamps.map((stamp) => ({ ...stamp, companyId, userId: id })),
    ),
  );
  await insertRows(
    trx,
    'offerTokens',
    demo.customers.flatMap(({ id, offerTokens }) =>
      offerTokens.map((token) => ({ ...token, companyId, userId: id })),
    ),
  );
  await insertRows(
    trx,
    'referralCodes',
    demo.customers.flatMap(({ id, referral }) =>
      referral
        ? [
            {
              ...referral,
              id: demoId(demo.configuration.slug, 'referral', id),
              companyId,
              ownerUserId: id,
            },
          ]
        : [],
    ),
  );
  await insertRows(
    trx,
    'invoiceTargets',
    demo.customers.flatMap(({ name, email, language, invoice }) =>
      invoice ? [{ id: invoice.targetId, companyId: demo.company.id, name, email, language }] : [],
    ),
  );
  await insertRows(
    trx,
    'staffMembers',
    demo.staff.map(({ id, password: _secret, ...person }) => ({
      ...person,
      id,
      companyId: demo.company.id,
      passwordHash: hashOf(hashes, id),
    })),
  );
}
