import type { OfficeHit } from '@tallrik/contract/generated/staff-resolvers';
import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { sql } from 'kysely';
import type { OfficeCaller } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { searchCondition } from './find-guests.ts';
import { guestReader, isSeen } from './guest-reader.ts';

const MOST_HITS = 8;

/** Guests in the search over everything, for who may see them (OFFICE-07, GUESTS-02). */
export async function findGuestHits(
  db: Database,
  context: StaffContext,
  { staff, companyId }: OfficeCaller,
  text: string,
): Promise<OfficeHit[]> {
  if (reachOf(staff.role, 'GUESTS', 'READ') === 'NONE') return [];
  const reader = await guestReader(db, context, { area: 'GUESTS', access: 'READ', companyId });
  const { rows } = await sql<Pick<OfficeHit, 'id' | 'title' | 'subtitle'>>`
    select users.id, coalesce(users.name, users.easy_id) as title, users.easy_id as subtitle
    from users where ${isSeen(reader)} and ${searchCondition(text)}
    order by lower(users.name), users.id limit ${MOST_HITS}`.execute(db);
  return rows.map((hit) => ({ ...hit, kind: 'GUEST', venueId: null }));
}
