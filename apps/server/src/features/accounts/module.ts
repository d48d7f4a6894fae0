import guestTypeDefs from '@tallrik/contract/schema.graphql?raw';
import { randomInt } from 'node:crypto';
import type { OperatingSystem } from '@tallrik/contract/generated/resolvers';
import type { Company } from '@tallrik/domain/company/configuration';
import { makeActivate, makeSendActivationCode, type ActivationHooks } from './activate.ts';
import { makeDeleteAccount, type DeletionHooks } from './delete-account.ts';
import { makeBlockedPhones } from './blocked-phone-store.ts';
import { makeDeletedPhones } from './deleted-phone-store.ts';
import { makeDeriveCode } from './derive-code.ts';
import { makeReadGuestToken } from './guest-token.ts';
import { makeForgetExpired } from './forget-expired.ts';
import { makeLogin, type Passwords } from './login.ts';
import { makeAskCooldown } from './phone-cooldown.ts';
import { makeRegister } from './register.ts';
import { makeActivatePhone } from './resolvers/Mutation/activatePhone.ts';
import { makeAddDeviceToken } from './resolvers/Mutation/addDeviceToken.ts';
import { makeConfirmResetPassword } from './resolvers/Mutation/confirmResetPassword.ts';
import { makeCreateHashedPhoneNumber } from './resolvers/Mutation/createHashedPhoneNumber.ts';
import { makeDeleteNode } from './resolvers/Mutation/deleteNode.ts';
import {
  makeHasPhoneNumberBeenDeletedLately,
  type CompanyOfPage,
} from './resolvers/Mutation/hasPhoneNumberBeenDeletedLately.ts';
import { makeLoginResolver } from './resolvers/Mutation/login.ts';
import { makeRegisterResolver } from './resolvers/Mutation/register.ts';
import { makeRemoveDeviceToken } from './resolvers/Mutation/removeDeviceToken.ts';
import { makeRequestActivationCode } from './resolvers/Mutation/requestActivationCode.ts';
import { makeSendResetPassword } from './resolvers/Mutation/sendResetPassword.ts';
import { makeUser } from './resolvers/Query/User.ts';
import { onceActivated, type OwnUserFields } from './resolvers/User/once-activated.ts';
import { makeUserOwnFields } from './resolvers/User/own-fields.ts';
import { makeConfirmReset, makeIssueResetCode, makeSendResetCode } from './reset-password.ts';
import { makeTranslateMessage } from './translate-message.ts';
import { endConsents, keepConsent } from './push-consent-store.ts';
import { makeSendCodeSms, makeSmsSenderOf, type SendSms } from './send-code-sms.ts';
import { makeCountedTries } from '../../platform/auth/counted-tries.ts';
import { makeKeyedHash } from '../../platform/auth/keyed-hash.ts';
import { hashPassword, verifyPassword } from '../../platform/auth/passwords.ts';
import type { Tokens } from '../../platform/auth/tokens.ts';
import type { Database } from '../../platform/database/database.ts';
import { fieldNamesOf } from '../../platform/graphql/build-schema.ts';
import type { Logger } from '../../platform/logging/log.ts';

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
    storedDeviceToken: (token: string) => string;
    /** Fields of User that other features answer; all are closed until the phone is verified. */
    userFields: Omit<OwnUserFields, 'creditCards' | 'company'>;
    /** Left out: Argon2id. */
    passwords?: Passwords;
  };

/** Eight digits, the first of them not a zero: read aloud at a till without "how many noughts". */
const newEasyId = (): string => String(randomInt(10_000_000, 100_000_000));

/** Guests who have signed up: how they come in, what is theirs, how they leave. */
export function makeAccounts({ seed, sendSms, ...given }: AccountsDeps) {
  const deps = {
    ...given,
    passwords: given.passwords ?? { hash: hashPassword, verify: verifyPassword },
    tries: makeCountedTries({ db: given.db, hash: makeKeyedHash(seed, 'try') }),
    deriveCode: makeDeriveCode(makeKeyedHash(seed, 'account code')),
    deletedPhones: makeDeletedPhones(makeKeyedHash(seed, 'deleted phone')),
  };
  const blockedPhones = makeBlockedPhones(makeKeyedHash(seed, 'blocked phone'));
  const deleteAccount = makeDeleteAccount(deps);
  const register = makeRegister({
    ...deps,
    newEasyId,
    isBlocked: (companyId, phone) => blockedPhones.isBlocked(deps.db, companyId, phone),
    isCoolingDown: async (companyId, phone, now) =>
      (await deps.deletedPhones.daysLeft(deps.db, companyId, phone, now)) > 0,
  });
  const translateMessage = makeTranslateMessage(deps);
  const jobs = {
    'issue-reset-code': makeIssueResetCode(deps),
    'send-sms': makeSendCodeSms({ ...deps, send: sendSms, defaultSender: deps.smsSender }),
    'forget-expired': makeForgetExpired(deps),
  };
  return {
    readGuestToken: makeReadGuestToken(deps),
    smsSenderOf: makeSmsSenderOf(deps.smsSender),
    keepConsent,
    endConsents,
    deleteAccount,
    blockedPhones,
    /** For the office, where a guest's number is changed by the same codes. */
    tries: deps.tries,
    deriveCode: deps.deriveCode,
    jobs,
    guestResolvers: {
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
          translateMessage,
        }),
        hasPhoneNumberBeenDeletedLately: makeHasPhoneNumberBeenDeletedLately({
          askCooldown: makeAskCooldown(deps),
          companyOfPage: deps.companyOfPage,
        }),
        createHashedPhoneNumber: makeCreateHashedPhoneNumber(deps),
        deleteNode: makeDeleteNode({ deleteAccount, translateMessage }),
        addDeviceToken: makeAddDeviceToken(deps),
        removeDeviceToken: makeRemoveDeviceToken(deps),
      },
      User: onceActivated(fieldNamesOf(guestTypeDefs, 'User'), {
        ...makeUserOwnFields(deps),
        ...deps.userFields,
      }),
    },
  };
}
