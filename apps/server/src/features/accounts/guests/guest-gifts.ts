import type { GuestResult } from '@tallrik/contract/generated/staff-resolvers';
import { checkGuestReason } from '@tallrik/domain/accounts/guest-changes';
import { isUuid } from '@tallrik/domain/is-uuid';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput, notFound } from '../../../platform/graphql/errors.ts';
import { lockAccount } from '../account-store.ts';
import {
  guestAnswer,
  guestToChange,
  reasonRefusal,
  type Refusal,
  type Wanted,
} from './guest-changes.ts';
import { isShared } from './guest-reader.ts';

type Guest = { id: string; companyId: string };

/** Loyalty's side of it, for who holds the account's lock. */
export type GuestGiftDeps = {
  db: Database;
  moveStamp: (
    trx: Database,
    guest: Guest,
    giver: { companyId: string; venueIds: 'ALL' | readonly string[] },
    move: {
      id: string;
      stampCardId: string;
      isTaken: boolean;
      staffId: string;
      reason: string;
      at: Temporal.Instant;
    },
  ) => Promise<boolean>;
  giveLevel: (
    trx: Database,
    guest: Guest,
    given: { levelId: string; endsOn: string | null } | null,
    at: Temporal.Instant,
  ) => Promise<'NO_LEVELS' | 'BAD_LEVEL' | 'BAD_DAY' | null>;
};

/** One stamp, once an id; never from a full card (GUESTS-06). */
export const makeCorrectStamps =
  ({ db, moveStamp }: GuestGiftDeps) =>
  async (
    context: StaffContext,
    wanted: Wanted & { id: string; stampCardId: string; isTaken: boolean; reason: string },
  ): Promise<GuestResult> => {
    const { id, userId, stampCardId, isTaken } = wanted;
    const reader = await guestToChange(db, context, wanted, 'GUEST_CORRECTIONS');
    if (!isUuid(id) || !isUuid(stampCardId)) throw badInput('Not an id');
    const checked = checkGuestReason(wanted.reason);
    const answer = (refusal: Refusal | null) => guestAnswer(db, context, reader, userId, refusal);
    if (!checked.ok) return answer(reasonRefusal(checked.isMissing));
    const refusal = await db.transaction().execute(async (trx): Promise<Refusal | null> => {
      if (!(await lockAccount(trx, reader.homeId, userId))) throw notFound('Guest');
      const known = await trx
        .selectFrom('stampMoves')
        .select('userId')
        .where('id', '=', id)
        .executeTakeFirst();
      if (known && known.userId !== userId) throw notFound('Correction');
      if (known) return null;
      const { staff, companyId } = reader;
      const { staffId } = staff;
      const at = context.now();
      const guest = { id: userId, companyId: reader.homeId };
      const move = { id, stampCardId, isTaken, staffId, reason: checked.reason, at };
      if (!(await moveStamp(trx, guest, reader, move)))
        return { error: 'FIELD_INVALID', field: 'stampCardId' };
      const details = { stamps: isTaken ? -1 : 1, reason: 'changed' };
      const entry = { action: 'correctStamps', subjectId: userId, details, companyId };
      await writeAudit(trx, staff, entry, at);
      return null;
    });
    return answer(refusal);
  };

const LEVEL_REFUSALS = {
  NO_LEVELS: { error: 'NO_LEVELS' },
  BAD_LEVEL: { error: 'FIELD_INVALID', field: 'levelId' },
  BAD_DAY: { error: 'FIELD_INVALID', field: 'endsOn' },
} as const;

/** A level beyond the points (GUESTS-06). Levels are those of the company in which the account lives (D-720). */
export const makeGiveGuestLevel =
  ({ db, giveLevel }: GuestGiftDeps) =>
  async (
    context: StaffContext,
    wanted: Wanted & { levelId?: string | null | undefined; endsOn?: string | null | undefined },
  ): Promise<GuestResult> => {
    const { userId, levelId, endsOn } = wanted;
    const reader = await guestToChange(db, context, wanted, 'GUESTS');
    const answer = (refusal: Refusal | null) => guestAnswer(db, context, reader, userId, refusal);
    if (isShared(reader)) return answer({ error: 'ACCOUNT_SHARED' });
    if (levelId != null && !isUuid(levelId)) throw badInput('Not an id');
    const given = levelId == null ? null : { levelId, endsOn: endsOn ?? null };
    const refusal = await db.transaction().execute(async (trx): Promise<Refusal | null> => {
      if (!(await lockAccount(trx, reader.homeId, userId))) throw notFound('Guest');
      const { staff, companyId } = reader;
      const at = context.now();
      const refused = await giveLevel(trx, { id: userId, companyId: reader.homeId }, given, at);
      if (refused) return LEVEL_REFUSALS[refused];
      const details = { level: given?.levelId ?? null, endsOn: given?.endsOn ?? null };
      const entry = { action: 'giveGuestLevel', subjectId: userId, details, companyId };
      await writeAudit(trx, staff, entry, at);
      return null;
    });
    return answer(refusal);
  };
