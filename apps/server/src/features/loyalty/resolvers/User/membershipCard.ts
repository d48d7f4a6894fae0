import type { UserResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { findCard } from '../../membership/level-store.ts';
import { ownerOf } from '../../signed-in.ts';

export const makeUserMembershipCard =
  (deps: { db: Database }): NonNullable<UserResolvers<GraphContext>['membershipCard']> =>
  async (account, _args, { viewer }) => {
    const owner = ownerOf(account, viewer);
    const card = owner && (await findCard(deps.db, owner.companyId, owner.userId));
    return card && { id: card.id, points: card.points, membershipLevel: card.level };
  };
