import type { Database } from '../../platform/database/database.ts';
import { accountsCompanyOf, erasePerson, forgetReasons, lockAccount } from './account-store.ts';
import type { AccountOwner } from './activate.ts';
import { removeCards, type RemovedCard } from './card-store.ts';
import type { DeletedPhones } from './deleted-phone-store.ts';
import { removeDevices } from './device-store.ts';

/** What other features know about somebody who wants to leave, and do when it happens, in the same transaction. */
export type DeletionHooks = {
  hasActiveOrder: (trx: Database, owner: AccountOwner) => Promise<boolean>;
  hasUnpaidBill: (trx: Database, owner: AccountOwner) => Promise<boolean>;
  /** Cards are forgotten here; the provider that keeps them has to be told by their references. */
  onDeleted: (trx: Database, owner: AccountOwner & { cards: RemovedCard[] }) => Promise<void>;
};

export type DeleteAccount = (
  owner: AccountOwner,
  options: {
    isForced: boolean;
    now: Temporal.Instant;
    /** Written in the same transaction, where there was somebody to delete. */
    alongside?: (trx: Database) => Promise<void>;
  },
) => Promise<'DELETED' | 'ORDER_IS_ACTIVE' | 'BILL_IS_UNPAID'>;

/** The person goes, the bookkeeping stays: orders and payments keep pointing to a row that says nobody (D-111). */
export const makeDeleteAccount =
  (
    deps: { db: Database; deletedPhones: DeletedPhones; newId: () => string } & DeletionHooks,
  ): DeleteAccount =>
  (owner, { isForced, now, alongside }) =>
    deps.db.transaction().execute(async (trx) => {
      const { companyId, userId } = owner;
      const account = await lockAccount(trx, companyId, userId);
      // Deleted by another device a moment ago: what was asked for is so.
      if (!account) return 'DELETED';
      if (await deps.hasUnpaidBill(trx, owner)) return 'BILL_IS_UNPAID';
      if (!isForced && (await deps.hasActiveOrder(trx, owner))) return 'ORDER_IS_ACTIVE';
      const cards = await removeCards(trx, companyId, userId);
      await removeDevices(trx, companyId, userId, null, { by: 'ACCOUNT_DELETED', at: now });
      await trx
        .deleteFrom('accountCodes')
        .where('companyId', '=', companyId)
        .where('userId', '=', userId)
        .execute();
      await erasePerson(trx, companyId, userId, now);
      await forgetReasons(trx, companyId, userId);
      const company = await accountsCompanyOf(trx, companyId);
      if (account.phone !== null && company) {
        await deps.deletedPhones.startCooldown(trx, companyId, {
          id: deps.newId(),
          userId,
          phone: account.phone,
          days: company.phoneCooldownDays,
          now,
        });
      }
      await deps.onDeleted(trx, { ...owner, cards });
      await alongside?.(trx);
      return 'DELETED';
    });
