import { createHash } from 'node:crypto';
import type { FetchedPicture } from './fetch-picture.ts';
import { NO_FEED, type SocialFeed, type SocialFeedPort } from './social-feed-port.ts';

/**
 * Takes the posts' pictures into our own house. A guest's page loads pictures from us alone (its content security
 * policy), and no network learns who looks at a restaurant's menu.
 */
export const makeHouseFeed =
  (deps: {
    fetchFeed: SocialFeedPort['fetchFeed'];
    fetchPicture: (address: string) => Promise<FetchedPicture | null>;
    /** Where pictures are kept, by a key of 32 hex digits. */
    media: {
      put: (key: string, picture: FetchedPicture) => Promise<void>;
      url: (key: string) => string;
    };
  }): SocialFeedPort['fetchFeed'] =>
  async (companyId) => {
    async function housed(address: string): Promise<string | null> {
      if (address.startsWith('/media/')) return address;
      const picture = await deps.fetchPicture(address);
      if (!picture) return null;
      // Named after its content: a post that is fetched every hour is kept once.
      const key = createHash('sha256').update(picture.bytes).digest('hex').slice(0, 32);
      try {
        await deps.media.put(key, picture);
        return deps.media.url(key);
      } catch {
        // Called a picture and cannot be read as one.
        return null;
      }
    }
    const fetched = await deps.fetchFeed(companyId);
    if (!fetched.success) return fetched;
    const feed: SocialFeed['feed'] = await Promise.all(
      fetched.feed.map(async ({ socialType, items }) => ({
        socialType,
        items: (
          await Promise.all(
            items.map(async (item) => ({ ...item, mediaUrl: await housed(item.mediaUrl) })),
          )
        ).flatMap(({ mediaUrl, ...item }) => (mediaUrl === null ? [] : [{ ...item, mediaUrl }])),
      })),
    );
    return feed.some(({ items }) => items.length > 0) ? { success: true, feed } : NO_FEED;
  };
