import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { newInvitation, recordInvitation, wasInvitedAfter } from './invitation.ts';
import { insertInvited } from './staff-people.ts';
import { changeStaff, listPlatformAdmins, type StaffMember } from './staff-store.ts';

/** Processes that are started together print one address: the second would end the first one's. */
const STARTED_TOGETHER = { minutes: 1 };

/**
 * The address printed before was lost or has expired, and nobody else could let the first administrator in (D-297). Null
 * once somebody has come in.
 */
async function inviteAgain(
  trx: Database,
  admins: readonly StaffMember[],
  email: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const hasSomebodyComeIn = admins.some(
    ({ passwordHash, totpConfirmedAt }) => passwordHash !== null || totpConfirmedAt !== null,
  );
  const first = admins.find((admin) => admin.email.toLowerCase() === email.trim().toLowerCase());
  if (hasSomebodyComeIn || !first) return null;
  if (wasInvitedAfter(first, now.subtract(STARTED_TOGETHER))) return null;
  const { invitation, columns } = newInvitation(now);
  await recordInvitation(trx, await changeStaff(trx, first, columns), null);
  return invitation;
}

/**
 * The invitation of the first platform administrator; null once one has come in. Somebody has to open the first
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
    const admins = await listPlatformAdmins(trx);
    if (admins.length > 0) return inviteAgain(trx, admins, email, deps.now);
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
      null,
      deps.newId,
      deps.now,
    );
    if (!invited) throw new Error('FIRST_ADMIN_EMAIL belongs to somebody who is no administrator');
    return invited.invitation;
  });
