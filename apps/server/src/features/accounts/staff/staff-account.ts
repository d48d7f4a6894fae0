import { isStaffPassword } from '@tallrik/domain/accounts/staff-password';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import { hashPassword, verifyPassword } from '../../../platform/auth/passwords.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffViewer } from '../../../platform/graphql/context.ts';
import { forbidden } from '../../../platform/graphql/errors.ts';
import { hashInvitation } from './invitation.ts';
import { newTotpSecret, takeSecondFactor, takeTotp, writeRecoveryCodes } from './second-factor.ts';
import type { LoginRefusal, StaffLoginDeps } from './staff-login.ts';
import { addNotice } from './account-mails.ts';
import type { SignInOrigin } from './staff-sessions.ts';
import {
  changeStaff,
  findStaff,
  findStaffByInvitation,
  lockStaff,
  type StaffMember,
} from './staff-store.ts';
import { base32, otpauthAddress } from './totp.ts';

export type StaffAccountDeps = StaffLoginDeps & {
  newId: () => string;
  displayNameOf: (companyId: string) => Promise<string | null>;
  /** Tells every process that this person's sessions have ended. */
  publishSignedOut: (staffId: string, sessionIds?: readonly string[]) => void;
};

type From = SignInOrigin & { address: string };
type Opened = { token: string } | { error: LoginRefusal | 'PASSWORD_TOO_SHORT' };

type InvitationRefusal = { error: LoginRefusal | 'INVITATION_INVALID' };
type Accepted = { member: StaffMember } | InvitationRefusal;

/** What somebody does to the own account. Each ends all other sessions. */
export function makeStaffAccount(deps: StaffAccountDeps) {
  const { db, sessions, limit, box } = deps;

  async function ownRow(trx: Database, staff: StaffViewer): Promise<StaffMember> {
    const member = await lockStaff(trx, staff.staffId);
    if (!member) throw new Error(`Staff member ${staff.staffId} is gone`);
    if (member.isDevice) throw forbidden('A tablet has no account of its own');
    return member;
  }
  const write = (
    trx: Database,
    { staffId, companyId }: Pick<StaffViewer, 'staffId' | 'companyId'>,
    action: string,
    now: Temporal.Instant,
    details: Record<string, unknown> = {},
  ) => writeAudit(trx, { staffId, companyId }, { action, subjectId: staffId, details }, now);

  async function signOutEverywhere(staff: StaffViewer, now: Temporal.Instant): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await changeStaff(trx, { companyId: staff.companyId, id: staff.staffId }, {});
      await write(trx, staff, 'staffSignOutEverywhere', now);
    });
    deps.publishSignedOut(staff.staffId);
  }

  async function changePassword(
    staff: StaffViewer,
    { password, newPassword }: { password: string; newPassword: string },
    from: From,
  ): Promise<Opened> {
    const { address, now } = from;
    if (!isStaffPassword(newPassword)) return { error: 'PASSWORD_TOO_SHORT' };
    const tried = { account: `staff-id:${staff.staffId}`, address: `staff:${address}` };
    if (!(await limit.begin(tried))) return { error: 'RATE_LIMITED' };
    const member = await findStaff(db, staff.companyId, staff.staffId);
    if (!member || !(await verifyPassword(member.passwordHash, password)))
      return { error: 'ERROR_INVALID_CREDENTIALS' };
    await limit.succeed(tried);
    const passwordHash = await hashPassword(newPassword);
    const changed = await db.transaction().execute(async (trx) => {
      await write(trx, staff, 'changeStaffPassword', now);
      return changeStaff(trx, member, { passwordHash });
    });
    deps.publishSignedOut(staff.staffId);
    return { token: await sessions.open(changed, from, false) };
  }

  async function acceptInvitation(
    given: { invitation: string; password: string; code: string | null },
    from: From,
  ): Promise<Opened | InvitationRefusal> {
    const { address, now, device } = from;
    if (!isStaffPassword(given.password)) return { error: 'PASSWORD_TOO_SHORT' };
    const hash = hashInvitation(given.invitation);
    const tried = { account: `invitation:${hash.toString('hex')}`, address: `staff:${address}` };
    if (!(await limit.begin(tried))) return { error: 'RATE_LIMITED' };
    const passwordHash = await hashPassword(given.password);
    const accepted = await db.transaction().execute(async (trx): Promise<Accepted> => {
      const invited = await findStaffByInvitation(trx, hash, now);
      const member = invited ? await lockStaff(trx, invited.id) : null;
      // Locked and read again: the same invitation twice at once sets one password.
      if (!member?.invitationHash?.equals(hash)) return { error: 'INVITATION_INVALID' };
      const factor = await takeSecondFactor(trx, box, member, given.code, now);
      if (factor === 'REQUIRED') return { error: 'TWO_FACTOR_CODE_REQUIRED' };
      if (factor === 'INVALID') return { error: 'TWO_FACTOR_CODE_INVALID' };
      const who = { staffId: member.id, companyId: member.companyId };
      await write(trx, who, 'acceptStaffInvitation', now, { factor });
      const spent = { invitationHash: null, invitationExpiresAt: null };
      await trx
        .updateTable('staffInvitations')
        .set({ usedAt: new Date(now.epochMilliseconds) })
        .where('companyId', '=', member.companyId)
        .where('hash', '=', hash)
        .execute();
      return { member: await changeStaff(trx, member, { passwordHash, ...spent }) };
    });
    if ('error' in accepted) return accepted;
    await limit.succeed(tried);
    deps.publishSignedOut(accepted.member.id);
    device?.remember(`staff:${accepted.member.email.toLowerCase()}`);
    return { token: await sessions.open(accepted.member, from, true) };
  }

  async function beginTwoFactor(staff: StaffViewer, now: Temporal.Instant) {
    const secret = newTotpSecret();
    const member = await db.transaction().execute(async (trx) => {
      const own = await ownRow(trx, staff);
      if (own.totpConfirmedAt) return null;
      await trx
        .updateTable('staffMembers')
        .set({ totpSecret: box.close(secret, own.id), totpLastStep: 0 })
        .where('id', '=', own.id)
        .execute();
      await write(trx, staff, 'beginTwoFactor', now);
      return own;
    });
    if (!member) return { error: 'TWO_FACTOR_ALREADY_ON' as const };
    const issuer = (await deps.displayNameOf(member.companyId)) ?? 'Tallrik';
    return { secret: base32(secret), address: otpauthAddress(secret, issuer, member.email) };
  }

  /** Confirms an enrolment, or renews the codes of a confirmed one. */
  async function takeCodeForRecovery(
    staff: StaffViewer,
    code: string,
    from: From,
    action: 'confirmTwoFactor' | 'renewRecoveryCodes',
  ) {
    const { address, now } = from;
    const tried = { account: `staff-id:${staff.staffId}`, address: `staff:${address}` };
    if (!(await limit.begin(tried))) return { error: 'RATE_LIMITED' as const };
    const isRenewal = action === 'renewRecoveryCodes';
    const confirmed = await db.transaction().execute(async (trx) => {
      const own = await ownRow(trx, staff);
      const isDue = (own.totpConfirmedAt !== null) === isRenewal;
      if (!isDue || !(await takeTotp(trx, box, own, code, now))) return null;
      await write(trx, staff, action, now);
      const recoveryCodes = await writeRecoveryCodes(trx, own);
      if (!isRenewal) {
        const { companyId, id: staffId } = own;
        await addNotice(
          trx,
          { companyId, staffId, notice: 'FACTOR', subjectId: staffId },
          deps.newId,
        );
      }
      const totpConfirmedAt = own.totpConfirmedAt ?? new Date(now.epochMilliseconds);
      return { recoveryCodes, member: await changeStaff(trx, own, { totpConfirmedAt }) };
    });
    if (!confirmed) return { error: 'TWO_FACTOR_CODE_INVALID' as const };
    await limit.succeed(tried);
    deps.publishSignedOut(staff.staffId);
    const { recoveryCodes, member } = confirmed;
    return { recoveryCodes, token: await sessions.open(member, from, false) };
  }

  /** Null: it is who it was. The own code, or the password where there is no second factor. */
  async function proveAgain(
    staff: StaffViewer,
    proof: string,
    { address, now }: Pick<From, 'address' | 'now'>,
  ): Promise<LoginRefusal | 'STEP_UP_REQUIRED' | null> {
    if (proof.trim() === '') return 'STEP_UP_REQUIRED';
    const tried = { account: `staff-id:${staff.staffId}`, address: `staff:${address}` };
    if (!(await limit.begin(tried))) return 'RATE_LIMITED';
    const member = await findStaff(db, staff.companyId, staff.staffId);
    if (!member) return 'ERROR_INVALID_CREDENTIALS';
    const factor = await takeSecondFactor(db, box, member, proof, now);
    if (factor === 'INVALID') return 'TWO_FACTOR_CODE_INVALID';
    if (factor === 'NOT_ENROLLED' && !(await verifyPassword(member.passwordHash, proof)))
      return 'ERROR_INVALID_CREDENTIALS';
    await limit.succeed(tried);
    return null;
  }

  /** One's own sessions: one of them, or all but the one that asks. */
  async function endSessions(
    staff: StaffViewer,
    which: { id: string } | { allBut: string | null },
    now: Temporal.Instant,
  ): Promise<void> {
    const ended = await db.transaction().execute(async (trx) => {
      const ids = await sessions.end(trx, staff, which, now);
      const action = 'id' in which ? 'endSession' : 'endOtherSessions';
      if (ids.length > 0) await write(trx, staff, action, now, { count: ids.length });
      return ids;
    });
    if (ended.length > 0) deps.publishSignedOut(staff.staffId, ended);
  }

  return {
    endSessions,
    proveAgain,
    signOutEverywhere,
    changePassword,
    acceptInvitation,
    beginTwoFactor,
    takeCodeForRecovery,
  };
}

export type StaffOwnAccount = ReturnType<typeof makeStaffAccount>;
