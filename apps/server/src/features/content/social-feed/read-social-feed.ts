import type { SocialFeed } from '@tallrik/domain/content/social-feed';
import type { Database } from '../../../platform/database/database.ts';
import { findCachedFeed, keepFeed } from './social-feed-store.ts';

/** D-126 */
export const SOCIAL_FEED_FRESH_MINUTES = 60;
/** A network that is down is asked again soon, but not by every visitor. */
const FAILURE_FRESH_MINUTES = 5;
/** Yesterday's posts are better than none while the network is down; last month's are not. */
const STILL_SHOWN_HOURS = 24;

export type ReadSocialFeed = (companyId: string) => Promise<SocialFeed>;

/** The company's posts from the cache, fetched anew when that is an hour old. */
export const makeReadSocialFeed =
  (deps: {
    db: Database;
    now: () => Temporal.Instant;
    fetchFeed: (companyId: string) => Promise<SocialFeed>;
  }): ReadSocialFeed =>
  async (companyId) => {
    const now = deps.now();
    const cached = await findCachedFeed(deps.db, companyId);
    const ageMinutes = cached ? now.since(cached.fetchedAt).total('minutes') : Infinity;
    const freshMinutes = cached?.feed.success ? SOCIAL_FEED_FRESH_MINUTES : FAILURE_FRESH_MINUTES;
    if (cached && ageMinutes < freshMinutes) return cached.feed;
    const fetched = await deps.fetchFeed(companyId);
    if (!fetched.success && cached?.feed.success && ageMinutes < STILL_SHOWN_HOURS * 60) {
      return cached.feed;
    }
    await keepFeed(deps.db, companyId, fetched, now);
    return fetched;
  };
