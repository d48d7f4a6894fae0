import type { GuestResult } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffErrorCode } from '@tallrik/contract/error-codes';
import {
  checkGuestReason,
  checkPointCorrection,
  correctedBy,
} from '@tallrik/domain/accounts/guest-changes';
import type { OfficeArea } from '@tallrik/domain/accounts/staff-rights';
import { isUuid } from '@tallrik/domain/is-uuid';
import { sql } from 'kysely';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput, notFound } from '../../../platform/graphql/errors.ts';
import { lockAccount } from '../account-store.ts';
import type { BlockedPhones } from '../blocked-phone-store.ts';
import { guestReader, isShared, mustSee, type GuestReader } from './guest-reader.ts';
import { readGuest } from './read-guest.ts';

/** Adds or takes points and moves the level, for who holds the account's lock. */
export type MovePoints = (
  trx: Database,
  user: { id: string; companyId: string },
  move: { id: string; points: number; at: Temporal.Instant } & (
    | { orderId: string }
    | { staffId: string; reason: string }
  ),
) => Promise<boolean>;

export type GuestChangeDeps = {
  db: Database;
  newId: () => string;
  movePoints: MovePoints;
  blockedPhones: BlockedPhones;
};

export type Wanted = { companyId?: string | null | undefined; userId: string };
export type Refusal = { error: StaffErrorCode | 'RATE_LIMITED'; field?: string };

export const reasonRefusal = (isMissing: boolean): Refusal =>
  isMissing
    ? { error: 'REASON_REQUIRED', field: 'reason' }
    : { error: 'FIELD_INVALID', field: 'reason' };

/** Who may change this guest; whoever may not is refused before anything else is looked at. */
export async function guestToChange(
  db: Database,
  context: StaffContext,
  { companyId, userId }: Wanted,
  area: OfficeArea,
): Promise<GuestReader> {
  const reader = await guestReader(db, context, { area, access: 'WRITE', companyId });
  await mustSee(db, reader, userId);
  return reader;
}

export async function guestAnswer(
  db: Database,
  context: StaffContext,
  reader: GuestReader,
  userId: string,
  refusal: Refusal | null,
  auditId: string | null = null,
): Promise<GuestResult> {
  return {
    error: refusal?.error ?? null,
    field: refusal?.field ?? null,
    guest: await readGuest(db, reader, userId, context.now()),
    auditId,
  };
}

/** Points, once an id; the account's lock makes two corrections and an order take turns (GUESTS-05). */
export const makeCorrectPoints =
  (deps: GuestChangeDeps) =>
  async (
    context: StaffContext,
    wanted: Wanted & { id: string; points: number; reason: string },
  ): Promise<GuestResult> => {
    const { db } = deps;
    const { id, userId } = wanted;
    const reader = await guestToChange(db, context, wanted, 'GUEST_CORRECTIONS');
    if (!isUuid(id)) throw badInput('Not an id');
    const points = checkPointCorrection(wanted.points, reader.staff.role);
    const reason = checkGuestReason(wanted.reason);
    const answer = (refusal: Refusal | null) => guestAnswer(db, context, reader, userId, refusal);
    if (points === null) return answer({ error: 'FIELD_INVALID', field: 'points' });
    if (!reason.ok) return answer(reasonRefusal(reason.isMissing));
    const refusal = await db.transaction().execute(async (trx): Promise<Refusal | null> => {
      const account = await lockAccount(trx, reader.homeId, userId);
      if (!account) throw notFound('Guest');
      const known = await trx
        .selectFrom('pointMoves')
        .select('userId')
        .where('id', '=', id)
        .executeTakeFirst();
      if (known && known.userId !== userId) throw notFound('Correction');
      if (known) return null;
      const moved = correctedBy(await pointsOf(trx, userId), points);
      if (moved === 0) return { error: 'FIELD_INVALID', field: 'points' };
      const { staff, companyId } = reader;
      const at = context.now();
      const move = { id, points: moved, at, staffId: staff.staffId, reason: reason.reason };
      const owner = { id: userId, companyId: reader.homeId };
      if (!(await deps.movePoints(trx, owner, move))) return { error: 'NO_LEVELS' };
      const details = { points: moved, reason: 'changed' };
      const entry = { action: 'correctPoints', subjectId: userId, details, companyId };
      await writeAudit(trx, staff, entry, at);
      return null;
    });
    return answer(refusal);
  };

const pointsOf = async (db: Database, userId: string): Promise<number> =>
  (
    await db
      .selectFrom('membershipCards')
      .select('points')
      .where('userId', '=', userId)
      .executeTakeFirst()
  )?.points ?? 0;

/** Blocks a guest or takes it back (GUESTS-10). Every token of a blocked account ends. */
export const makeSetGuestBlocked =
  (deps: GuestChangeDeps) =>
  async (
    context: StaffContext,
    wanted: Wanted & { version: number; isBlocked: boolean; reason?: string | null | undefined },
  ): Promise<GuestResult> => {
    const { db } = deps;
    const { userId, isBlocked } = wanted;
    const reader = await guestToChange(db, context, wanted, 'GUEST_CORRECTIONS');
    const answer = (refusal: Refusal | null) => guestAnswer(db, context, reader, userId, refusal);
    if (isShared(reader)) return answer({ error: 'ACCOUNT_SHARED' });
    const reason = checkGuestReason(wanted.reason ?? '');
    if (isBlocked && !reason.ok) return answer(reasonRefusal(reason.isMissing));
    const refusal = await db.transaction().execute(async (trx): Promise<Refusal | null> => {
      const account = await lockAccount(trx, reader.homeId, userId);
      if (!account) throw notFound('Guest');
      const now = context.now();
      const changed = await trx
        .updateTable('users')
        .set({
          blockedAt: isBlocked ? new Date(now.epochMilliseconds) : null,
          blockedReason: isBlocked && reason.ok ? reason.reason : '',
          version: sql<number>`version + 1`,
          ...(isBlocked ? { tokenVersion: sql<number>`token_version + 1` } : {}),
        })
        .where('id', '=', userId)
        .where('companyId', '=', reader.homeId)
        .where('version', '=', wanted.version)
        .where('blockedAt', isBlocked ? 'is' : 'is not', null)
        .returning('id')
        .executeTakeFirst();
      if (!changed) return { error: 'VERSION_CONFLICT' };
      if (!isBlocked) await deps.blockedPhones.unblock(trx, reader.homeId, userId);
      else if (account.phone !== null) {
        const { phone } = account;
        await deps.blockedPhones.block(trx, reader.homeId, {
          id: deps.newId(),
          userId,
          phone,
          now,
        });
      }
      const { staff, companyId } = reader;
      const details = { isBlocked, ...(isBlocked ? { reason: 'changed' } : {}) };
      await writeAudit(
        trx,
        staff,
        { action: 'setGuestBlocked', subjectId: userId, details, companyId },
        now,
      );
      return null;
    });
    return answer(refusal);
  };

/** Phone and mail as they are; that somebody looked is written down (GUESTS-01). */
export const makeOpenGuestContact =
  ({ db }: { db: Database }) =>
  async (context: StaffContext, { companyId, userId }: Wanted) => {
    const reader = await guestReader(db, context, { area: 'GUESTS', access: 'READ', companyId });
    await mustSee(db, reader, userId);
    return db.transaction().execute(async (trx) => {
      const contact = await trx
        .selectFrom('users')
        .select(['phone', 'email'])
        .where('id', '=', userId)
        .executeTakeFirst();
      const entry = {
        action: 'openGuestContact',
        subjectId: userId,
        details: {},
        companyId: reader.companyId,
      };
      await writeAudit(trx, reader.staff, entry, context.now());
      return contact ?? { phone: null, email: null };
    });
  };
