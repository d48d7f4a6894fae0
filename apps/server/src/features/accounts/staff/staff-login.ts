import { mustHaveSecondFactor, reachOf } from '@tallrik/domain/accounts/staff-rights';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import { verifyPassword } from '../../../platform/auth/passwords.ts';
import type { SecretBox } from '../../../platform/auth/secret-box.ts';
import type { TryLimit } from '../../../platform/auth/try-limit.ts';
import type { Tokens } from '../../../platform/auth/tokens.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffViewer } from '../../../platform/graphql/context.ts';
import { takeSecondFactor } from './second-factor.ts';
import { touchSession, type SignInOrigin, type StaffSessions } from './staff-sessions.ts';
import { findSignedIn, findStaffByEmail } from './staff-store.ts';

export type LoginRefusal =
  | 'ERROR_INVALID_CREDENTIALS'
  | 'RATE_LIMITED'
  | 'TWO_FACTOR_CODE_REQUIRED'
  | 'TWO_FACTOR_CODE_INVALID';

export type StaffLogin = (
  credentials: { email: string; password: string; code: string | null },
  from: SignInOrigin & { address: string },
) => Promise<{ token: string } | { error: LoginRefusal }>;

export type StaffLoginDeps = {
  db: Database;
  sessions: StaffSessions;
  limit: TryLimit;
  box: SecretBox;
};

export const makeStaffLogin =
  ({ db, sessions, limit, box }: StaffLoginDeps): StaffLogin =>
  async ({ email, password, code }, from) => {
    const { address, now, device } = from;
    const account = `staff:${email.trim().toLowerCase()}`;
    const knownDevice = device?.countedAs(account) ?? null;
    const tried = { account, address: `staff:${address}`, knownDevice };
    if (!(await limit.begin(tried))) return { error: 'RATE_LIMITED' };
    const member = await findStaffByEmail(db, email);
    const isRight = await verifyPassword(member?.passwordHash ?? null, password);
    if (!member || !isRight) return { error: 'ERROR_INVALID_CREDENTIALS' };
    const factor = await takeSecondFactor(db, box, member, code, now);
    if (factor === 'INVALID') return { error: 'TWO_FACTOR_CODE_INVALID' };
    await limit.succeed(tried);
    if (factor === 'REQUIRED') return { error: 'TWO_FACTOR_CODE_REQUIRED' };
    device?.remember(account);
    const { id: staffId, companyId } = member;
    await writeAudit(
      db,
      { staffId, companyId },
      { action: 'staffLogin', subjectId: staffId, details: { factor } },
      now,
    );
    return { token: await sessions.open(member, from, true) };
  };

/** `enrolling` may enrol a second factor and nothing else; `staff` may do what the role allows. */
export type StaffSession = { staff: StaffViewer | null; enrolling: StaffViewer | null };

export type ReadStaffSession = (
  token: string | null,
  now: Temporal.Instant,
) => Promise<StaffSession>;

const NOBODY: StaffSession = { staff: null, enrolling: null };

/** Rights follow the staff row, not the token: who was let go this morning is out at once. */
export const makeReadStaffSession =
  (deps: { db: Database; tokens: Tokens; isTwoFactorRequired: boolean }): ReadStaffSession =>
  async (token, now) => {
    const claims = token ? await deps.tokens.read('staff', token, now) : null;
    if (!claims) return NOBODY;
    const member = await findSignedIn(deps.db, claims);
    if (!member || member.tokenVersion !== claims.version || member.endedAt) return NOBODY;
    const { sessionId, lastSeenAt } = member;
    if (sessionId !== null && lastSeenAt !== null)
      await touchSession(deps.db, member.companyId, { id: sessionId, lastSeenAt }, now);
    const viewer: StaffViewer = {
      staffId: member.id,
      companyId: member.companyId,
      role: member.role,
      venueIds: member.venueIds,
      sessionId,
    };
    const required = {
      byDeployment: deps.isTwoFactorRequired,
      byCompany: member.requiresTwoFactor,
    };
    const mustEnrol = mustHaveSecondFactor(member.role, required) && !member.totpConfirmedAt;
    return mustEnrol ? { staff: null, enrolling: viewer } : { staff: viewer, enrolling: null };
  };

/** Who runs the company, and the venue's own people: an accountant has no board. */
export function mayServeVenue(
  staff: StaffViewer,
  venue: { id: string; companyId: string },
): boolean {
  const reach = reachOf(staff.role, 'KITCHEN', 'WRITE');
  if (reach === 'NONE') return false;
  if (staff.role === 'PLATFORM_ADMIN') return true;
  if (staff.companyId !== venue.companyId) return false;
  return reach === 'ALL' || staff.venueIds.includes(venue.id);
}
