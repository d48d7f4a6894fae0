import type { CodePage } from '@tallrik/domain/orders/printers';

/** The number by which `ESC t` chooses it. */
export const CODE_PAGE_NUMBERS: Readonly<Record<CodePage, number>> = {
  ASCII: 0,
  WPC1252: 16,
  WPC1254: 48,
};

const FIRST_LETTER = 0x20;
const LAST_OF_ASCII = 0x7e;
// Written down: some versions of Node take `windows-1252` for Latin-1, whose places 80 to 9f are commands.
const WESTERN_80 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const TURKISH_80 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ    ‘’“”•–—˜™š›œ  Ÿ';
const TURKISH_LETTERS: Readonly<Record<string, string>> = {
  Ð: 'Ğ',
  Ý: 'İ',
  Þ: 'Ş',
  ð: 'ğ',
  ý: 'ı',
  þ: 'ş',
};

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const latin1 = (byte: number): string => String.fromCharCode(byte);

/** What a page prints for each byte; bytes that print nothing are left out. */
function lettersOf(page: CodePage): [byte: number, letter: string][] {
  const ascii = range(FIRST_LETTER, LAST_OF_ASCII).map((byte): [number, string] => [
    byte,
    latin1(byte),
  ]);
  if (page === 'ASCII') return ascii;
  const upper = [...(page === 'WPC1252' ? WESTERN_80 : TURKISH_80)].map(
    (letter, index): [number, string] => [0x80 + index, letter],
  );
  const letters = range(0xa0, 0xff).map((byte): [number, string] => {
    const western = latin1(byte);
    return [byte, page === 'WPC1254' ? (TURKISH_LETTERS[western] ?? western) : western];
  });
  return [...ascii, ...upper.filter(([, letter]) => letter !== ' '), ...letters];
}

const tables = new Map<CodePage, ReadonlyMap<string, number>>();

function tableOf(page: CodePage): ReadonlyMap<string, number> {
  const known = tables.get(page);
  if (known) return known;
  const table = new Map(lettersOf(page).map(([byte, letter]) => [letter, byte]));
  // Every line of a dish has it, and nobody misreads the other.
  if (page === 'ASCII') table.set('×', 'x'.charCodeAt(0));
  tables.set(page, table);
  return table;
}

/** The text in the printer's own letters; null when one of them is not among them. */
export function encodeIn(page: CodePage, text: string): Uint8Array | null {
  const table = tableOf(page);
  const bytes: number[] = [];
  for (const letter of text.normalize('NFC')) {
    const byte = table.get(letter);
    if (byte === undefined) return null;
    bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}

/** The other way round, as a printer reads it: for the stand-in. */
export function decodeIn(page: CodePage, bytes: Uint8Array): string {
  const letters = new Map(lettersOf(page));
  return [...bytes].map((byte) => letters.get(byte) ?? '?').join('');
}
