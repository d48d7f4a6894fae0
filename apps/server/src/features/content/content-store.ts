import { CONTENT_TYPES, type Content, type ContentType } from '@tallrik/domain/content/content';
import { sql } from 'kysely';
import { columnOneOf, localizedColumn } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/database.ts';

export type ContentFilter = {
  types?: readonly ContentType[] | null;
  slug?: string | null;
  id?: string | null;
};

/** Nobody scrolls further back than this; older news has its own address. */
export const MAX_CONTENTS = 200;

/**
 * A company's pages and news that guests may see now, newest first by updated date (CONTENT-01). One that was published
 * later than it was written is as new as that (GROWTH-28).
 */
export async function findContents(
  db: Database,
  companyId: string,
  { types, slug, id }: ContentFilter,
  now: Temporal.Instant,
): Promise<(Content & { slug: string })[]> {
  const rows = await db
    .selectFrom('contents')
    .select(['id', 'slug', 'types', 'image', 'title', 'subTitle', 'text'])
    .select([
      sql<Date>`coalesce(published_at, created_at)`.as('createdAt'),
      sql<Date>`greatest(published_at, updated_at)`.as('updatedAt'),
    ])
    .where('companyId', '=', companyId)
    .where('deleted', '=', false)
    .where('isDraft', '=', false)
    .where((where) =>
      where.or([
        where('publishedAt', 'is', null),
        where('publishedAt', '<=', new Date(now.epochMilliseconds)),
      ]),
    )
    .$if(Boolean(types), (query) =>
      query.where(sql<boolean>`types && ${[...(types ?? [])]}::text[]`),
    )
    .$if(typeof slug === 'string', (query) => query.where('slug', '=', slug ?? ''))
    .$if(typeof id === 'string', (query) => query.where('id', '=', id ?? ''))
    .orderBy(sql`greatest(published_at, updated_at)`, 'desc')
    .orderBy('id')
    .limit(MAX_CONTENTS)
    .execute();
  return rows.map((row) => ({
    ...row,
    types: row.types.map((type) => columnOneOf(CONTENT_TYPES, type)),
    title: localizedColumn(row.title),
    subTitle: localizedColumn(row.subTitle),
    text: localizedColumn(row.text),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}
