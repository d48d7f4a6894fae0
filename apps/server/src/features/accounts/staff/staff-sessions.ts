import { sql } from 'kysely';
import type { KeyedHash } from '../../../platform/auth/keyed-hash.ts';
import type { KnownDevice } from '../../../platform/auth/known-device.ts';
import { DEVICE_SESSION, STAFF_SESSION, type Tokens } from '../../../platform/auth/tokens.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { CallingBrowser, StaffViewer } from '../../../platform/graphql/context.ts';
import { deviceName } from './device-name.ts';
import { addNotice } from './account-mails.ts';
import type { StaffMember } from './staff-store.ts';

/** A device that was not here for so long is a new one (TEAM-09). */
const KNOWN_FOR = { hours: 90 * 24 } as const;
/** How exactly 'last use' is known: a write for each call would cost more than it tells. */
const SEEN_EVERY = { minutes: 5 } as const;

/** Where a call comes from, as far as the person's list of sessions is concerned. */
export type SignInOrigin = {
  now: Temporal.Instant;
  device?: KnownDevice | undefined;
  browser: CallingBrowser;
};

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

export type StaffSessionsDeps = {
  db: Database;
  tokens: Tokens;
  newId: () => string;
  hashDevice: KeyedHash;
};

/** Opens sessions, knows them again, and ends them one by one (TEAM-08). */
export function makeStaffSessions(deps: StaffSessionsDeps) {
  const { db, tokens, newId } = deps;

  /** The last rows of this person: whether they were ever here, and with this browser. */
  async function isNewDevice(
    { companyId, id: staffId }: StaffMember,
    deviceHash: Buffer | null,
    now: Temporal.Instant,
  ): Promise<boolean> {
    const { before, known } = await db
      .selectFrom('staffSessions')
      .select((eb) => eb.fn.countAll<string>().as('before'))
      .select(
        sql<string>`count(*) filter (where device_hash = ${deviceHash}::bytea
          and last_seen_at > ${dateOf(now.subtract(KNOWN_FOR))}::timestamptz)`.as('known'),
      )
      .where('companyId', '=', companyId)
      .where('staffId', '=', staffId)
      .executeTakeFirstOrThrow();
    // The first of all sessions is nobody else's.
    return Number(before) > 0 && Number(known) === 0;
  }

  /** A token with its row. `isSignIn`: somebody came in, so that a device not seen lately is told of. */
  async function open(
    member: StaffMember,
    { now, device, browser }: SignInOrigin,
    isSignIn: boolean,
  ): Promise<string> {
    const browserId = device?.id() ?? null;
    const deviceHash = browserId === null ? null : deps.hashDevice(browserId);
    const isNew = isSignIn && (await isNewDevice(member, deviceHash, now));
    const { id: staffId, companyId, tokenVersion } = member;
    const id = newId();
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('staffSessions')
        .values({
          id,
          companyId,
          staffId,
          tokenVersion,
          device: deviceName(browser.userAgent),
          deviceHash,
          country: browser.country,
          createdAt: dateOf(now),
          lastSeenAt: dateOf(now),
        })
        .execute();
      if (isNew && member.wantsSignInMails)
        await addNotice(trx, { companyId, staffId, notice: 'SIGN_IN', subjectId: id }, newId);
    });
    const claims = { id, subject: staffId, companyId, version: tokenVersion };
    return tokens.issue('staff', member.isDevice ? { ...claims, ...DEVICE_SESSION } : claims, now);
  }

  /** Those that could still ask something, the last used first. */
  const list = ({ companyId, staffId }: StaffViewer, now: Temporal.Instant) =>
    db
      .selectFrom('staffSessions')
      .innerJoin('staffMembers', 'staffMembers.id', 'staffSessions.staffId')
      .select(['staffSessions.id', 'device', 'country', 'createdAt', 'lastSeenAt'])
      .where('staffSessions.companyId', '=', companyId)
      .where('staffId', '=', staffId)
      .where('endedAt', 'is', null)
      .whereRef('staffSessions.tokenVersion', '=', 'staffMembers.tokenVersion')
      .where('createdAt', '>', dateOf(now.subtract(STAFF_SESSION)))
      .orderBy('lastSeenAt', 'desc')
      .orderBy('staffSessions.id')
      .execute();

  /** Ends own sessions in the caller's transaction; answers which have ended by it. */
  const end = async (
    trx: Database,
    { companyId, staffId }: Pick<StaffViewer, 'companyId' | 'staffId'>,
    which: { id: string } | { allBut: string | null },
    now: Temporal.Instant,
  ): Promise<string[]> => {
    const rows = await trx
      .updateTable('staffSessions')
      .set({ endedAt: dateOf(now) })
      .where('companyId', '=', companyId)
      .where('staffId', '=', staffId)
      .where('endedAt', 'is', null)
      .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : ''))
      .$if('allBut' in which, (query) =>
        query.where((eb) =>
          'allBut' in which && which.allBut !== null ? eb('id', '!=', which.allBut) : eb.lit(true),
        ),
      )
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  };

  return { open, list, end };
}

export type StaffSessions = ReturnType<typeof makeStaffSessions>;

/** Remembers that a session was used, now and then. */
export async function touchSession(
  db: Database,
  companyId: string,
  session: { id: string; lastSeenAt: Date },
  now: Temporal.Instant,
): Promise<void> {
  if (session.lastSeenAt.getTime() > now.subtract(SEEN_EVERY).epochMilliseconds) return;
  await db
    .updateTable('staffSessions')
    .set({ lastSeenAt: dateOf(now) })
    .where('companyId', '=', companyId)
    .where('id', '=', session.id)
    .where('lastSeenAt', '<', dateOf(now))
    .execute();
}

/** Every night. Each person's last one stays: whoever comes back after a year comes with a new device, not for the first time. */
export async function forgetOldSessions(db: Database, now: Temporal.Instant): Promise<void> {
  const before = dateOf(now.subtract(KNOWN_FOR));
  await db
    .deleteFrom('staffSessions')
    .where('lastSeenAt', '<', before)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('staffSessions as later')
          .select('later.id')
          .whereRef('later.companyId', '=', 'staffSessions.companyId')
          .whereRef('later.staffId', '=', 'staffSessions.staffId')
          .whereRef('later.lastSeenAt', '>', 'staffSessions.lastSeenAt'),
      ),
    )
    .execute();
  await db.deleteFrom('staffEmailChanges').where('expiresAt', '<', before).execute();
}
