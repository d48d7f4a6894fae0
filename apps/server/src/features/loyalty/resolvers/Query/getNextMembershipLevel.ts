import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import { nextLevel, pointsNeeded } from '@tallrik/domain/loyalty/membership-levels';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { findCard } from '../../membership/level-store.ts';
import { signedInUser } from '../../signed-in.ts';

export const makeGetNextMembershipLevel =
  (deps: { db: Database }): NonNullable<QueryResolvers<GraphContext>['getNextMembershipLevel']> =>
  async (_root, _args, { viewer }) => {
    const { companyId, userId } = signedInUser(viewer);
    const card = await findCard(deps.db, companyId, userId);
    if (!card) {
      return { success: false, nextLevel: null, pointsNeeded: null, message: 'No membership card' };
    }
    const next = nextLevel(card.level, card.levels);
    return {
      success: true,
      nextLevel: next,
      pointsNeeded: next && pointsNeeded(card.points, next),
      message: null,
    };
  };
