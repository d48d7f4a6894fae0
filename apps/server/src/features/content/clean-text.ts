import type { Localized } from '@tallrik/domain/company/languages';
import { cleanLocalizedHtml } from './clean-html.ts';

export type CleanText = (content: { id: string; text: Localized }) => Localized;

const MOST_CHARACTERS = 20_000_000;

/**
 * Bodies leave the server clean, whoever wrote the row: an import, an older version with other rules, a hand in the
 * database (D-122). Kept beside what was cleaned, so that a page costs its cleaning once.
 */
export function makeCleanText(): CleanText {
  const cache = new Map<string, { stored: string; text: Localized }>();
  let kept = 0;
  return ({ id, text }) => {
    const stored = JSON.stringify(text);
    const known = cache.get(id);
    if (known?.stored === stored) return known.text;
    const clean = cleanLocalizedHtml(text);
    kept += 2 * stored.length;
    if (kept > MOST_CHARACTERS) {
      cache.clear();
      kept = 2 * stored.length;
    }
    cache.set(id, { stored, text: clean });
    return clean;
  };
}
