import { OFFICE_TEXTS } from '../../company/office-limits.ts';
import type { Minor } from '../../money/minor.ts';
import { isWrittenPrice, parsePrice } from './price-input.ts';
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

const CURRENCY = /(?:kr|:-|sek|nok|dkk|eur|gbp|usd|try|tl|[€£$₺])$/iu;
const IN_PRICE = new Set('0123456789 \u00a0\u202f.,');
/** Between a dish and its price: dots that lead the eye, dashes, colons. */
const LEADERS = new Set(' \u00a0\u202f.…:–—-');
/** Longer than any price: what stands before it belongs to the dish. */
const LONGEST_PRICE = 20;

/** The last number of a line, and the dish before it. From the end, letter by letter: a pasted line has any length. */
function splitPrice(line: string): { title: string; price: string } | null {
  const text = line.replace(CURRENCY, '').trimEnd();
  const earliest = Math.max(0, text.length - LONGEST_PRICE);
  let from = text.length;
  while (from > earliest && IN_PRICE.has(text[from - 1] ?? '')) from -= 1;
  for (let at = from; at < text.length; at += 1) {
    const price = text.slice(at);
    if (isWrittenPrice(price)) return { title: withoutLeaders(text.slice(0, at)), price };
  }
  return null;
}

function withoutLeaders(text: string): string {
  let end = text.length;
  while (end > 0 && LEADERS.has(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end).trim();
}

/** Far more than a menu has: what comes after is another document. */
const MOST_LINES = 2_000;

/**
 * Pasted lines as a table (SETUP-14): a line without a price before one that has a price, or with a colon at its end, is a
 * heading and becomes the category of what follows; the last number of a line is its price.
 */
export function planPastedMenu(text: string): PastedRow[] {
  const lines = text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .split('\n')
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
    const priced = splitPrice(words);
    if (priced === null || priced.title === '') {
      // A heading opens a block or says so itself; inside a block it is a dish whose price is missing.
      if (isStart || words.endsWith(':')) category = words.replace(/:$/, '').trim();
      else rows.push(rowOf(line, category, words, null));
    } else {
      rows.push(rowOf(line, category, priced.title, priced.price));
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
