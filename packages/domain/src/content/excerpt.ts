import { withoutMarkup } from './without-markup.ts';

export const EXCERPT_LENGTH = 100;

/** The beginning of an HTML body as plain text; the ellipsis only where something was cut (CONTENT-02, D-125). */
export function excerpt(html: string): string {
  const letters = [...plainText(html)];
  if (letters.length <= EXCERPT_LENGTH) return letters.join('');
  return `${letters.slice(0, EXCERPT_LENGTH).join('').trimEnd()}…`;
}

/** Text for text nodes only: what looks like a tag after decoding is text the author wrote, never markup to insert. */
export function plainText(html: string): string {
  return decodeEntities(withoutMarkup(html)).replace(/\s+/g, ' ').trim();
}

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** One pass, so that `&amp;lt;` becomes the text `&lt;` and not a tag. Unknown names stay as written. */
function decodeEntities(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]+);/gi, (whole: string, entity: string) => {
    if (!entity.startsWith('#')) return NAMED_ENTITIES[entity.toLowerCase()] ?? whole;
    const isHex = entity[1]?.toLowerCase() === 'x';
    const codePoint = isHex ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : whole;
  });
}
