/** What fits beside a picture on a small phone. */
export const GUEST_NAME_LENGTH = 24;

/** Nobody's name, with whatever stands around it, is longer; what is behind it is not read. */
const LONGEST_READ = 400;

/** More marks on one letter than any language writes would cover the lines above and below. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;
const HAS_SOMETHING_TO_READ = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/**
 * The name a guest is seen by at the table, from whatever was typed or sent: no tags, no control, direction or
 * invisible characters that would let one pass for another, not longer than its place. Empty: they are called by number.
 */
export function cleanGuestName(typed: string): string {
  const plain = typed
    .slice(0, LONGEST_READ)
    .normalize('NFC')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[<>]/g, ' ')
    .replaceAll(/[\p{Cc}\p{Z}]/gu, ' ')
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(PILED_MARKS, '$1')
    .replaceAll(/ +/g, ' ')
    .trim();
  const name = [...plain].slice(0, GUEST_NAME_LENGTH).join('').trim();
  return HAS_SOMETHING_TO_READ.test(name) ? name : '';
}

/** One or two letters for a guest's circle. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]/).filter((word) => HAS_SOMETHING_TO_READ.test(word));
  const first = words.slice(0, 2).map((word) => [...word][0] ?? '');
  return first.join('').toLocaleUpperCase();
}
