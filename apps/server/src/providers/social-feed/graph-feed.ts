import { z } from 'zod';
import {
  FETCHED_ITEMS,
  isSafeLink,
  NO_FEED,
  type SocialAccount,
  type SocialFeed,
  type SocialFeedPort,
} from './social-feed-port.ts';

/** `GET /{account}/media` of Instagram's Graph API. A video has its picture in `thumbnail_url`. */
const mediaSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      permalink: z.string(),
      media_url: z.string().optional(),
      thumbnail_url: z.string().optional(),
    }),
  ),
});

/** The landing page waits for nobody: the next visitor tries again. */
const PATIENCE_MS = 5_000;

export const makeGraphFeed = (deps: {
  /** Such as https://graph.instagram.com/v23.0 */
  apiBase: string;
  accountsOf: (companyId: string) => Promise<SocialAccount[]>;
  /** Gets a code only: an answer of the network may hold the token. */
  reportFailure: (companyId: string, code: string) => void;
}): SocialFeedPort => {
  async function itemsOf(account: SocialAccount) {
    const address = new URL(`${deps.apiBase}/${encodeURIComponent(account.accountId)}/media`);
    address.searchParams.set('fields', 'id,permalink,media_url,thumbnail_url');
    address.searchParams.set('limit', String(FETCHED_ITEMS));
    const answer = await fetch(address, {
      // In a header and not in the address, where every proxy on the way would log it.
      headers: { authorization: `Bearer ${account.accessToken}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`HTTP_${answer.status}`);
    const { data } = mediaSchema.parse(await answer.json());
    return data
      .map(({ id, permalink, media_url, thumbnail_url }) => ({
        id,
        link: permalink,
        mediaUrl: thumbnail_url ?? media_url ?? '',
      }))
      .filter(({ link, mediaUrl }) => isSafeLink(link) && isSafeLink(mediaUrl))
      .slice(0, FETCHED_ITEMS);
  }

  return {
    fetchFeed: async (companyId): Promise<SocialFeed> => {
      try {
        const accounts = await deps.accountsOf(companyId);
        if (accounts.length === 0) return NO_FEED;
        const feed = await Promise.all(
          accounts.map(async (account) => ({
            socialType: account.socialType,
            items: await itemsOf(account),
          })),
        );
        return { success: feed.some(({ items }) => items.length > 0), feed };
      } catch (error) {
        deps.reportFailure(companyId, codeOf(error));
        return NO_FEED;
      }
    },
  };
};

const codeOf = (error: unknown): string => {
  if (error instanceof z.ZodError) return 'UNREADABLE_ANSWER';
  if (error instanceof Error && error.message.startsWith('HTTP_')) return error.message;
  return error instanceof Error ? error.name : 'UNKNOWN';
};
