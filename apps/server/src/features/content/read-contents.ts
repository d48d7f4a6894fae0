import type { Content } from '@tallrik/domain/content/content';
import type { Database } from '../../platform/database/database.ts';
import type { CleanText } from './clean-text.ts';
import { type ContentFilter, findContents } from './content-store.ts';

export type ReadContents = (
  companyId: string,
  filter: ContentFilter,
) => Promise<(Content & { slug: string })[]>;

export function makeReadContents(deps: {
  db: Database;
  now: () => Temporal.Instant;
  cleanText: CleanText;
}): ReadContents {
  return async (companyId, filter) => {
    const contents = await findContents(deps.db, companyId, filter, deps.now());
    return contents.map((content) => ({ ...content, text: deps.cleanText(content) }));
  };
}
