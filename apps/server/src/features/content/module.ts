import type { Company } from '@tallrik/domain/company/configuration';
import type { Database } from '../../platform/database/database.ts';
import { makeReadContents } from './read-contents.ts';
import { makeAllContents } from './resolvers/Query/allContents.ts';
import { makeGetSocialMedia } from './resolvers/Query/getSocialMedia.ts';
import type { ReadSocialFeed } from './social-feed/read-social-feed.ts';

/** What a company tells its guests: pages, news, and what it posts elsewhere. */
export const makeContent = (deps: {
  db: Database;
  findCompany: (companyId: string) => Promise<Company | null>;
  readSocialFeed: ReadSocialFeed;
}) => ({
  guestResolvers: {
    Query: {
      allContents: makeAllContents({ readContents: makeReadContents(deps) }),
      getSocialMedia: makeGetSocialMedia({
        readSocialFeed: deps.readSocialFeed,
        isCompany: async (companyId) => (await deps.findCompany(companyId)) !== null,
      }),
    },
  },
});
