import { makeAcceptStaffInvitation } from '../staff-resolvers/Mutation/acceptStaffInvitation.ts';
import { makeAuditExport, makeAuditLog } from '../staff-resolvers/Query/auditLog.ts';
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
import type { MailFactorRemoved, MailInvitation } from './mail-invitation.ts';
import { staffSubject } from './office-staff.ts';
import { makeStaffAccount, type StaffAccountDeps } from './staff-account.ts';
import { makeCountedTries } from '../../../platform/auth/counted-tries.ts';
import { makeKeyedHash } from '../../../platform/auth/keyed-hash.ts';
import { makeSecretBox } from '../../../platform/auth/secret-box.ts';
import { makeTryLimit } from '../../../platform/auth/try-limit.ts';
import type { Office } from '../../../platform/office/office.ts';
import type { FanOut } from '../../../platform/events/fan-out.ts';

/** Somebody's sessions have ended: every process closes their sockets. */
export type StaffUpdate = { staffId: string };
const staffTopic = (staffId: string): string => `staff:${staffId}`;

/** The restaurant's own people: their door, their rights, and who may change them (D-115). */
export function makeStaffAccounts(
  given: Omit<StaffAccountDeps, 'limit' | 'box' | 'publishSignedOut'> & {
    seed: string;
    newId: () => string;
    now: () => Temporal.Instant;
    isTwoFactorRequired: boolean;
    staffUpdates: FanOut<StaffUpdate>;
    office: Office;
    mailInvitation: MailInvitation;
    mailFactorRemoved: MailFactorRemoved;
  },
) {
  const { db, now, staffUpdates } = given;
  const door = {
    ...given,
    limit: makeTryLimit(makeCountedTries({ db, hash: makeKeyedHash(given.seed, 'try') }), now),
    box: makeSecretBox(given.seed),
    publishSignedOut: (staffId: string) => staffUpdates.publish(staffTopic(staffId), { staffId }),
  };
  const deps = {
    ...door,
    login: makeStaffLogin(door),
    account: makeStaffAccount(door),
    people: makeStaffPeople(door),
    companies: makeCompanies(door),
    staffSubject: given.office.define(staffSubject(door)),
  };
  const readSession = makeReadStaffSession(given);
  return {
    readStaffSession: (token: string | null) => readSession(token, now()),
    /** Asked before what an open laptop must not be enough for (O-35). */
    proveAgain: deps.account.proveAgain,
    readStaffToken: async (token: string) => (await readSession(token, now())).staff,
    onStaffSignedOut: (staffId: string, signedOut: () => void) =>
      staffUpdates.subscribe(staffTopic(staffId), signedOut),
    staffResolvers: {
      Query: {
        staffMe: makeStaffMe(deps),
        staffInvitation: makeStaffInvitation(deps),
        staffMembers: makeStaffMembers(deps),
        auditLog: makeAuditLog(deps),
        auditExport: makeAuditExport(deps),
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
        createCompany: makeCreateCompany(deps),
        setCompanyActive: makeSetCompanyActive(deps),
        replayJob: makeReplayJob(deps),
      },
    },
  };
}
