import type { SocialFeed } from '@tallrik/domain/content/social-feed';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const feedSchema: z.ZodType<SocialFeed> = z.object({
  success: z.boolean(),
  feed: z.array(
    z.object({
      socialType: z.string(),
      items: z.array(z.object({ id: z.string(), link: z.string(), mediaUrl: z.string() })),
    }),
  ),
});

export type CachedFeed = { feed: SocialFeed; fetchedAt: Temporal.Instant };

export async function findCachedFeed(db: Database, companyId: string): Promise<CachedFeed | null> {
  const row = await db
    .selectFrom('socialFeedCache')
    .select(['feed', 'fetchedAt'])
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    feed: feedSchema.parse(row.feed),
    fetchedAt: Temporal.Instant.fromEpochMilliseconds(row.fetchedAt.getTime()),
  };
}

export async function keepFeed(
  db: Database,
  companyId: string,
  feed: SocialFeed,
  at: Temporal.Instant,
): Promise<void> {
  const row = { feed: JSON.stringify(feed), fetchedAt: new Date(at.epochMilliseconds) };
  await db
    .insertInto('socialFeedCache')
    .values({ companyId, ...row })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet(row))
    .execute();
}

export const findSocialAccounts = (db: Database, companyId: string) =>
  db
    .selectFrom('socialAccounts')
    .select(['socialType', 'accountId', 'accessToken'])
    .where('companyId', '=', companyId)
    .orderBy('socialType')
    .execute();

export const findStoredFeedItems = (db: Database, companyId: string) =>
  db
    .selectFrom('socialFeedItems')
    .select(['id', 'socialType', 'link', 'mediaUrl'])
    .where('companyId', '=', companyId)
    .orderBy('position')
    .orderBy('id')
    .execute();
