import { levelAfterPoints, levelOrGiven } from '@tallrik/domain/loyalty/membership-levels';
import type { Database } from '../../../platform/database/database.ts';
import { findLevels } from '../membership/level-store.ts';
import { makeOpenCard } from '../membership/open-card.ts';

/** By an order, or by somebody of the restaurant with a reason (GUESTS-05). */
type PointMove = { id: string; points: number; at: Temporal.Instant } & (
  | { orderId: string }
  | { staffId: string; reason: string }
);

/**
 * Adds or takes points, writes the movement down and moves the card to its level. The caller holds the account's
 * lock. False: there was nothing to move, or no level to have points on.
 */
export async function movePoints(
  db: Database,
  user: { id: string; companyId: string },
  move: PointMove,
  newId: () => string,
): Promise<boolean> {
  const { points: difference, at, ...written } = move;
  if (difference === 0) return false;
  // An account from before the company had levels gets its card with its first points.
  await makeOpenCard({ newId })(db, user);
  const card = await db
    .selectFrom('membershipCards')
    .select(['id', 'points', 'levelId', 'givenLevelId'])
    .where('companyId', '=', user.companyId)
    .where('userId', '=', user.id)
    .executeTakeFirst();
  if (!card) return false;
  const levels = await findLevels(db, user.companyId);
  const now = Math.max(0, card.points + difference);
  const current = levels.find(({ id }) => id === card.levelId) ?? null;
  const earned = levelAfterPoints({ before: card.points, now }, current, levels);
  const level = levelOrGiven(earned, card.givenLevelId, levels);
  await db
    .updateTable('membershipCards')
    .set({ points: now, levelId: level?.id ?? null })
    .where('companyId', '=', user.companyId)
    .where('id', '=', card.id)
    .execute();
  if (now === card.points) return false;
  const createdAt = new Date(at.epochMilliseconds);
  const { companyId, id: userId } = user;
  await db
    .insertInto('pointMoves')
    .values({ ...written, companyId, userId, points: now - card.points, createdAt })
    .execute();
  return true;
}
