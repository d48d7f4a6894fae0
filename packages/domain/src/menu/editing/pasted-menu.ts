import { OFFICE_TEXTS } from '../../company/office-limits.ts';
import type { Minor } from '../../money/minor.ts';
import { parsePrice } from './price-input.ts';
import { cleanLine } from './texts.ts';

export type PastedRow = {
  /** Counted from 1, as the owner pasted it. */
  line: number;
  category: string | null;
  title: string;
  /** Null: marked, to be completed. */
  price: Minor | null;
  problem: 'PRICE_REQUIRED' | 'PRICE_OUT_OF_RANGE' | 'TEXT_TOO_LONG' | 'CATEGORY_REQUIRED' | null;
};

const LAST_NUMBER =
  /^(?<title>.*?)[\s.…:–—-]*(?<price>\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)\s*(?:kr|:-|sek|nok|dkk|eur|gbp|usd|try|tl|[€£$₺])?\s*$/iu;
/** Far more than a menu has: what comes after is another document. */
const MOST_LINES = 2_000;

/**
 * Pasted lines as a table (SETUP-14): a line without a price before one that has a price, or with a colon at its end, is a
 * heading and becomes the category of what follows; the last number of a line is its price.
 */
export function planPastedMenu(text: string): PastedRow[] {
  const lines = text
    .split(/\r\n?|\n/)
    .slice(0, MOST_LINES)
    .map((raw, at) => ({ line: at + 1, words: cleanLine(raw.replaceAll('\t', ' ')) }));
  const rows: PastedRow[] = [];
  let category: string | null = null;
  let isStart = true;
  for (const { line, words } of lines) {
    if (words === '') {
      isStart = true;
      continue;
    }
    const priced = LAST_NUMBER.exec(words)?.groups;
    const title = (priced?.['title'] ?? words).trim();
    if (priced === undefined || title === '') {
      // A heading opens a block or says so itself; inside a block it is a dish whose price is missing.
      if (isStart || words.endsWith(':')) category = words.replace(/:$/, '').trim();
      else rows.push(rowOf(line, category, words, null));
    } else {
      rows.push(rowOf(line, category, title, priced['price'] ?? ''));
    }
    isStart = false;
  }
  return rows;
}

function rowOf(
  line: number,
  category: string | null,
  title: string,
  written: string | null,
): PastedRow {
  const price = written === null ? null : parsePrice(written, 'price');
  const base = { line, category, title, price: price?.ok ? price.value : null };
  if ([...title].length > OFFICE_TEXTS.title) return { ...base, problem: 'TEXT_TOO_LONG' };
  if (price === null) return { ...base, problem: 'PRICE_REQUIRED' };
  if (!price.ok) return { ...base, problem: 'PRICE_OUT_OF_RANGE' };
  return { ...base, problem: category === null ? 'CATEGORY_REQUIRED' : null };
}
