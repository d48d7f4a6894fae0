import { makeAcceptStaffInvitation } from '../staff-resolvers/Mutation/acceptStaffInvitation.ts';
import { makeAuditExport, makeAuditLog } from '../staff-resolvers/Query/auditLog.ts';
import { makeStaffDevices } from '../staff-resolvers/Query/staffDevices.ts';
import { makeAddDevice } from '../staff-resolvers/Mutation/addDevice.ts';
import { makeRenewDeviceCode } from '../staff-resolvers/Mutation/renewDeviceCode.ts';
import { makeEndDevice } from '../staff-resolvers/Mutation/endDevice.ts';
import { makeSignInDevice } from '../staff-resolvers/Mutation/signInDevice.ts';
import { makeDevices } from './devices.ts';
import { makeOfficeNews } from '../staff-resolvers/Query/officeNews.ts';
import { makeOfficeSearch } from '../staff-resolvers/Query/officeSearch.ts';
import { makeBeginTwoFactor } from '../staff-resolvers/Mutation/beginTwoFactor.ts';
import { makeChangeStaffPassword } from '../staff-resolvers/Mutation/changeStaffPassword.ts';
import { makeChangeStaffRole } from '../staff-resolvers/Mutation/changeStaffRole.ts';
import { makeCompanies } from './companies.ts';
import { makeCheckPath } from '../staff-resolvers/Query/checkPath.ts';
import { makeCompaniesResolver } from '../staff-resolvers/Query/companies.ts';
import { makeConfirmTwoFactor } from '../staff-resolvers/Mutation/confirmTwoFactor.ts';
import { makeCreateCompany } from '../staff-resolvers/Mutation/createCompany.ts';
import { makeDeadJobs } from '../staff-resolvers/Query/deadJobs.ts';
import { makeInviteStaffMember } from '../staff-resolvers/Mutation/inviteStaffMember.ts';
import { makeRemoveTwoFactor } from '../staff-resolvers/Mutation/removeTwoFactor.ts';
import { makeRenewRecoveryCodes } from '../staff-resolvers/Mutation/renewRecoveryCodes.ts';
import { makeRenewStaffInvitation } from '../staff-resolvers/Mutation/renewStaffInvitation.ts';
import { makeReplayJob } from '../staff-resolvers/Mutation/replayJob.ts';
import { makeResetStaffPassword } from '../staff-resolvers/Mutation/resetStaffPassword.ts';
import { makeSetCompanyActive } from '../staff-resolvers/Mutation/setCompanyActive.ts';
import { makeSetTwoFactorRequired } from '../staff-resolvers/Mutation/setTwoFactorRequired.ts';
import { makeSetStaffActive } from '../staff-resolvers/Mutation/setStaffActive.ts';
import { makeReadStaffSession, makeStaffLogin } from './staff-login.ts';
import { makeStaffLoginResolver } from '../staff-resolvers/Mutation/staffLogin.ts';
import { makeStaffInvitation } from '../staff-resolvers/Query/staffInvitation.ts';
import { makeStaffMe } from '../staff-resolvers/Query/staffMe.ts';
import { makeStaffMembers } from '../staff-resolvers/Query/staffMembers.ts';
import { makeStaffPeople } from './staff-people.ts';
import { makeStaffSignOutEverywhere } from '../staff-resolvers/Mutation/staffSignOutEverywhere.ts';
import { makeSaveStaffMember } from '../staff-resolvers/Mutation/saveStaffMember.ts';
import { makeUndoChange } from '../staff-resolvers/Mutation/undoChange.ts';
import { makeOwnSettings } from '../staff-resolvers/Query/ownSettings.ts';
import { makeOwnSessions } from '../staff-resolvers/Query/ownSessions.ts';
import { makeSaveOwnSettings } from '../staff-resolvers/Mutation/saveOwnSettings.ts';
import { makeEndOtherSessions, makeEndSession } from '../staff-resolvers/Mutation/endSession.ts';
import { makeChangeOwnEmail } from '../staff-resolvers/Mutation/changeOwnEmail.ts';
import { makeConfirmOwnEmail } from '../staff-resolvers/Mutation/confirmOwnEmail.ts';
import { makeOwnEmail } from './own-email.ts';
import { makeMailStaffNotice } from './account-mails.ts';
import { makeStaffSessions } from './staff-sessions.ts';
import type {
  MailFactorRemoved,
  MailInvitation,
  MailNewAddress,
  SendStaffMail,
} from './mail-invitation.ts';
import type { Tokens } from '../../../platform/auth/tokens.ts';
import type { StaffViewer } from '../../../platform/graphql/context.ts';
import type { CompanyPaths } from '../../company/company-port.ts';
import { staffSubject } from './office-staff.ts';
import { makeStaffAccount, type StaffAccountDeps } from './staff-account.ts';
import { makeCountedTries } from '../../../platform/auth/counted-tries.ts';
import { makeKeyedHash } from '../../../platform/auth/keyed-hash.ts';
import { makeSecretBox } from '../../../platform/auth/secret-box.ts';
import { makeTryLimit } from '../../../platform/auth/try-limit.ts';
import type { Office } from '../../../platform/office/office.ts';
import type { FanOut } from '../../../platform/events/fan-out.ts';

/** Somebody's sessions have ended: every process closes their sockets. */
export type StaffUpdate = {
  staffId: string;
  /** Left out: all of them. */
  sessionIds?: readonly string[];
};
const staffTopic = (staffId: string): string => `staff:${staffId}`;

/** The restaurant's own people: their door, their rights, and who may change them (D-115). */
export function makeStaffAccounts(
  given: Omit<StaffAccountDeps, 'limit' | 'box' | 'publishSignedOut' | 'sessions'> & {
    seed: string;
    tokens: Tokens;
    now: () => Temporal.Instant;
    isTwoFactorRequired: boolean;
    staffUpdates: FanOut<StaffUpdate>;
    office: Office;
    companyPaths: CompanyPaths;
    mailInvitation: MailInvitation;
    mailFactorRemoved: MailFactorRemoved;
    mailNewAddress: MailNewAddress;
    sendMail: SendStaffMail | null;
    textsIn: Parameters<typeof makeMailStaffNotice>[0]['textsIn'];
  },
) {
  const { db, now, staffUpdates } = given;
  const door = {
    ...given,
    limit: makeTryLimit(makeCountedTries({ db, hash: makeKeyedHash(given.seed, 'try') }), now),
    box: makeSecretBox(given.seed),
    publishSignedOut: (staffId: string, sessionIds?: readonly string[]) =>
      staffUpdates.publish(staffTopic(staffId), {
        staffId,
        ...(sessionIds ? { sessionIds } : {}),
      }),
    sessions: makeStaffSessions({
      ...given,
      hashDevice: makeKeyedHash(given.seed, 'staff device'),
    }),
  };
  const deps = {
    ...door,
    login: makeStaffLogin(door),
    account: makeStaffAccount(door),
    ownEmail: makeOwnEmail(door),
    people: makeStaffPeople(door),
    devices: makeDevices({ ...door, hashCode: makeKeyedHash(given.seed, 'device code') }),
    companies: makeCompanies(door),
    staffSubject: given.office.define(staffSubject(door)),
  };
  const readSession = makeReadStaffSession(given);
  return {
    readStaffSession: (token: string | null) => readSession(token, now()),
    /** Asked before what an open laptop must not be enough for (O-35). */
    proveAgain: deps.account.proveAgain,
    readStaffToken: async (token: string) => (await readSession(token, now())).staff,
    onStaffSignedOut: (
      { staffId, sessionId }: Pick<StaffViewer, 'staffId' | 'sessionId'>,
      signedOut: () => void,
    ) =>
      staffUpdates.subscribe(staffTopic(staffId), ({ sessionIds }) => {
        if (!sessionIds || (sessionId !== null && sessionIds.includes(sessionId))) signedOut();
      }),
    jobs: { 'mail-staff-notice': makeMailStaffNotice(given) },
    staffResolvers: {
      Query: {
        staffMe: makeStaffMe(deps),
        staffInvitation: makeStaffInvitation(deps),
        ownSettings: makeOwnSettings(deps),
        ownSessions: makeOwnSessions(deps),
        staffMembers: makeStaffMembers(deps),
        staffDevices: makeStaffDevices(deps),
        auditLog: makeAuditLog(deps),
        auditExport: makeAuditExport(deps),
        officeNews: makeOfficeNews(deps),
        officeSearch: makeOfficeSearch(deps),
        checkPath: makeCheckPath(deps),
        companies: makeCompaniesResolver(deps),
        deadJobs: makeDeadJobs(deps),
      },
      Mutation: {
        saveStaffMember: makeSaveStaffMember(deps),
        undoChange: makeUndoChange(deps),
        staffLogin: makeStaffLoginResolver(deps),
        staffSignOutEverywhere: makeStaffSignOutEverywhere(deps),
        changeStaffPassword: makeChangeStaffPassword(deps),
        acceptStaffInvitation: makeAcceptStaffInvitation(deps),
        saveOwnSettings: makeSaveOwnSettings(deps),
        endSession: makeEndSession(deps),
        endOtherSessions: makeEndOtherSessions(deps),
        changeOwnEmail: makeChangeOwnEmail(deps),
        confirmOwnEmail: makeConfirmOwnEmail(deps),
        beginTwoFactor: makeBeginTwoFactor(deps),
        confirmTwoFactor: makeConfirmTwoFactor(deps),
        renewRecoveryCodes: makeRenewRecoveryCodes(deps),
        inviteStaffMember: makeInviteStaffMember(deps),
        resetStaffPassword: makeResetStaffPassword(deps),
        renewStaffInvitation: makeRenewStaffInvitation(deps),
        changeStaffRole: makeChangeStaffRole(deps),
        setTwoFactorRequired: makeSetTwoFactorRequired(deps),
        setStaffActive: makeSetStaffActive(deps),
        removeTwoFactor: makeRemoveTwoFactor(deps),
        addDevice: makeAddDevice(deps),
        renewDeviceCode: makeRenewDeviceCode(deps),
        endDevice: makeEndDevice(deps),
        signInDevice: makeSignInDevice(deps),
        createCompany: makeCreateCompany(deps),
        setCompanyActive: makeSetCompanyActive(deps),
        replayJob: makeReplayJob(deps),
      },
    },
  };
}
