import type { Account } from '@tallrik/domain/accounts/account';
import { checkActivationCode } from '@tallrik/domain/accounts/checks';
import type { CountedTries } from '../../platform/auth/counted-tries.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockAccount, markActivated } from './account-store.ts';
import { closeCode } from './code-store.ts';
import { issueCode, tryCode, type IssuedCode } from './codes.ts';
import type { DeriveCode } from './derive-code.ts';
import { addressTries, type CallOrigin, type Limited } from './sign-in-tries.ts';

export type AccountOwner = { companyId: string; userId: string };

/** What other features do at the moment an account becomes one, in the same transaction. Each happens once. */
export type ActivationHooks = {
  onActivated: (trx: Database, account: Account) => Promise<void>;
  /** A referral or promo code typed at sign-up; an unknown one grants nothing and is no error (D-113). */
  grantReferral: (trx: Database, account: Account, code: string) => Promise<void>;
};

export type Activate = (
  owner: AccountOwner,
  typed: string,
  origin: CallOrigin,
) => Promise<{ error: 'ERROR_FAIL_VERIFY_PHONE' | null } | Limited>;

export const makeActivate =
  (
    deps: { db: Database; tries: CountedTries; deriveCode: DeriveCode } & ActivationHooks,
  ): Activate =>
  async (owner, typed, { address, now }) => {
    const key = addressTries('code', address);
    const attempt = await deps.tries.take([key], now);
    if (!attempt.ok) return attempt;
    const code = checkActivationCode(typed);
    const codeRequest = { ...owner, purpose: 'ACTIVATION' } as const;
    const codeId = code.ok
      ? await tryCode(deps.db, codeRequest, code.value, { ...deps, now })
      : null;
    const isActivated = await deps.db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, owner.companyId, owner.userId);
      if (!account) return false;
      // A second tap, or the answer to the first was lost: nothing is wrong.
      if (account.activated) return true;
      if (codeId === null || !(await closeCode(trx, owner.companyId, codeId, now))) return false;
      await markActivated(trx, owner.companyId, owner.userId);
      const { referralCode, ...rest } = account;
      const activated = { ...rest, activated: true };
      await deps.onActivated(trx, activated);
      if (referralCode !== null) await deps.grantReferral(trx, activated, referralCode);
      return true;
    });
    if (!isActivated) return { error: 'ERROR_FAIL_VERIFY_PHONE' };
    await deps.tries.giveBack([key]);
    return { error: null };
  };

export type SendActivationCode = (
  owner: AccountOwner,
  now: Temporal.Instant,
) => Promise<IssuedCode>;

export const makeSendActivationCode =
  (deps: { db: Database; newId: () => string }): SendActivationCode =>
  (owner, now) =>
    deps.db
      .transaction()
      .execute((trx) => issueCode(trx, { ...owner, purpose: 'ACTIVATION' }, deps.newId(), now));
