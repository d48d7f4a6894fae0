import { FETCHED_ITEMS, isSafeLink, NO_FEED, type SocialFeedPort } from './social-feed-port.ts';

export type StoredFeedItem = { id: string; socialType: string; link: string; mediaUrl: string };

/** Our own pictures have an address without a host. */
const isSafePicture = (url: string): boolean => url.startsWith('/media/') || isSafeLink(url);

/** Posts a company has put into the database itself; the demo lives on these. */
export const makeStoredFeed = (deps: {
  loadItems: (companyId: string) => Promise<StoredFeedItem[]>;
}): SocialFeedPort => ({
  fetchFeed: async (companyId) => {
    const items = (await deps.loadItems(companyId)).filter(
      ({ link, mediaUrl }) => isSafeLink(link) && isSafePicture(mediaUrl),
    );
    if (items.length === 0) return NO_FEED;
    const types = [...new Set(items.map(({ socialType }) => socialType))];
    return {
      success: true,
      feed: types.map((socialType) => ({
        socialType,
        items: items
          .filter((item) => item.socialType === socialType)
          .slice(0, FETCHED_ITEMS)
          .map(({ id, link, mediaUrl }) => ({ id, link, mediaUrl })),
      })),
    };
  },
});
