import type { UserResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { Recommend } from '../../recommendations/recommend.ts';
import { ownerOf } from '../../signed-in.ts';

export const makeUserRecommendations =
  (deps: { recommend: Recommend }): NonNullable<UserResolvers<GraphContext>['recommendations']> =>
  async (account, { venueId }, { viewer, now }) => {
    const owner = ownerOf(account, viewer);
    if (!owner) return [];
    return (await deps.recommend(owner, venueId, now())).map((item) => ({ id: item.id, item }));
  };
