import { Buffer } from 'node:buffer';
import {
  fillBox,
  invertBox,
  isDark,
  makeBitmap,
  setDot,
  stackBitmaps,
  type Bitmap,
} from '../bitmap.ts';
import { openTypeface, type Typeface } from '../typeface.ts';
import mono from './fonts/NotoSansMono-Regular.ttf?inline';
import monoBold from './fonts/NotoSansMono-Bold.ttf?inline';

/** Letters of a printer's own: 12 by 24 dots. */
const CELL = { width: 12, height: 24, size: 20, baseline: 19 };

export type Look = {
  wide: number;
  high: number;
  isBold: boolean;
  isUnderlined: boolean;
  isReversed: boolean;
  isCentred: boolean;
};
export const PLAIN: Look = {
  wide: 1,
  high: 1,
  isBold: false,
  isUnderlined: false,
  isReversed: false,
  isCentred: false,
};

const bytesOf = (dataUrl: string): Buffer =>
  Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** The letters inside the printer. */
export const openPrinterLetters = (): Promise<Typeface> =>
  openTypeface({ regular: bytesOf(mono), bold: bytesOf(monoBold), emoji: bytesOf(mono) });

/** A letter and how it was set. */
export type SetLetter = { letter: string; look: Look };

/** One row of text as the head prints it: letters in cells, made larger by repeating dots. */
export function printRow(row: readonly SetLetter[], width: number, letters: Typeface): Bitmap {
  const high = Math.max(1, ...row.map(({ look }) => look.high));
  const paper = makeBitmap(width, CELL.height * high + 6);
  const used = row.reduce((sum, { look }) => sum + CELL.width * look.wide, 0);
  let x = row[0]?.look.isCentred ? Math.max(0, Math.floor((width - used) / 2)) : 0;
  for (const { letter, look } of row) {
    printLetter(paper, letter, look, x, letters);
    x += CELL.width * look.wide;
  }
  return paper;
}

function printLetter(paper: Bitmap, letter: string, look: Look, x: number, letters: Typeface) {
  const cell = { width: CELL.width * look.wide, height: CELL.height * look.high };
  const small = makeBitmap(CELL.width, CELL.height);
  letters.draw(small, letter, { size: CELL.size, isBold: look.isBold }, 0, CELL.baseline);
  for (let dy = 0; dy < cell.height; dy += 1)
    for (let dx = 0; dx < cell.width; dx += 1)
      if (isDark(small, Math.floor(dx / look.wide), Math.floor(dy / look.high)))
        setDot(paper, x + dx, dy);
  if (look.isUnderlined) fillBox(paper, { x, y: cell.height - 1, width: cell.width, height: 2 });
  if (look.isReversed) invertBox(paper, { x, y: 0, width: cell.width, height: cell.height + 2 });
}

/** A picture as it was sent, on the paper's width. */
export function printPicture(bytes: Uint8Array, bytesPerRow: number, width: number): Bitmap {
  const height = bytes.length / bytesPerRow;
  const picture = makeBitmap(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (((bytes[y * bytesPerRow + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0)
        setDot(picture, x, y);
  return picture;
}

export const cutPaper = (rows: readonly Bitmap[], width: number): Bitmap =>
  stackBitmaps([makeBitmap(width, 16), ...rows, makeBitmap(width, 32)]);
