import { levelAfterPoints } from '@tallrik/domain/loyalty/membership-levels';
import type { Database } from '../../../platform/database/database.ts';
import { findLevels } from '../membership/level-store.ts';
import { makeOpenCard } from '../membership/open-card.ts';

/** Adds or takes points and moves the card to the level they reach. The caller holds the account's lock. */
export async function movePoints(
  db: Database,
  user: { id: string; companyId: string },
  difference: number,
  newId: () => string,
): Promise<void> {
  if (difference === 0) return;
  // An account from before the company had levels gets its card with its first points.
  await makeOpenCard({ newId })(db, user);
  const card = await db
    .selectFrom('membershipCards')
    .select(['id', 'points', 'levelId'])
    .where('companyId', '=', user.companyId)
    .where('userId', '=', user.id)
    .executeTakeFirst();
  if (!card) return;
  const levels = await findLevels(db, user.companyId);
  const now = Math.max(0, card.points + difference);
  const current = levels.find(({ id }) => id === card.levelId) ?? null;
  const level = levelAfterPoints({ before: card.points, now }, current, levels);
  await db
    .updateTable('membershipCards')
    .set({ points: now, levelId: level?.id ?? null })
    .where('companyId', '=', user.companyId)
    .where('id', '=', card.id)
    .execute();
}
