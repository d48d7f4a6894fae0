import { checkPhone } from '@tallrik/domain/accounts/phone';
import type { CountedTries } from '../../platform/auth/counted-tries.ts';
import type { Tokens } from '../../platform/auth/tokens.ts';
import type { Database } from '../../platform/database/database.ts';
import { accountsCompanyOf, findCredentials } from './account-store.ts';
import { passwordTries, triedAccount, type CallOrigin, type Limited } from './sign-in-tries.ts';

/** Injected, so that a test can count them: equal work is what keeps the clock from telling who has an account. */
export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Works as long for `null`, nobody's hash, as for a wrong password. */
  verify: (stored: string | null, password: string) => Promise<boolean>;
};

export type Login = (
  credentials: { companyId: string; phone: string; password: string },
  origin: CallOrigin,
) => Promise<
  | { token: string }
  | { error: 'ERROR_INVALID_CREDENTIALS' | 'ERROR_NOT_VALID_PHONE_NUMBER' | 'USER_BLOCKED' }
  | Limited
>;

/** The token of somebody not activated only activates: rights follow the user's row (D-106). */
export const makeLogin =
  (deps: {
    db: Database;
    tokens: Tokens;
    tries: CountedTries;
    passwords: Pick<Passwords, 'verify'>;
  }): Login =>
  async ({ companyId, phone: typed, password }, origin) => {
    const phone = checkPhone(typed);
    if (!phone.ok) return { error: 'ERROR_NOT_VALID_PHONE_NUMBER' };
    const company = await accountsCompanyOf(deps.db, companyId);
    if (!company) return { error: 'ERROR_INVALID_CREDENTIALS' };
    const { now, device } = origin;
    const tried = triedAccount(company.id, phone.value);
    const keys = passwordTries(tried, origin);
    const attempt = await deps.tries.take(keys, now);
    if (!attempt.ok) return attempt;
    const account = await findCredentials(deps.db, company.id, phone.value);
    const isRight = await deps.passwords.verify(account?.passwordHash ?? null, password);
    if (!account || !isRight) return { error: 'ERROR_INVALID_CREDENTIALS' };
    await deps.tries.giveBack(keys);
    // Told to who knows the password, and to nobody else (GUESTS-10).
    if (account.isBlocked) return { error: 'USER_BLOCKED' };
    device?.remember(tried);
    const claims = { subject: account.id, companyId: company.id, version: account.tokenVersion };
    return { token: await deps.tokens.issue('guest', claims, now) };
  };
