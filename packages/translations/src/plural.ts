/**
 * Counts below this are written without a thousands sign, and all six languages tell only one from many.
 * Asking `Intl` for that costs a slow phone a tenth of a second: a browser reads through all its locales when
 * the first formatter is made, in the middle of bringing the first page to life.
 */
const PLAIN_BELOW = 1000;

const isPlain = (count: number): boolean =>
  Number.isInteger(count) && count >= 0 && count < PLAIN_BELOW;

export function pluralFormOf(count: number, locale: string): string {
  if (isPlain(count)) return count === 1 ? 'one' : 'other';
  return new Intl.PluralRules(locale).select(count);
}

export const writeCount = (count: number, locale: string): string =>
  isPlain(count) ? String(count) : new Intl.NumberFormat(locale).format(count);
