import type { Company } from '@tallrik/domain/company/configuration';
import type { Database } from '../../platform/database/database.ts';
import type { Office } from '../../platform/office/office.ts';
import { makeCleanText } from './clean-text.ts';
import { makeContentOffice } from './office/content-operations.ts';
import { contentSubject } from './office/office-content.ts';
import { makeReadContents } from './read-contents.ts';
import { makeAllContents } from './resolvers/Query/allContents.ts';
import { makeGetSocialMedia } from './resolvers/Query/getSocialMedia.ts';
import type { ReadSocialFeed } from './social-feed/read-social-feed.ts';

/** What a company tells its guests: pages, news, and what it posts elsewhere. */
export function makeContent(deps: {
  db: Database;
  now: () => Temporal.Instant;
  office: Office;
  chosenPicture: Parameters<typeof makeContentOffice>[0]['chosenPicture'];
  findCompany: (companyId: string) => Promise<Company | null>;
  readSocialFeed: ReadSocialFeed;
}) {
  deps.office.define(contentSubject);
  const cleanText = makeCleanText();
  return {
    guestResolvers: {
      Query: {
        allContents: makeAllContents({ readContents: makeReadContents({ ...deps, cleanText }) }),
        getSocialMedia: makeGetSocialMedia({
          readSocialFeed: deps.readSocialFeed,
          isCompany: async (companyId) => (await deps.findCompany(companyId)) !== null,
        }),
      },
    },
    staffResolvers: makeContentOffice({ ...deps, cleanText }),
  };
}
