import type { AccountOwner } from '../features/accounts/activate.ts';
import type { DeletionHooks } from '../features/accounts/delete-account.ts';
import { hasActiveOrder, hasUnpaidInvoice } from '../features/orders/leaving-guest.ts';
import { hasUnpaidDishes } from '../features/tables/unpaid-dishes.ts';
import type { Database } from '../platform/database/database.ts';

/** What the other features have to say when a guest leaves. */
export const leavingHooks = (deps: {
  forgetCards: (trx: Database, owner: AccountOwner, references: readonly string[]) => Promise<void>;
}): DeletionHooks => ({
  hasActiveOrder: (trx, { companyId, userId }) => hasActiveOrder(trx, companyId, userId),
  hasUnpaidBill: async (trx, { companyId, userId }) =>
    (await hasUnpaidDishes(trx, companyId, userId)) ||
    (await hasUnpaidInvoice(trx, companyId, userId)),
  onDeleted: (trx, { cardReferences, ...owner }) => deps.forgetCards(trx, owner, cardReferences),
});
