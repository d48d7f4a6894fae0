import { isVenueRole, reachOf, type StaffRole } from '@tallrik/domain/accounts/staff-rights';
import { isUuid } from '@tallrik/domain/is-uuid';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/generated/tables.ts';

export type StaffMember = Omit<Selectable<DB['staffMembers']>, 'role'> & { role: StaffRole };

/** Those who may come in: of a company that is switched on, and not let go. */
const activeStaff = (db: Database) =>
  db
    .selectFrom('staffMembers')
    .innerJoin('companies', 'companies.id', 'staffMembers.companyId')
    .selectAll('staffMembers')
    .where('active', '=', true)
    .where((where) =>
      // The platform's own people could otherwise lock themselves out with their company.
      where.or([where('disabledAt', 'is', null), where('role', '=', 'PLATFORM_ADMIN')]),
    );

const memberOf = (row: Selectable<DB['staffMembers']> | undefined): StaffMember | null =>
  row ? { ...row, role: row.role as StaffRole } : null;

/** By e-mail, since nobody knows the company before the sign-in does; addresses are unique over all companies. */
export const findStaffByEmail = async (db: Database, email: string): Promise<StaffMember | null> =>
  memberOf(
    await activeStaff(db)
      .where((where) => where(where.fn('lower', ['email']), '=', email.trim().toLowerCase()))
      .executeTakeFirst(),
  );

/** By an invitation, which is its own key, while it is good. */
export const findStaffByInvitation = async (
  db: Database,
  invitationHash: Buffer,
  now: Temporal.Instant,
): Promise<StaffMember | null> =>
  memberOf(
    await activeStaff(db)
      .where('invitationHash', '=', invitationHash)
      .where('invitationExpiresAt', '>', new Date(now.epochMilliseconds))
      .executeTakeFirst(),
  );

export const findStaff = async (
  db: Database,
  companyId: string,
  staffId: string,
): Promise<(StaffMember & { requiresTwoFactor: boolean }) | null> => {
  const row = await activeStaff(db)
    .select('requiresTwoFactor')
    .where('staffMembers.companyId', '=', companyId)
    .where('staffMembers.id', '=', staffId)
    .executeTakeFirst();
  return row ? { ...row, role: row.role as StaffRole } : null;
};

/** Who a token belongs to, with the session it opened: a token of before sessions were kept has none. */
export const findSignedIn = async (
  db: Database,
  token: { companyId: string; subject: string; id: string | null },
) => {
  const sessionId = token.id !== null && isUuid(token.id) ? token.id : null;
  const row = await activeStaff(db)
    .leftJoin('staffSessions', (join) =>
      join
        .on('staffSessions.id', '=', sessionId)
        .onRef('staffSessions.companyId', '=', 'staffMembers.companyId')
        .onRef('staffSessions.staffId', '=', 'staffMembers.id'),
    )
    .select(['requiresTwoFactor', 'staffSessions.id as sessionId', 'endedAt', 'lastSeenAt'])
    .where('staffMembers.companyId', '=', token.companyId)
    .where('staffMembers.id', '=', token.subject)
    .executeTakeFirst();
  return row ? { ...row, role: row.role as StaffRole } : null;
};

/** The row, locked: two administrators change one account one after the other. Also somebody who was let go. */
export const lockStaff = async (db: Database, staffId: string): Promise<StaffMember | null> =>
  memberOf(
    await db
      .selectFrom('staffMembers')
      .selectAll()
      .where('id', '=', staffId)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  );

export type ListedMember = StaffMember & { lastSeenAt: Date | null };

/** Everybody of the company, and when they last signed in or changed something. */
export const listStaff = async (
  db: Database,
  companyId: string,
  isWithPlatform: boolean,
): Promise<ListedMember[]> =>
  (
    await db
      .selectFrom('staffMembers')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('auditLog')
            .select('at as lastSeenAt')
            .whereRef('auditLog.companyId', '=', 'staffMembers.companyId')
            .whereRef('auditLog.staffId', '=', 'staffMembers.id')
            .orderBy('auditLog.id', 'desc')
            .limit(1)
            .as('seen'),
        (join) => join.onTrue(),
      )
      .selectAll('staffMembers')
      .select('lastSeenAt')
      .where('staffMembers.companyId', '=', companyId)
      .where('isDevice', '=', false)
      .$if(!isWithPlatform, (query) => query.where('role', '!=', 'PLATFORM_ADMIN'))
      .orderBy('name')
      .orderBy('staffMembers.id')
      .execute()
  ).map((row) => ({ ...row, role: row.role as StaffRole }));

/** The company's own people among these, whether they may come in or not. */
export const findStaffOf = async (
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<StaffMember[]> =>
  (
    await db
      .selectFrom('staffMembers')
      .selectAll()
      .where('companyId', '=', companyId)
      .where('id', 'in', nonEmpty([...ids]))
      .where('role', '!=', 'PLATFORM_ADMIN')
      .where('isDevice', '=', false)
      .execute()
  ).map((row) => ({ ...row, role: row.role as StaffRole }));

/** The company's tablets that were not ended, and when they last asked for something. */
export const findDevices = async (db: Database, companyId: string): Promise<ListedMember[]> =>
  (
    await db
      .selectFrom('staffMembers')
      .selectAll('staffMembers')
      .select((eb) =>
        eb
          .selectFrom('staffSessions')
          .select((session) => session.fn.max('lastSeenAt').as('lastSeenAt'))
          .whereRef('staffSessions.companyId', '=', 'staffMembers.companyId')
          .whereRef('staffSessions.staffId', '=', 'staffMembers.id')
          .as('lastSeenAt'),
      )
      .where('companyId', '=', companyId)
      .where('isDevice', '=', true)
      .where('active', '=', true)
      .orderBy('name')
      .orderBy('id')
      .execute()
  ).map((row) => ({ ...row, role: row.role as StaffRole }));

type NewDevice = Pick<
  StaffMember,
  'id' | 'companyId' | 'name' | 'venueIds' | 'invitationHash' | 'invitationExpiresAt'
>;

/** Null: the id is somebody's already. */
export async function insertDevice(
  trx: Database,
  device: NewDevice,
  most: number,
): Promise<StaffMember | 'LIMIT_REACHED' | null> {
  const { people } = await trx
    .selectFrom('staffMembers')
    .select((eb) => eb.fn.countAll<string>().as('people'))
    .where('companyId', '=', device.companyId)
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  if (Number(people) >= most) return 'LIMIT_REACHED';
  return memberOf(
    await trx
      .insertInto('staffMembers')
      .values({
        ...device,
        email: '',
        role: 'VENUE_STAFF',
        isDevice: true,
        wantsSignInMails: false,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst(),
  );
}

/** For the rest of the transaction nobody else changes people of this one's company, and so who owns it. */
export const lockOwnersOf = (db: Database, staffId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('owners:' || company_id, 0))
    from staff_members where id = ${staffId}::uuid`.execute(db);

/** Whether somebody else can still sign in as the company's owner (TEAM-03). */
export async function hasOtherOwner(
  db: Database,
  { companyId, id }: Pick<StaffMember, 'companyId' | 'id'>,
): Promise<boolean> {
  const other = await db
    .selectFrom('staffMembers')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '!=', id)
    .where('role', '=', 'COMPANY_ADMIN')
    .where('active', '=', true)
    .where('passwordHash', 'is not', null)
    .executeTakeFirst();
  return other !== undefined;
}

/** Of all companies, also those who were let go. */
export const listPlatformAdmins = async (db: Database): Promise<StaffMember[]> =>
  (
    await db
      .selectFrom('staffMembers')
      .selectAll()
      .where('role', '=', 'PLATFORM_ADMIN')
      .forUpdate()
      .execute()
  ).map((row) => ({ ...row, role: 'PLATFORM_ADMIN' }));

export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('staffMembers')
    .select('id')
    .where((where) => where(where.fn('lower', ['email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst();
  return row !== undefined;
}

type StaffChange = Partial<
  Pick<
    StaffMember,
    | 'name'
    | 'role'
    | 'venueIds'
    | 'active'
    | 'passwordHash'
    | 'invitationHash'
    | 'invitationExpiresAt'
    | 'totpSecret'
    | 'totpConfirmedAt'
    | 'totpLastStep'
  >
>;

/** Every change of what somebody may do, or how they prove who they are, ends all their sessions. */
export async function changeStaff(
  db: Database,
  { companyId, id }: Pick<StaffMember, 'companyId' | 'id'>,
  change: StaffChange,
): Promise<StaffMember> {
  const row = await db
    .updateTable('staffMembers')
    .set((eb) => ({ ...change, tokenVersion: eb('tokenVersion', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, role: row.role as StaffRole };
}

/** The venues whose boards this person may open: an owner's company has no closed doors, and an accountant cooks nowhere. */
export const findStaffVenues = (
  db: Database,
  member: Pick<StaffMember, 'companyId' | 'role' | 'venueIds'>,
) =>
  db
    .selectFrom('venues')
    .select(['id', 'name'])
    .where('companyId', '=', member.companyId)
    .where('deleted', '=', false)
    .$if(reachOf(member.role, 'KITCHEN', 'WRITE') !== 'ALL', (query) =>
      query.where('id', 'in', nonEmpty(isVenueRole(member.role) ? member.venueIds : [])),
    )
    .orderBy('name')
    .execute();

// `in ()` is a syntax error in SQL; an id nobody has means "none".
const NOBODY = '00000000-0000-0000-0000-000000000000';
const nonEmpty = (ids: string[]): string[] => (ids.length > 0 ? ids : [NOBODY]);
