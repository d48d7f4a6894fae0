import { makeReadContents } from '../features/content/read-contents.ts';
import { makeAllContents } from '../features/content/resolvers/Query/allContents.ts';
import { makeGetSocialMedia } from '../features/content/resolvers/Query/getSocialMedia.ts';
import type { Shops } from './shops.ts';
import { composeSocialFeed } from './social-feed.ts';

/** What a company tells its guests: pages, news, and what it posts elsewhere. */
export const composeContent = (
  deps: Parameters<typeof composeSocialFeed>[0] & { findCompany: Shops['findCompany'] },
) => ({
  Query: {
    allContents: makeAllContents({ readContents: makeReadContents(deps) }),
    getSocialMedia: makeGetSocialMedia({
      readSocialFeed: composeSocialFeed(deps),
      isCompany: async (companyId) => (await deps.findCompany(companyId)) !== null,
    }),
  },
});

export type ContentResolvers = ReturnType<typeof composeContent>;
