import type { InvoiceCustomerInput } from '@tallrik/contract/generated/staff-resolvers';
import type { Database } from '../../../platform/database/database.ts';

/**
 * The guest of this number whose account lives here: an account that other companies share is approved where it lives,
 * since it may then order on invoice in all of them (D-03).
 */
const guestOf = (trx: Database, companyId: string, phone: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'invoiceTargetId'])
    .where('companyId', '=', companyId)
    .where('phone', '=', phone)
    .where('activated', '=', true)
    .where('deleted', '=', false)
    .forUpdate()
    .executeTakeFirst();

/** The guest's id; null when there is no such guest. Approved again, the same customer gets another address or limit. */
export async function approveInvoiceCustomer(
  trx: Database,
  companyId: string,
  {
    phone,
    customer,
    newId,
  }: { phone: string; customer: InvoiceCustomerInput; newId: () => string },
): Promise<string | null> {
  const guest = await guestOf(trx, companyId, phone);
  if (!guest) return null;
  const { creditLimit, ...address } = customer;
  const targetId = guest.invoiceTargetId ?? newId();
  await trx
    .insertInto('invoiceTargets')
    .values({ id: targetId, companyId, ...address })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(address))
    .execute();
  await trx
    .updateTable('users')
    .set({
      invoiceTargetId: targetId,
      invoiceCustomerId: targetId,
      invoiceCreditLimit: creditLimit,
    })
    .where('id', '=', guest.id)
    .execute();
  return guest.id;
}

/** From now on nothing more is lent; what is owed is still billed to the address of the day it was ordered for. */
export async function endInvoiceCustomer(
  trx: Database,
  companyId: string,
  phone: string,
): Promise<string | null> {
  const guest = await guestOf(trx, companyId, phone);
  if (!guest) return null;
  await trx
    .updateTable('users')
    .set({ invoiceTargetId: null, invoiceCustomerId: null, invoiceCreditLimit: null })
    .where('id', '=', guest.id)
    .execute();
  return guest.id;
}
