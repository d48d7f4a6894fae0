import { checkEmail, checkName, checkPassword } from '@tallrik/domain/accounts/checks';
import { checkPhone } from '@tallrik/domain/accounts/phone';
import { printableLine } from '@tallrik/domain/printable-text';
import type { Language } from '@tallrik/domain/company/languages';
import type { CountedTries, TryKey } from '../../platform/auth/counted-tries.ts';
import type { Tokens } from '../../platform/auth/tokens.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  accountsCompanyOf,
  findCredentials,
  insertAccount,
  type Credentials,
  type NewAccount,
} from './account-store.ts';
import { issueCode } from './codes.ts';
import type { Passwords } from './login.ts';
import {
  addressTries,
  passwordTries,
  triedAccount,
  type CallOrigin,
  type Limited,
} from './sign-in-tries.ts';

export type Registration = {
  companyId: string;
  name: string;
  phone: string;
  password: string;
  email: string;
  referral: string | null;
  language: Language | null;
};

/** `badField` cannot come from our own form, which checks before it sends. */
export type Registered =
  | { token: string; error: null | 'ERROR_VALID_USER' }
  | {
      token: null;
      error: 'ERROR_USER_ALREADY_EXISTS' | 'ERROR_NOT_VALID_PHONE_NUMBER' | 'USER_BLOCKED';
    }
  | { badField: 'name' | 'email' | 'password' | 'companyId' }
  | Limited;

export type Register = (registration: Registration, origin: CallOrigin) => Promise<Registered>;

const BLOCKED = { token: null, error: 'USER_BLOCKED' } as const;
const ALREADY_EXISTS = { token: null, error: 'ERROR_USER_ALREADY_EXISTS' } as const;
const REFERRAL_MAX_LENGTH = 100;
// Membership numbers are drawn from ninety million: a fifth collision in a row means that something else is wrong.
const EASY_ID_DRAWS = 5;

export function makeRegister(deps: {
  db: Database;
  tokens: Tokens;
  tries: CountedTries;
  passwords: Passwords;
  isCoolingDown: (companyId: string, phone: string, now: Temporal.Instant) => Promise<boolean>;
  isBlocked: (companyId: string, phone: string) => Promise<boolean>;
  newId: () => string;
  newEasyId: () => string;
}): Register {
  return async (registration, origin) => {
    const { address, now, device } = origin;
    const checked = check(registration);
    if ('error' in checked || 'badField' in checked) return checked;
    const company = await accountsCompanyOf(deps.db, registration.companyId);
    if (!company) return { badField: 'companyId' };
    const { password, ...person } = checked;
    const { phone } = person;

    const tried = triedAccount(company.id, phone);
    const guesses = passwordTries(tried, origin);
    const tryResult = await deps.tries.take([...guesses, addressTries('sign-up', address)], now);
    if (!tryResult.ok) return tryResult;
    const known = await findCredentials(deps.db, company.id, phone);
    const attempt = { companyId: company.id, password, guesses, now };
    const isIn = (registered: Registered): Registered => {
      if ('token' in registered && registered.token !== null) device?.remember(tried);
      return registered;
    };
    if (known) return isIn(await meetAgain(known, attempt));
    // Before the cooldown is looked up: every answer has cost one hash.
    const passwordHash = await deps.passwords.hash(password);
    if (await deps.isBlocked(company.id, phone)) return BLOCKED;
    if (await deps.isCoolingDown(company.id, phone, now)) return ALREADY_EXISTS;

    const created = await create({
      ...person,
      companyId: company.id,
      passwordHash,
      language: registration.language,
      createdAt: now,
    });
    // Somebody was faster with the same phone: most likely the same person, tapping twice.
    if (!created) {
      const winner = await findCredentials(deps.db, company.id, phone);
      return winner ? isIn(await meetAgain(winner, attempt)) : ALREADY_EXISTS;
    }
    await deps.tries.giveBack(guesses);
    const claims = { subject: created, companyId: company.id, version: 1 };
    return isIn({ token: await deps.tokens.issue('guest', claims, now), error: null });
  };

  /** The phone is known: a token for whoever knows its password too, nothing for anybody else (D-107). */
  async function meetAgain(
    account: Credentials,
    attempt: { companyId: string; password: string; guesses: TryKey[]; now: Temporal.Instant },
  ): Promise<Registered> {
    if (!(await deps.passwords.verify(account.passwordHash, attempt.password)))
      return ALREADY_EXISTS;
    const { companyId, guesses, now } = attempt;
    await deps.tries.giveBack(guesses);
    if (account.isBlocked) return BLOCKED;
    if (!account.activated) await sendCodeIfAllowed(companyId, account.id, now);
    const claims = { subject: account.id, companyId, version: account.tokenVersion };
    return { token: await deps.tokens.issue('guest', claims, now), error: 'ERROR_VALID_USER' };
  }

  /** Who signs up again is led to the verification (AUTH-25) and waits for an SMS there. */
  async function sendCodeIfAllowed(
    companyId: string,
    userId: string,
    now: Temporal.Instant,
  ): Promise<void> {
    const owner = { companyId, userId, purpose: 'ACTIVATION' } as const;
    await deps.db.transaction().execute((trx) => issueCode(trx, owner, deps.newId(), now));
  }

  async function create(fields: Omit<NewAccount, 'id' | 'easyId'>): Promise<string | null> {
    const { companyId, phone, createdAt } = fields;
    for (let draw = 0; draw < EASY_ID_DRAWS; draw += 1) {
      const id = deps.newId();
      const isCreated = await deps.db.transaction().execute(async (trx) => {
        if (!(await insertAccount(trx, { ...fields, id, easyId: deps.newEasyId() }))) return false;
        const owner = { companyId, userId: id, purpose: 'ACTIVATION' } as const;
        await issueCode(trx, owner, deps.newId(), createdAt);
        return true;
      });
      if (isCreated) return id;
      if (await findCredentials(deps.db, companyId, phone)) return null;
    }
    throw new Error('No free membership number was drawn');
  }
}

type Checked = { name: string; phone: string; email: string; password: string };

function check(
  typed: Registration,
):
  | (Checked & { referralCode: string | null })
  | Extract<Registered, { badField: string } | { token: null }> {
  const phone = checkPhone(typed.phone);
  if (!phone.ok) return { token: null, error: 'ERROR_NOT_VALID_PHONE_NUMBER' };
  const name = checkName(typed.name);
  if (!name.ok) return { badField: 'name' };
  const email = checkEmail(typed.email);
  if (!email.ok) return { badField: 'email' };
  const password = checkPassword(typed.password);
  if (!password.ok) return { badField: 'password' };
  return {
    name: name.value,
    phone: phone.value,
    email: email.value,
    password: password.value,
    // An unknown code never blocks a sign-up (D-113), an absurdly long one neither.
    referralCode: printableLine(typed.referral?.slice(0, REFERRAL_MAX_LENGTH) ?? '').trim() || null,
  };
}
