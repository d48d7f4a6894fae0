import type { OfficeArea } from '@tallrik/domain/accounts/staff-rights';
import { isUuid } from '@tallrik/domain/is-uuid';
import { sql, type RawBuilder } from 'kysely';
import {
  officeCaller,
  type Access,
  type OfficeCaller,
} from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { forbidden, notFound } from '../../../platform/graphql/errors.ts';
import { accountsCompanyOf } from '../account-store.ts';

/** Who looks at guests, and whose accounts those are (GUESTS-03). */
export type GuestReader = OfficeCaller & {
  /** The company in which the accounts live (D-03). */
  homeId: string;
};

export async function guestReader(
  db: Database,
  context: StaffContext,
  wanted: { area: OfficeArea; access: Access; companyId: string | null | undefined },
): Promise<GuestReader> {
  const caller = officeCaller(context, wanted);
  const home = await accountsCompanyOf(db, caller.companyId);
  if (!home) throw notFound('Company');
  return { ...caller, homeId: home.id };
}

export const isShared = ({ homeId, companyId }: GuestReader): boolean => homeId !== companyId;

/** Orders the reader may know of, by guests with an account; a rehearsal is nobody's order. */
export const ordersOf = ({ companyId, venueIds }: GuestReader): RawBuilder<boolean> =>
  venueIds === 'ALL'
    ? sql`orders.company_id = ${companyId}::uuid and not orders.is_test`
    : sql`orders.company_id = ${companyId}::uuid and not orders.is_test
        and orders.venue_id = any(${[...venueIds]}::uuid[])`;

/** Of `users`: whom the reader sees. */
export function isSeen(reader: GuestReader): RawBuilder<boolean> {
  const isAccount = sql<boolean>`users.company_id = ${reader.homeId}::uuid and users.activated and not users.deleted`;
  if (reader.venueIds === 'ALL' && !isShared(reader)) return isAccount;
  return sql`${isAccount} and exists (select from orders where orders.user_id = users.id and ${ordersOf(reader)})`;
}

/** Refuses a guest of other venues, and knows nothing of anybody else's. */
export async function mustSee(db: Database, reader: GuestReader, userId: string): Promise<void> {
  if (!isUuid(userId)) throw notFound('Guest');
  const sees = async (as: GuestReader) =>
    (
      await sql<{ id: string }>`
        select users.id from users where users.id = ${userId}::uuid and ${isSeen(as)}`.execute(db)
    ).rows.length > 0;
  if (await sees(reader)) return;
  if (reader.venueIds !== 'ALL' && (await sees({ ...reader, venueIds: 'ALL' })))
    throw forbidden('This guest has not ordered at your venues');
  throw notFound('Guest');
}
