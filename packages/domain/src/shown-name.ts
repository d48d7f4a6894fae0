/** Nobody's name, with whatever stands around it, is longer; what is behind it is not read. */
const LONGEST_READ = 400;

/** More marks on one letter than any language writes would cover the lines above and below. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;
const HAS_SOMETHING_TO_READ = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/**
 * A name that others see, from whatever was typed or sent: no tags, no control, direction or invisible characters that
 * would let one pass for another or command a printer, not longer than its place. Empty: there is nothing to read.
 */
export function shownName(typed: string, length: number): string {
  const plain = typed
    .slice(0, LONGEST_READ)
    .normalize('NFC')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[<>]/g, ' ')
    // Ends of lines part two words; other control characters stood in the middle of one (D-170).
    .replaceAll(/[\s\u0085\p{Z}]/gu, ' ')
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(PILED_MARKS, '$1')
    .replaceAll(/ +/g, ' ')
    .trim();
  const name = [...plain].slice(0, length).join('').trim();
  return hasSomethingToRead(name) ? name : '';
}

export const hasSomethingToRead = (text: string): boolean =>
  HAS_SOMETHING_TO_READ.test(text.slice(0, LONGEST_READ));
