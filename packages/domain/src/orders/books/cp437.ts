/** The upper half of IBM's code page 437, which SIE files are written in (`#FORMAT PC8`). */
const UPPER =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const CODES = new Map([...UPPER].map((sign, at) => [sign, 128 + at]));
/** Letters it lacks that have no accent to leave out. */
const ALIKE: Readonly<Record<string, string>> = {
  Ø: 'Ö',
  ø: 'ö',
  ı: 'i',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '.',
  '€': 'E',
};
const QUESTION = 63;

const codeOf = (sign: string): number | null => {
  const point = sign.codePointAt(0) ?? 0;
  return point < 128 ? point : (CODES.get(sign) ?? null);
};

/** One byte for each letter: the letter, the one it is most like, or a question mark. */
export function toCp437(text: string): Uint8Array<ArrayBuffer> {
  const bytes = [...text.normalize('NFC')].map((sign) => {
    const plain = sign.normalize('NFD')[0] ?? '?';
    return codeOf(sign) ?? codeOf(ALIKE[sign] ?? '\uffff') ?? codeOf(plain) ?? QUESTION;
  });
  return Uint8Array.from(bytes);
}

export const fromCp437 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : UPPER[byte - 128])).join(
    '',
  );
