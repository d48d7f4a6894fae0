import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { ReadSocialFeed } from '../../social-feed/read-social-feed.ts';

export const makeGetSocialMedia =
  (deps: {
    readSocialFeed: ReadSocialFeed;
    isCompany: (companyId: string) => Promise<boolean>;
  }): NonNullable<QueryResolvers<GraphContext>['getSocialMedia']> =>
  async (_root, { companyId }) => {
    // Kept by company: a feed of nobody has no place to be kept in.
    if (!(await deps.isCompany(companyId))) return { success: false, feed: [] };
    const { success, feed } = await deps.readSocialFeed(companyId);
    return {
      success,
      feed: feed.map(({ socialType, items }) => ({ socialType, items: [...items] })),
    };
  };
