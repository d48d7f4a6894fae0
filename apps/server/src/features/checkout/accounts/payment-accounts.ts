import type { Result } from '@tallrik/domain/result';
import { ok, refused } from '@tallrik/domain/result';
import type { SecretBox } from '../../../platform/auth/secret-box.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import {
  accountInUse,
  findAccount,
  findAccounts,
  noteNotice,
  type PaymentAccount,
} from './payment-account-store.ts';
import { openKeys, type KeySets } from './sealed-keys.ts';

export type AccountWithKeys = Pick<PaymentAccount, 'merchantAccount' | 'isLive'> & {
  keySets: KeySets;
};

export type PaymentAccountsDeps = {
  db: Database;
  box: SecretBox;
  now: () => Temporal.Instant;
  /** Null: this deployment has no account of its own. */
  deploymentProvider: PaymentProvider | null;
  providerWith: (account: AccountWithKeys) => PaymentProvider;
};

type Notifications = ReturnType<PaymentProvider['readNotifications']>;
type ReadAs = Result<
  {
    accountId: string | null;
    notifications: Extract<Notifications, { ok: true }>['value'];
  },
  'UNSIGNED' | 'MALFORMED'
>;

/** A guest comes back from the bank within this time, whatever the company has changed meanwhile. */
const DETAILS_HOURS = 2;

/**
 * Who holds whose money. A payment is asked about, taken and given back through the account it was begun with: null is
 * the deployment's (O-19).
 */
export function makePaymentAccounts(deps: PaymentAccountsDeps) {
  const { db, box, deploymentProvider } = deps;
  const opened = new Map<string, { changedAt: number; provider: PaymentProvider }>();

  function providerOf(account: PaymentAccount): PaymentProvider {
    const changedAt = account.changedAt.getTime();
    const known = opened.get(account.id);
    if (known?.changedAt === changedAt) return known.provider;
    const { merchantAccount, isLive } = account;
    const keySets = openKeys(box, account);
    const provider = deps.providerWith({ merchantAccount, isLive, keySets });
    opened.set(account.id, { changedAt, provider });
    return provider;
  }

  async function of(accountId: string | null): Promise<PaymentProvider> {
    if (accountId === null) {
      if (deploymentProvider) return deploymentProvider;
      throw new Error('No payment provider is set up');
    }
    const account = await findAccount(db, accountId);
    if (!account) throw new Error(`Payment account ${accountId} is gone`);
    return providerOf(account);
  }

  const isRecent = ({ changedAt }: PaymentAccount): boolean =>
    changedAt.getTime() > deps.now().subtract({ hours: DETAILS_HOURS }).epochMilliseconds;

  return {
    of,
    inUse: accountInUse,
    hasDeploymentAccount: deploymentProvider !== null,
    /** Whether anybody could pay the company by card now. */
    isUsable: async (database: Database, companyId: string): Promise<boolean> =>
      deploymentProvider !== null || (await accountInUse(database, companyId)) !== null,

    /** Through which accounts a guest who comes back from the bank may have begun, the likeliest first. */
    recent: async (companyId: string): Promise<(string | null)[]> => {
      const all = await findAccounts(db, companyId);
      const likely = all.filter((account) => account.isInUse || isRecent(account));
      const inUse = all.find(({ isInUse }) => isInUse);
      const ids = likely.map(({ id }) => id);
      if (!deploymentProvider) return ids;
      if (!inUse) return [null, ...ids];
      return isRecent(inUse) ? [...ids, null] : ids;
    },

    /** Believes nothing that is not signed with a key of this very company; without one, of the deployment. */
    readNotifications: async (
      companyId: string | null,
      body: unknown,
      authorization: string | undefined,
    ): Promise<ReadAs> => {
      if (companyId === null) {
        const read = deploymentProvider?.readNotifications(body, authorization);
        if (!read) return refused('UNSIGNED');
        return read.ok ? ok({ accountId: null, notifications: read.value }) : read;
      }
      let refusal: ReadAs = refused('UNSIGNED');
      for (const account of await findAccounts(db, companyId)) {
        const read = providerOf(account).readNotifications(body, authorization);
        if (read.ok) {
          await noteNotice(db, account.id, deps.now());
          return ok({ accountId: account.id, notifications: read.value });
        }
        if (read.error === 'MALFORMED') refusal = read;
      }
      return refusal;
    },
  };
}

export type PaymentAccounts = ReturnType<typeof makePaymentAccounts>;
