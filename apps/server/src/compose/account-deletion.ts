import { endConsents } from '../features/accounts/push-consent-store.ts';
import type { RemovedCard } from '../features/accounts/card-store.ts';
import type { AccountsDeps } from '../features/accounts/module.ts';
import {
  forgetGivenNames,
  forgetWordsOfDeletedGuests,
  hasActiveOrder,
  hasUnpaidInvoice,
} from '../features/orders/account-deletion.ts';
import { makeForgetOrderDevices } from '../features/orders/push/order-device-store.ts';
import { hasUnpaidDishes } from '../features/tables/unpaid-dishes.ts';
import type { Database } from '../platform/database/database.ts';

type AccountDeletionHooks = Pick<
  AccountsDeps,
  | 'hasActiveOrder'
  | 'hasUnpaidBill'
  | 'onDeleted'
  | 'forgetGivenNames'
  | 'forgetWordsOfDeletedGuests'
  | 'forgetOrderDevices'
>;

/** What the other features have to say when a guest leaves. */
export const accountDeletionHooks = (deps: {
  db: Database;
  forgetCards: (
    trx: Database,
    owner: { companyId: string; userId: string },
    cards: readonly RemovedCard[],
  ) => Promise<void>;
}): AccountDeletionHooks => ({
  hasActiveOrder: (trx, { companyId, userId }) => hasActiveOrder(trx, companyId, userId),
  hasUnpaidBill: async (trx, { companyId, userId }) =>
    (await hasUnpaidDishes(trx, companyId, userId)) ||
    (await hasUnpaidInvoice(trx, companyId, userId)),
  onDeleted: (trx, { cards, ...owner }) => deps.forgetCards(trx, owner, cards),
  forgetGivenNames,
  forgetWordsOfDeletedGuests,
  forgetOrderDevices: makeForgetOrderDevices({ db: deps.db, endConsents }),
});
