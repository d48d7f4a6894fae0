import type { Database } from '../../../platform/database/database.ts';
import type { StaffRole } from '../../../platform/graphql/context.ts';

export type StaffMember = {
  id: string;
  companyId: string;
  name: string;
  passwordHash: string;
  role: StaffRole;
  venueIds: string[];
  tokenVersion: number;
};

const COLUMNS = [
  'id',
  'companyId',
  'name',
  'passwordHash',
  'role',
  'venueIds',
  'tokenVersion',
] as const;

/** By e-mail, since nobody knows the company before the sign-in does; addresses are unique over all companies. */
export async function findStaffByEmail(db: Database, email: string): Promise<StaffMember | null> {
  const row = await db
    .selectFrom('staffMembers')
    .select(COLUMNS)
    .where((where) => where(where.fn('lower', ['email']), '=', email.trim().toLowerCase()))
    .where('active', '=', true)
    .executeTakeFirst();
  return row ? { ...row, role: row.role as StaffRole } : null;
}

export async function findStaff(
  db: Database,
  companyId: string,
  staffId: string,
): Promise<StaffMember | null> {
  const row = await db
    .selectFrom('staffMembers')
    .select(COLUMNS)
    .where('companyId', '=', companyId)
    .where('id', '=', staffId)
    .where('active', '=', true)
    .executeTakeFirst();
  return row ? { ...row, role: row.role as StaffRole } : null;
}

/** The venues whose boards this person may open: an administrator's company has no closed doors. */
export const findStaffVenues = (
  db: Database,
  member: Pick<StaffMember, 'companyId' | 'role' | 'venueIds'>,
) =>
  db
    .selectFrom('venues')
    .select(['id', 'name'])
    .where('companyId', '=', member.companyId)
    .where('deleted', '=', false)
    .$if(member.role === 'VENUE_STAFF', (query) =>
      query.where('id', 'in', nonEmpty(member.venueIds)),
    )
    .orderBy('name')
    .execute();

// `in ()` is a syntax error in SQL; an id nobody has means "none".
const NOBODY = '00000000-0000-0000-0000-000000000000';
const nonEmpty = (ids: string[]): string[] => (ids.length > 0 ? ids : [NOBODY]);
