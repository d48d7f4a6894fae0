import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { insertInvited } from './staff-people.ts';

/**
 * The invitation of the first platform administrator; null once there is one. Somebody has to open the first
 * company, and nobody may be let in without being named in the environment.
 */
export const inviteFirstAdmin = (
  db: Database,
  email: string,
  deps: { newId: () => string; now: Temporal.Instant },
): Promise<string | null> =>
  db.transaction().execute(async (trx) => {
    // Several processes start at once after a deploy: one of them invites.
    await sql`select pg_advisory_xact_lock(hashtextextended('tallrik first admin', 0))`.execute(
      trx,
    );
    const existing = await trx
      .selectFrom('staffMembers')
      .select('id')
      .where('role', '=', 'PLATFORM_ADMIN')
      .executeTakeFirst();
    if (existing) return null;
    const companyId = deps.newId();
    // A company without a configuration has no guests' pages: it only employs the platform's people.
    await trx
      .insertInto('companies')
      .values({ id: companyId, displayName: 'Platform', country: 'SE', hasAppOrders: false })
      .execute();
    const person = { companyId, name: 'Administrator', email, venueIds: [] };
    const invited = await insertInvited(
      trx,
      { ...person, role: 'PLATFORM_ADMIN' },
      deps.newId,
      deps.now,
    );
    if (!invited) throw new Error('FIRST_ADMIN_EMAIL belongs to somebody who is no administrator');
    return invited.invitation;
  });
