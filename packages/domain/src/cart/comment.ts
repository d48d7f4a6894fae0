import { printableText } from '../printable-text.ts';

/** CART-38, the limit of every textarea. Counted in UTF-16 units, after cleaning (D-63). */
export const COMMENT_MAX_LENGTH = 150;

// Kitchen printers print these as garbage (D-63). A surrogate pair is one match, so it becomes one
// space; a lone half would otherwise travel on and break JSON consumers that insist on valid Unicode.
const UNPRINTABLE = /[\u2000-\u3300]|[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g;

// Two units become one space at most: nothing that a person typed behind these can reach the 150 that are kept.
const LONGEST_READ = 2 * COMMENT_MAX_LENGTH;

/** CART-38, CART-39. Idempotent: browser and server both run it. */
export const cleanComment = (comment: string): string =>
  printableText(comment.slice(0, LONGEST_READ))
    .replaceAll(UNPRINTABLE, ' ')
    .slice(0, COMMENT_MAX_LENGTH);
