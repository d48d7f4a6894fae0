export type SocialFeedItem = { id: string; link: string; mediaUrl: string };
export type SocialFeed = {
  success: boolean;
  feed: readonly { socialType: string; items: readonly SocialFeedItem[] }[];
};

export const SHOWN_SOCIAL_ITEMS = 5;

/** The first 5 Instagram items; nothing while the feed loads (null) or after it failed (LAND-14, CONTENT-08). */
export function shownSocialItems(feed: SocialFeed | null): SocialFeedItem[] {
  if (feed === null || !feed.success) return [];
  return feed.feed
    .filter(({ socialType }) => socialType.toUpperCase() === 'INSTAGRAM')
    .flatMap(({ items }) => items)
    .slice(0, SHOWN_SOCIAL_ITEMS);
}
