import { checkPassword, checkResetCode } from '@tallrik/domain/accounts/checks';
import { checkPhone } from '@tallrik/domain/accounts/phone';
import type { CountedTries } from '../../platform/auth/counted-tries.ts';
import type { Database } from '../../platform/database/database.ts';
import { addJob, type JobHandlers } from '../../platform/jobs/jobs.ts';
import { accountsCompanyOf, findCredentials, replacePassword } from './account-store.ts';
import { closeCode } from './code-store.ts';
import { issueCode, tryCode } from './codes.ts';
import type { DeriveCode } from './derive-code.ts';
import type { Passwords } from './login.ts';
import { addressTries, type CallOrigin, type Limited } from './sign-in-tries.ts';

export type SendResetCode = (
  request: { companyId: string; phone: string },
  origin: CallOrigin,
) => Promise<{ success: true } | Limited>;

/**
 * Answers the same for every number, after the same work: one look-up and one job, which for a number nobody has
 * carries an id nobody has. Whatever differs happens in the job, where no clock of the caller reaches (D-110).
 */
export const makeSendResetCode =
  (deps: { db: Database; tries: CountedTries; newId: () => string }): SendResetCode =>
  async ({ companyId, phone: typed }, { address, now }) => {
    const attempt = await deps.tries.take([addressTries('reset', address)], now);
    if (!attempt.ok) return attempt;
    const phone = checkPhone(typed);
    const company = await accountsCompanyOf(deps.db, companyId);
    if (!phone.ok || !company) return { success: true };
    const account = await findCredentials(deps.db, company.id, phone.value);
    await addJob(deps.db, 'issue-reset-code', {
      companyId: company.id,
      userId: account?.id ?? deps.newId(),
      codeId: deps.newId(),
    });
    return { success: true };
  };

/** Too many codes asked for: the job sends none, and nobody is told (D-109, D-110). */
export const makeIssueResetCode =
  (deps: { db: Database; now: () => Temporal.Instant }): JobHandlers['issue-reset-code'] =>
  async ({ companyId, userId, codeId }) => {
    await deps.db
      .transaction()
      .execute((trx) =>
        issueCode(trx, { companyId, userId, purpose: 'RESET' }, codeId, deps.now()),
      );
  };

export type ConfirmReset = (
  request: { companyId: string; phone: string; code: string; password: string },
  origin: CallOrigin,
) => Promise<
  | { success: true }
  | { success: false; error: 'ERROR_FAIL_VERIFY_PHONE' }
  | { badField: 'password' }
  | Limited
>;

const WRONG = { success: false, error: 'ERROR_FAIL_VERIFY_PHONE' } as const;

export const makeConfirmReset =
  (deps: {
    db: Database;
    tries: CountedTries;
    passwords: Pick<Passwords, 'hash'>;
    deriveCode: DeriveCode;
    newId: () => string;
  }): ConfirmReset =>
  async (request, { address, now }) => {
    const password = checkPassword(request.password);
    if (!password.ok) return { badField: 'password' };
    const key = addressTries('code', address);
    const attempt = await deps.tries.take([key], now);
    if (!attempt.ok) return attempt;
    const phone = checkPhone(request.phone);
    const code = checkResetCode(request.code);
    const company = await accountsCompanyOf(deps.db, request.companyId);
    if (!phone.ok || !code.ok || !company) return WRONG;
    const account = await findCredentials(deps.db, company.id, phone.value);
    // Hashed before the code is looked at: the answer takes as long whether it was right, wrong, or nobody's.
    const passwordHash = await deps.passwords.hash(password.value);
    const owner = { companyId: company.id, userId: account?.id ?? deps.newId() };
    const codeRequest = { ...owner, purpose: 'RESET' } as const;
    const codeId = await tryCode(deps.db, codeRequest, code.value, { ...deps, now });
    if (codeId === null) return WRONG;
    const isReset = await deps.db.transaction().execute(async (trx) => {
      if (!(await closeCode(trx, owner.companyId, codeId, now))) return false;
      await replacePassword(trx, owner.companyId, owner.userId, passwordHash);
      return true;
    });
    if (!isReset) return WRONG;
    await deps.tries.giveBack([key]);
    return { success: true };
  };
