import type { Database } from '../../../platform/database/database.ts';
import { verifyPassword } from '../../../platform/auth/passwords.ts';
import type { TryLimit } from '../../../platform/auth/try-limit.ts';
import type { Tokens } from '../../../platform/auth/tokens.ts';
import type { StaffViewer } from '../../../platform/graphql/context.ts';
import { findStaff, findStaffByEmail } from './staff-store.ts';

export type StaffLogin = (
  credentials: { email: string; password: string },
  from: { address: string; now: Temporal.Instant },
) => Promise<{ token: string } | { error: 'ERROR_INVALID_CREDENTIALS' | 'RATE_LIMITED' }>;

export const makeStaffLogin =
  (deps: { db: Database; tokens: Tokens; limit: TryLimit }): StaffLogin =>
  async ({ email, password }, { address, now }) => {
    const keys = [`staff-email:${email.trim().toLowerCase()}`, `staff-address:${address}`];
    if (!deps.limit.mayTry(keys, now)) return { error: 'RATE_LIMITED' };
    const member = await findStaffByEmail(deps.db, email);
    const isRight = await verifyPassword(member?.passwordHash ?? null, password);
    if (!member || !isRight) {
      deps.limit.countFailure(keys, now);
      return { error: 'ERROR_INVALID_CREDENTIALS' };
    }
    const claims = {
      subject: member.id,
      companyId: member.companyId,
      version: member.tokenVersion,
    };
    return { token: await deps.tokens.issue('staff', claims, now) };
  };

export type ReadStaffToken = (
  token: string | null,
  now: Temporal.Instant,
) => Promise<StaffViewer | null>;

/** Rights follow the staff row, not the token: who was let go this morning is out at once. */
export const makeReadStaffToken =
  (deps: { db: Database; tokens: Tokens }): ReadStaffToken =>
  async (token, now) => {
    const claims = token ? await deps.tokens.read('staff', token, now) : null;
    if (!claims) return null;
    const member = await findStaff(deps.db, claims.companyId, claims.subject);
    if (!member || member.tokenVersion !== claims.version) return null;
    return {
      staffId: member.id,
      companyId: member.companyId,
      role: member.role,
      venueIds: member.venueIds,
    };
  };

/** A venue's own staff, and the administrators of its company. */
export const mayServeVenue = (
  staff: StaffViewer,
  venue: { id: string; companyId: string },
): boolean =>
  staff.role === 'PLATFORM_ADMIN' ||
  (staff.companyId === venue.companyId &&
    (staff.role === 'COMPANY_ADMIN' || staff.venueIds.includes(venue.id)));
