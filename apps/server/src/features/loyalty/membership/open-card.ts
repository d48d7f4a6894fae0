import { defaultLevel } from '@tallrik/domain/loyalty/membership-levels';
import type { Database } from '../../../platform/database/database.ts';
import { findLevels } from './level-store.ts';
import { holdLevels } from './move-members.ts';

/** D-75: the card comes with activation, on the default level. Without levels there is nothing to be a member of. */
export const makeOpenCard =
  (deps: { newId: () => string }) =>
  async (db: Database, user: { id: string; companyId: string }): Promise<void> => {
    await holdLevels(db, user.companyId);
    const level = defaultLevel(await findLevels(db, user.companyId));
    if (!level) return;
    await db
      .insertInto('membershipCards')
      .values({
        id: deps.newId(),
        companyId: user.companyId,
        userId: user.id,
        levelId: level.id,
        points: 0,
      })
      .onConflict((known) => known.column('userId').doNothing())
      .execute();
  };
