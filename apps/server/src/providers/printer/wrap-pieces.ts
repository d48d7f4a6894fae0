/** A stretch of text that is drawn in one way. */
export type Piece = { text: string; isReversed: boolean };

/** Rows that fit, broken between words; a word wider than a row is broken wherever it must be. At least one row. */
export function wrapPieces(
  pieces: readonly Piece[],
  width: number,
  measure: (text: string) => number,
): Piece[][] {
  const rows: Piece[][] = [[]];
  let used = 0;
  const add = (text: string, isReversed: boolean) => {
    const row = rows.at(-1) ?? [];
    const last = row.at(-1);
    if (last?.isReversed === isReversed) last.text += text;
    else row.push({ text, isReversed });
    used += measure(text);
  };
  const breakRow = () => {
    rows.push([]);
    used = 0;
  };
  for (const { text, isReversed } of pieces) {
    for (const word of wordsOf(text)) {
      if (word === '\n') {
        breakRow();
        continue;
      }
      const fits = used + measure(word) <= width;
      if (!fits && used > 0) breakRow();
      for (const part of partsThatFit(used === 0 ? word.trimStart() : word, width, measure)) {
        if (used + measure(part) > width && used > 0) breakRow();
        add(part, isReversed);
      }
    }
  }
  return rows;
}

/** Words with the space before them, and line ends. */
function wordsOf(text: string): string[] {
  return text.split('\n').flatMap((line, index) => [
    ...(index > 0 ? ['\n'] : []),
    ...line
      .split(' ')
      .map((word, at) => (at > 0 ? ` ${word}` : word))
      .filter((word) => word !== ''),
  ]);
}

function partsThatFit(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return part === '' ? parts : [...parts, part];
}
