import type { Content } from './content.ts';

/** Newsletters, newest first by updated date (CONTENT-01). */
export const newsNewestFirst = <News extends Pick<Content, 'types' | 'updatedAt'>>(
  contents: readonly News[],
): News[] =>
  contents
    .filter((content) => content.types.includes('NEWSLETTER'))
    .toSorted((one, other) =>
      Temporal.Instant.compare(
        Temporal.Instant.from(other.updatedAt),
        Temporal.Instant.from(one.updatedAt),
      ),
    );

/** What the landing shows (LAND-12). */
export const latestNews = <News extends Pick<Content, 'types' | 'updatedAt'>>(
  contents: readonly News[],
): News | null => newsNewestFirst(contents)[0] ?? null;

const UPDATE_WORTH_SHOWING_SECONDS = 43_200;

/** Only an update more than 12 hours after creation is news; an earlier one was a correction (CONTENT-04). */
export function showsUpdatedDate(article: Pick<Content, 'createdAt' | 'updatedAt'>): boolean {
  const created = Temporal.Instant.from(article.createdAt);
  const updated = Temporal.Instant.from(article.updatedAt);
  return updated.since(created).total('seconds') > UPDATE_WORTH_SHOWING_SECONDS;
}
