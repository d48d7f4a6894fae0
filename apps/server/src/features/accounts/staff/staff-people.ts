import { checkEmail } from '@tallrik/domain/accounts/checks';
import { isVenueRole, type StaffRole } from '@tallrik/domain/accounts/staff-rights';
import { printableLine } from '@tallrik/domain/printable-text';
import type { StaffAccount } from '@tallrik/contract/generated/staff-resolvers';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffViewer } from '../../../platform/graphql/context.ts';
import { badInput, forbidden, notFound } from '../../../platform/graphql/errors.ts';
import { raiseVersions } from '../../../platform/office/office-subject.ts';
import { invitedAt, newInvitation, recordInvitation } from './invitation.ts';
import {
  changeStaff,
  hasOtherOwner,
  isEmailTaken,
  listStaff,
  lockOwnersOf,
  lockStaff,
  type StaffMember,
} from './staff-store.ts';

export const staffAccount = (member: StaffMember & { lastSeenAt?: Date | null }): StaffAccount => ({
  id: member.id,
  version: member.version,
  name: member.name,
  email: member.email,
  role: member.role,
  venueIds: member.venueIds,
  active: member.active,
  hasTwoFactor: member.totpConfirmedAt !== null,
  isInvited: member.passwordHash === null,
  invitationEndsAt:
    member.passwordHash === null ? (member.invitationExpiresAt?.toISOString() ?? null) : null,
  invitationSentAt:
    member.passwordHash === null && member.invitationExpiresAt
      ? invitedAt(member.invitationExpiresAt).toISOString()
      : null,
  lastSeenAt: member.lastSeenAt?.toISOString() ?? null,
});

export type NewStaffMember = {
  companyId: string;
  name: string;
  email: string;
  role: StaffRole;
  venueIds: readonly string[];
};

const NAME_MAX = 100;

export const isPersonName = (name: string): boolean =>
  name.length <= NAME_MAX && printableLine(name).trim() !== '';

function checkPerson({ name, email }: { name: string; email: string }): void {
  if (!isPersonName(name)) throw badInput('A name has 1 to 100 characters');
  if (!checkEmail(email).ok) throw badInput('This is not an e-mail address');
}

/** A company's administrator gives nobody more than they have themselves. */
function checkRole(staff: StaffViewer, role: StaffRole): void {
  if (role === 'PLATFORM_ADMIN' && staff.role !== 'PLATFORM_ADMIN')
    throw forbidden('Only a platform administrator makes another one');
}

/** Another company's venue in the list would open its board. */
export async function ownVenues(
  db: Database,
  companyId: string,
  role: StaffRole,
  venueIds: readonly string[],
): Promise<string[]> {
  if (!isVenueRole(role)) return [];
  const wanted = [...new Set(venueIds)];
  if (wanted.length === 0) return [];
  const rows = await db
    .selectFrom('venues')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', 'in', wanted)
    .execute();
  if (rows.length !== wanted.length) throw notFound('Venue');
  return rows.map(({ id }) => id);
}

/** Who works at a venue is told at which: without one the board stays empty. Where there is none yet, it has to wait (D-402). */
async function lacksVenue(
  db: Database,
  companyId: string,
  { role, venueIds }: { role: StaffRole; venueIds: readonly string[] },
): Promise<boolean> {
  if (!isVenueRole(role) || venueIds.length > 0) return false;
  const venue = await db
    .selectFrom('venues')
    .select('id')
    .where('companyId', '=', companyId)
    .where('deleted', '=', false)
    .limit(1)
    .executeTakeFirst();
  return venue !== undefined;
}

/** Adds somebody in the caller's transaction. Null: the address is somebody's already. */
export async function insertInvited(
  trx: Database,
  person: NewStaffMember,
  /** Null: the server itself. */
  inviterId: string | null,
  newId: () => string,
  now: Temporal.Instant,
): Promise<{ member: StaffMember; invitation: string } | null> {
  checkPerson(person);
  if (await isEmailTaken(trx, person.email)) return null;
  const { invitation, columns } = newInvitation(now);
  const venueIds = await ownVenues(trx, person.companyId, person.role, person.venueIds);
  const row = await trx
    .insertInto('staffMembers')
    .values({
      id: newId(),
      companyId: person.companyId,
      name: printableLine(person.name).trim(),
      email: person.email.trim(),
      role: person.role,
      venueIds,
      passwordHash: null,
      ...columns,
    })
    // Two administrators at once: the second finds the address taken.
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  const member = { ...row, role: person.role };
  await recordInvitation(trx, member, inviterId);
  return { member, invitation };
}

type ChangeRefusal = 'LAST_ADMIN' | 'VENUE_REQUIRED';

const takesOwner = (
  member: StaffMember,
  { role, active }: Parameters<typeof changeStaff>[2],
): boolean =>
  member.role === 'COMPANY_ADMIN' &&
  member.active &&
  ((role !== undefined && role !== 'COMPANY_ADMIN') || active === false);

async function changeAndRecord(
  trx: Database,
  { staffId }: StaffViewer,
  member: StaffMember,
  set: Parameters<typeof changeStaff>[2],
): Promise<StaffMember> {
  const changed = await changeStaff(trx, member, set);
  if (set.invitationHash) await recordInvitation(trx, changed, staffId);
  return changed;
}

/** What administrators do to other people's accounts. */
export function makeStaffPeople(deps: {
  db: Database;
  newId: () => string;
  now: () => Temporal.Instant;
  publishSignedOut: (staffId: string) => void;
}) {
  const { db } = deps;

  /** The other person's row, locked, if the caller may touch it. */
  async function lockOther(
    trx: Database,
    staff: StaffViewer,
    staffId: string,
  ): Promise<StaffMember> {
    // Two owners who change each other at the same moment: one after the other, or nobody would be left. Before any row,
    // since each would hold the row that the other's entry in the log refers to.
    await lockOwnersOf(trx, staffId);
    const member = await lockStaff(trx, staffId);
    const isReachable =
      staff.role === 'PLATFORM_ADMIN' ||
      (member?.companyId === staff.companyId && member.role !== 'PLATFORM_ADMIN');
    // The same answer for nobody and for somebody elsewhere: ids of other companies stay unknown.
    if (!member || member.isDevice || !isReachable) throw notFound('Staff member');
    return member;
  }

  async function change(
    staff: StaffViewer,
    staffId: string,
    action: string,
    how: (
      trx: Database,
      member: StaffMember,
    ) => Promise<
      | { set: Parameters<typeof changeStaff>[2]; details: Record<string, unknown> }
      | 'VENUE_REQUIRED'
    >,
  ): Promise<StaffMember | ChangeRefusal> {
    const changed = await db.transaction().execute(async (trx) => {
      const member = await lockOther(trx, staff, staffId);
      const planned = await how(trx, member);
      if (planned === 'VENUE_REQUIRED') return planned;
      const { set, details } = planned;
      const { companyId } = member;
      if (takesOwner(member, set) && !(await hasOtherOwner(trx, member))) return 'LAST_ADMIN';
      await writeAudit(trx, staff, { action, subjectId: staffId, details, companyId }, deps.now());
      await raiseVersions(trx, 'staffMembers', companyId, [staffId]);
      return changeAndRecord(trx, staff, member, set);
    });
    if (typeof changed !== 'string') deps.publishSignedOut(staffId);
    return changed;
  }

  return {
    /** Refuses whom the caller may not touch, before anything else is asked of the caller. */
    mustReach: async (staff: StaffViewer, staffId: string): Promise<void> => {
      await db.transaction().execute((trx) => lockOther(trx, staff, staffId));
    },
    list: (companyId: string, isWithPlatform: boolean) => listStaff(db, companyId, isWithPlatform),
    invite: async (staff: StaffViewer, person: NewStaffMember) => {
      checkRole(staff, person.role);
      const now = deps.now();
      return db.transaction().execute(async (trx) => {
        if (await lacksVenue(trx, person.companyId, person)) return 'VENUE_REQUIRED';
        const invited = await insertInvited(trx, person, staff.staffId, deps.newId, now);
        if (!invited) return 'STAFF_EMAIL_TAKEN';
        const { role, companyId } = person;
        const subjectId = invited.member.id;
        const entry = { action: 'inviteStaffMember', subjectId, details: { role }, companyId };
        await writeAudit(trx, staff, entry, now);
        return invited;
      });
    },
    resetPassword: async (staff: StaffViewer, staffId: string) => {
      const { invitation, columns } = newInvitation(deps.now());
      const member = await change(staff, staffId, 'resetStaffPassword', () =>
        Promise.resolve({ set: { passwordHash: null, ...columns }, details: {} }),
      );
      if (typeof member === 'string') throw new Error('A new password takes nobody away');
      return { member, invitation };
    },
    /** Null: it has been accepted. A new one would take the password away from whom the list still calls invited (D-296). */
    renewInvitation: (staff: StaffViewer, staffId: string) => {
      const now = deps.now();
      const { invitation, columns } = newInvitation(now);
      return db.transaction().execute(async (trx) => {
        const member = await lockOther(trx, staff, staffId);
        if (member.passwordHash !== null) return null;
        const { companyId } = member;
        const entry = {
          action: 'renewStaffInvitation',
          subjectId: staffId,
          details: {},
          companyId,
        };
        await writeAudit(trx, staff, entry, now);
        return { member: await changeAndRecord(trx, staff, member, columns), invitation };
      });
    },
    changeRole: (
      staff: StaffViewer,
      staffId: string,
      to: { role: StaffRole; venueIds: readonly string[] },
    ) =>
      change(staff, staffId, 'changeStaffRole', async (trx, member) => {
        checkRole(staff, to.role);
        if (await lacksVenue(trx, member.companyId, to)) return 'VENUE_REQUIRED';
        const venueIds = await ownVenues(trx, member.companyId, to.role, to.venueIds);
        return { set: { role: to.role, venueIds }, details: { role: to.role, venueIds } };
      }),
    letGo: (staff: StaffViewer, staffId: string) =>
      change(staff, staffId, 'setStaffActive', () =>
        Promise.resolve({ set: { active: false }, details: { active: false } }),
      ),
    /** With a new password only: the old one may be why somebody was let go (TEAM-04). */
    letIn: async (staff: StaffViewer, staffId: string) => {
      const { invitation, columns } = newInvitation(deps.now());
      const set = { active: true, passwordHash: null, ...columns };
      const member = await change(staff, staffId, 'setStaffActive', () =>
        Promise.resolve({ set, details: { active: true } }),
      );
      if (typeof member === 'string') throw new Error('Letting in takes nobody away');
      return { member, invitation };
    },
    removeTwoFactor: (staff: StaffViewer, staffId: string) =>
      change(staff, staffId, 'removeTwoFactor', async (trx) => {
        await trx.deleteFrom('staffRecoveryCodes').where('staffId', '=', staffId).execute();
        const set = { totpSecret: null, totpConfirmedAt: null, totpLastStep: 0 };
        return { set, details: {} };
      }),
  };
}

export type StaffPeople = ReturnType<typeof makeStaffPeople>;
