import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { shopsOfAccounts } from './shops-of-accounts.ts';

/** Food that is still on its way to this guest. */
export async function hasActiveOrder(
  db: Database,
  accountsCompanyId: string,
  userId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('companyId', 'in', shopsOfAccounts(accountsCompanyId))
    .where('userId', '=', userId)
    .where('status', 'not in', ['COMPLETED', 'REJECTED'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Orders on account that are not billed yet, or billed and not paid. */
export async function hasUnpaidInvoice(
  db: Database,
  accountsCompanyId: string,
  userId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('orders')
    .leftJoin('invoices', 'invoices.id', 'orders.invoiceId')
    .select('orders.id')
    .where('orders.companyId', 'in', shopsOfAccounts(accountsCompanyId))
    .where('orders.userId', '=', userId)
    .where('orders.invoiceTargetId', 'is not', null)
    .where('orders.offInvoiceAt', 'is', null)
    .where('orders.status', '<>', 'REJECTED')
    .where('invoices.paidAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * What a guest who has left once wrote to the kitchen. Free text names people; while the food is being made the
 * kitchen still needs it (an allergy), so it goes with the first run after the order is done (D-111).
 */
export async function forgetWordsOfDeletedGuests(
  db: Database,
  since: Temporal.Instant,
): Promise<void> {
  await sql`
    update orders set comment = '', guest_name = null
    from users
    where users.deleted_at > ${new Date(since.epochMilliseconds)}
      and orders.user_id = users.id
      and orders.status in ('COMPLETED', 'REJECTED')
      and (orders.comment <> '' or orders.guest_name is not null)`.execute(db);
}

/** Names of guests without an account: nobody can ask for them to be erased, so they have an end (D-145, D-272). */
export async function forgetGivenNames(db: Database, before: Temporal.Instant): Promise<void> {
  await db
    .updateTable('orders')
    .set({ guestName: null })
    .where('guestName', 'is not', null)
    .where('createdAt', '<', new Date(before.epochMilliseconds))
    .execute();
}
