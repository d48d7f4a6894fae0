import type { Content } from '@tallrik/domain/content/content';
import type { Localized } from '@tallrik/domain/company/languages';
import type { Database } from '../../platform/database/database.ts';
import { cleanLocalizedHtml } from './clean-html.ts';
import { type ContentFilter, findContents } from './content-store.ts';

export type ReadContents = (
  companyId: string,
  filter: ContentFilter,
) => Promise<(Content & { slug: string })[]>;

const MAX_CACHED = 1_000;

/**
 * Bodies leave the server clean, whoever wrote the row: an import, an older version with other rules, a hand in the
 * database (D-122). Kept beside what was cleaned, so that a page costs its cleaning once.
 */
export function makeReadContents(deps: {
  db: Database;
  now: () => Temporal.Instant;
}): ReadContents {
  const cache = new Map<string, { stored: string; text: Localized }>();

  function cleanText({ id, text }: Content): Localized {
    const stored = JSON.stringify(text);
    const known = cache.get(id);
    if (known?.stored === stored) return known.text;
    const clean = cleanLocalizedHtml(text);
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(id, { stored, text: clean });
    return clean;
  }

  return async (companyId, filter) => {
    const contents = await findContents(deps.db, companyId, filter, deps.now());
    return contents.map((content) => ({ ...content, text: cleanText(content) }));
  };
}
