import type { Config } from '../config.ts';
import {
  makeReadSocialFeed,
  type ReadSocialFeed,
} from '../features/content/social-feed/read-social-feed.ts';
import {
  findSocialAccounts,
  findStoredFeedItems,
} from '../features/content/social-feed/social-feed-store.ts';
import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/logging/log.ts';
import { makePublicFetch } from '../platform/http/public-fetch.ts';
import type { Media } from '../providers/media/media-port.ts';
import { makeFetchPicture, PICTURE_LIMITS } from '../providers/social-feed/fetch-picture.ts';
import { makeGraphFeed } from '../providers/social-feed/graph-feed.ts';
import { makeHouseFeed } from '../providers/social-feed/house-feed.ts';
import type { SocialFeedPort } from '../providers/social-feed/social-feed-port.ts';
import { makeStoredFeed } from '../providers/social-feed/stored-feed.ts';

/** A company with an account of its own is asked for there; one without shows what it has stored. */
export function composeSocialFeed(deps: {
  db: Database;
  log: Logger;
  now: () => Temporal.Instant;
  config: Pick<Config, 'socialFeedApiBase'>;
  media: Pick<Media, 'put' | 'url'>;
}): ReadSocialFeed {
  const { db, log, now } = deps;
  const stored = makeStoredFeed({ loadItems: (companyId) => findStoredFeedItems(db, companyId) });
  const fetched = makeGraphFeed({
    apiBase: deps.config.socialFeedApiBase,
    accountsOf: (companyId) => findSocialAccounts(db, companyId),
    reportFailure: (companyId, code) =>
      log.warn({ companyId, code }, 'the social feed could not be fetched'),
  });
  const fetchFeed: SocialFeedPort['fetchFeed'] = async (companyId) =>
    (await findSocialAccounts(db, companyId)).length > 0
      ? fetched.fetchFeed(companyId)
      : stored.fetchFeed(companyId);
  const housed = makeHouseFeed({
    fetchFeed,
    fetchPicture: makeFetchPicture(makePublicFetch(PICTURE_LIMITS)),
    media: deps.media,
  });
  return makeReadSocialFeed({ db, now, fetchFeed: housed });
}
