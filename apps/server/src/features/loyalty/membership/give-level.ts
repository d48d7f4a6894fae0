import { canBeGiven, levelOrGiven, levelReached } from '@tallrik/domain/loyalty/membership-levels';
import type { Database } from '../../../platform/database/database.ts';
import { addJob, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import { lockAccount } from '../earning/settle-loyalty.ts';
import { endOfDay } from '../office/end-of-day.ts';
import { findLevels } from './level-store.ts';
import { holdLevels } from './move-members.ts';
import { makeOpenCard } from './open-card.ts';

type Guest = { id: string; companyId: string };

/** Ten years: whoever means longer means without an end. */
const LONGEST_DAYS = 3_660;

/** A level beyond the points, until the end of a day or without one; null takes it back (GUESTS-06). */
export type GivenLevel = { levelId: string; endsOn: string | null } | null;
export type LevelRefusal = 'NO_LEVELS' | 'BAD_LEVEL' | 'BAD_DAY';

/** The caller holds the account's lock. */
export async function giveLevel(
  trx: Database,
  guest: Guest,
  given: GivenLevel,
  deps: { newId: () => string; now: Temporal.Instant },
): Promise<LevelRefusal | null> {
  await makeOpenCard(deps)(trx, guest);
  const card = await findCardOf(trx, guest);
  if (!card) return 'NO_LEVELS';
  const levels = await findLevels(trx, guest.companyId);
  const level = levels.find(({ id }) => id === given?.levelId);
  if (given && !(level && canBeGiven(level, card.points, levels))) return 'BAD_LEVEL';
  const clock = { now: deps.now, mostDays: LONGEST_DAYS };
  const endsOn = given?.endsOn ?? null;
  const until = endsOn === null ? null : await endOfDay(trx, guest.companyId, endsOn, clock);
  if (endsOn !== null && until === null) return 'BAD_DAY';
  await writeLevel(trx, guest, card, { levelId: level?.id ?? null, until, levels });
  if (until !== null) {
    const payload = { companyId: guest.companyId, userId: guest.id };
    const at = Temporal.Instant.from(until);
    await addJob(trx, 'end-given-level', payload, { key: `given-level:${guest.id}`, at });
  }
  return null;
}

/** A given level whose day is over: the card goes where its points are. */
export const makeEndGivenLevel =
  (deps: { db: Database; now: () => Temporal.Instant }): JobHandlers['end-given-level'] =>
  async ({ companyId, userId }) => {
    await deps.db.transaction().execute(async (trx) => {
      if (!(await lockAccount(trx, userId))) return;
      await holdLevels(trx, companyId);
      const guest = { id: userId, companyId };
      const card = await findCardOf(trx, guest);
      if (!card?.givenUntil || card.givenUntil.getTime() > deps.now().epochMilliseconds) return;
      const levels = await findLevels(trx, companyId);
      await writeLevel(trx, guest, card, { levelId: null, until: null, levels });
    });
  };

const findCardOf = (trx: Database, guest: Guest) =>
  trx
    .selectFrom('membershipCards')
    .select(['id', 'points', 'givenUntil'])
    .where('companyId', '=', guest.companyId)
    .where('userId', '=', guest.id)
    .executeTakeFirst();

async function writeLevel(
  trx: Database,
  guest: Guest,
  card: { id: string; points: number },
  given: {
    levelId: string | null;
    until: string | null;
    levels: Awaited<ReturnType<typeof findLevels>>;
  },
): Promise<void> {
  const { levelId, until, levels } = given;
  const level = levelOrGiven(levelReached(card.points, levels), levelId, levels);
  await trx
    .updateTable('membershipCards')
    .set({
      levelId: level?.id ?? null,
      givenLevelId: levelId,
      givenUntil: until === null ? null : new Date(until),
    })
    .where('companyId', '=', guest.companyId)
    .where('id', '=', card.id)
    .execute();
}
