import type { SocialFeed } from '@tallrik/domain/content/social-feed';

export type { SocialFeed } from '@tallrik/domain/content/social-feed';

/** Where a company's posts come from. Never throws: what cannot be read is `success: false` (D-126). */
export type SocialFeedPort = {
  fetchFeed: (companyId: string) => Promise<SocialFeed>;
};

/** A company's own account at a network. */
export type SocialAccount = { socialType: string; accountId: string; accessToken: string };

/** No more is ever shown, and a company's whole life must not travel through the cache. */
export const FETCHED_ITEMS = 12;

export const NO_FEED: SocialFeed = { success: false, feed: [] };

/** A post's link becomes an `href` on our page: `javascript:` and plain http must not get there. */
export function isSafeLink(link: string): boolean {
  try {
    const { protocol, username, password } = new URL(link);
    return protocol === 'https:' && username === '' && password === '';
  } catch {
    return false;
  }
}
