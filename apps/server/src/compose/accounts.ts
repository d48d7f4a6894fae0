import guestTypeDefs from '@tallrik/contract/schema.graphql?raw';
import { randomInt } from 'node:crypto';
import type { OperatingSystem } from '@tallrik/contract/generated/resolvers';
import type { Company } from '@tallrik/domain/company/configuration';
import {
  makeActivate,
  makeSendActivationCode,
  type ActivationHooks,
} from '../features/accounts/activate.ts';
import { makeDeleteAccount, type DeletionHooks } from '../features/accounts/delete-account.ts';
import { makeDeletedPhones } from '../features/accounts/deleted-phone-store.ts';
import { makeDeriveCode } from '../features/accounts/derive-code.ts';
import { makeForgetExpired } from '../features/accounts/forget-expired.ts';
import { makeLogin, type Passwords } from '../features/accounts/login.ts';
import { makeAskCooldown } from '../features/accounts/phone-cooldown.ts';
import { makeRegister } from '../features/accounts/register.ts';
import { makeActivatePhone } from '../features/accounts/resolvers/Mutation/activatePhone.ts';
import { makeAddDeviceToken } from '../features/accounts/resolvers/Mutation/addDeviceToken.ts';
import { makeConfirmResetPassword } from '../features/accounts/resolvers/Mutation/confirmResetPassword.ts';
import { makeCreateHashedPhoneNumber } from '../features/accounts/resolvers/Mutation/createHashedPhoneNumber.ts';
import { makeDeleteNode } from '../features/accounts/resolvers/Mutation/deleteNode.ts';
import {
  makeHasPhoneNumberBeenDeletedLately,
  type CompanyOfPage,
} from '../features/accounts/resolvers/Mutation/hasPhoneNumberBeenDeletedLately.ts';
import { makeLoginResolver } from '../features/accounts/resolvers/Mutation/login.ts';
import { makeRegisterResolver } from '../features/accounts/resolvers/Mutation/register.ts';
import { makeRemoveDeviceToken } from '../features/accounts/resolvers/Mutation/removeDeviceToken.ts';
import { makeRequestActivationCode } from '../features/accounts/resolvers/Mutation/requestActivationCode.ts';
import { makeSendResetPassword } from '../features/accounts/resolvers/Mutation/sendResetPassword.ts';
import { makeUser } from '../features/accounts/resolvers/Query/User.ts';
import { onceActivated } from '../features/accounts/resolvers/User/once-activated.ts';
import { makeUserOwnFields } from '../features/accounts/resolvers/User/own-fields.ts';
import {
  makeConfirmReset,
  makeIssueResetCode,
  makeSendResetCode,
} from '../features/accounts/reset-password.ts';
import { makeSay } from '../features/accounts/say.ts';
import { makeSendCodeSms, type SendSms } from '../features/accounts/send-code-sms.ts';
import { makeCountedTries } from '../platform/auth/counted-tries.ts';
import { makeKeyedHash } from '../platform/auth/keyed-hash.ts';
import { hashPassword, verifyPassword } from '../platform/auth/passwords.ts';
import type { Tokens } from '../platform/auth/tokens.ts';
import type { Database } from '../platform/database/database.ts';
import { fieldNamesOf } from '../platform/graphql/build-schema.ts';
import type { JobHandlers } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/log.ts';

export type AccountsDeps = ActivationHooks &
  DeletionHooks & {
    db: Database;
    log: Logger;
    now: () => Temporal.Instant;
    newId: () => string;
    tokens: Tokens;
    /** The deployment's seed, 64 hex digits: codes, cooldowns and tries are keyed with it. */
    seed: string;
    sendSms: SendSms;
    smsSender: string | null;
    findCompany: (companyId: string) => Promise<Company | null>;
    companyOfPage: CompanyOfPage;
    forgetWordsOfDeletedGuests: (db: Database, since: Temporal.Instant) => Promise<void>;
    forgetGivenNames: (db: Database, before: Temporal.Instant) => Promise<void>;
    forgetOrderDevices: (now: Temporal.Instant) => Promise<void>;
    readDeviceToken: (operatingSystem: OperatingSystem, token: string) => string | null;
    keptDeviceToken: (token: string) => string;
    /** Left out: Argon2id. */
    passwords?: Passwords;
  };

/** Eight digits, the first of them not a zero: read aloud at a till without "how many noughts". */
const newEasyId = (): string => String(randomInt(10_000_000, 100_000_000));

export function composeAccounts({ seed, sendSms, ...given }: AccountsDeps) {
  const deps = {
    ...given,
    passwords: given.passwords ?? { hash: hashPassword, verify: verifyPassword },
    tries: makeCountedTries({ db: given.db, hash: makeKeyedHash(seed, 'try') }),
    deriveCode: makeDeriveCode(makeKeyedHash(seed, 'account code')),
    deletedPhones: makeDeletedPhones(makeKeyedHash(seed, 'deleted phone')),
  };
  const register = makeRegister({
    ...deps,
    newEasyId,
    isCoolingDown: async (companyId, phone, now) =>
      (await deps.deletedPhones.daysLeft(deps.db, companyId, phone, now)) > 0,
  });
  const say = makeSay(deps);
  const jobs: Pick<JobHandlers, 'issue-reset-code' | 'send-sms' | 'forget-expired'> = {
    'issue-reset-code': makeIssueResetCode(deps),
    'send-sms': makeSendCodeSms({ ...deps, send: sendSms, defaultSender: deps.smsSender }),
    'forget-expired': makeForgetExpired(deps),
  };
  return {
    jobs,
    Query: { User: makeUser(deps) },
    Mutation: {
      login: makeLoginResolver({ login: makeLogin(deps) }),
      register: makeRegisterResolver({ register }),
      activatePhone: makeActivatePhone({ activate: makeActivate(deps) }),
      requestActivationCode: makeRequestActivationCode({
        sendActivationCode: makeSendActivationCode(deps),
      }),
      sendResetPassword: makeSendResetPassword({ sendResetCode: makeSendResetCode(deps) }),
      confirmResetPassword: makeConfirmResetPassword({
        confirmReset: makeConfirmReset(deps),
        say,
      }),
      hasPhoneNumberBeenDeletedLately: makeHasPhoneNumberBeenDeletedLately({
        askCooldown: makeAskCooldown(deps),
        companyOfPage: deps.companyOfPage,
      }),
      createHashedPhoneNumber: makeCreateHashedPhoneNumber(deps),
      deleteNode: makeDeleteNode({ deleteAccount: makeDeleteAccount(deps), say }),
      addDeviceToken: makeAddDeviceToken(deps),
      removeDeviceToken: makeRemoveDeviceToken(deps),
    },
    /** The fields of User: those of accounts and the given ones of other features, all closed until the phone is verified. */
    userFields: (ofOtherFeatures: Readonly<Record<string, unknown>>) =>
      onceActivated(fieldNamesOf(guestTypeDefs, 'User'), {
        ...makeUserOwnFields(deps),
        ...ofOtherFeatures,
      }),
  };
}

export type Accounts = ReturnType<typeof composeAccounts>;
