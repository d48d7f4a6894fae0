import type { PrinterPaper } from '@tallrik/domain/orders/printers';
import type { TicketLine } from '@tallrik/domain/orders/ticket';
import {
  fillBox,
  invertBox,
  makeBitmap,
  stackBitmaps,
  strokeBox,
  type Bitmap,
  type Box,
} from './bitmap.ts';
import type { TextStyle, Typeface } from './typeface.ts';
import { wrapPieces, type Piece } from './wrap-pieces.ts';

/** Dots of the print head, at 8 to a millimetre, less what it does not reach on either side. */
export const DOTS: Readonly<Record<PrinterPaper, number>> = { 58: 384, 80: 576 };

type LineStyle = TextStyle & {
  align: 'CENTRE' | 'START';
  /** Room above and below, in dots. */
  room: number;
  isReversed?: boolean;
  isUnderlined?: boolean;
  isFramed?: boolean;
};

const LARGE = { isBold: true, align: 'CENTRE', room: 4 } as const;
const START = { align: 'START', room: 3 } as const;

/** How each line looks: readable at arm's length, and what must not be overlooked in black. */
const STYLES: Readonly<Record<Exclude<TicketLine['kind'], 'RULE'>, LineStyle>> = {
  HEADING: { ...LARGE, size: 40, room: 6, isReversed: true },
  NUMBER: { ...LARGE, size: 112 },
  PLACE: { ...LARGE, size: 46 },
  GUEST: { ...LARGE, size: 42 },
  TIME: { ...LARGE, size: 36 },
  STATION: { ...LARGE, size: 32 },
  DISH: { ...START, size: 42, isBold: true, room: 5 },
  ADDED: { ...START, size: 34, isBold: false },
  REMOVED: { ...START, size: 36, isBold: true, isUnderlined: true },
  MORE: { ...START, size: 28, isBold: false },
  ALLERGENS: { ...START, size: 30, isBold: false },
  COMMENT: { ...START, size: 34, isBold: true, isFramed: true, room: 8 },
  CHECK: { ...START, size: 34, isBold: true, isFramed: true, room: 8 },
  PAYMENT: { ...LARGE, size: 42, room: 8 },
  ORIGIN: { size: 24, isBold: false, align: 'CENTRE', room: 6 },
};

const RULE = { height: 17, thickness: 3 };
const FRAME = { thickness: 3, padding: 10 };
/** A narrow roll has smaller letters, so that a dish is still one or two lines. */
const sizeOn = (width: number, size: number): number =>
  width < DOTS[80] ? Math.round(size * 0.8) : size;
/** The highest and lowest a letter of the fonts reaches, as shares of its size. */
const ASCENT = 1.02;
const DESCENT = 0.3;

/** One line of a ticket as a picture; its text may take several rows. */
export function drawTicketLine(line: TicketLine, width: number, typeface: Typeface): Bitmap {
  if (line.kind === 'RULE') {
    const rule = makeBitmap(width, RULE.height);
    fillBox(rule, { x: 0, y: 7, width, height: RULE.thickness });
    return rule;
  }
  const style = STYLES[line.kind];
  const text: TextStyle = { size: sizeOn(width, style.size), isBold: style.isBold };
  const measure = (words: string) => typeface.widthOf(words, text);
  const inset = style.isFramed ? FRAME.thickness + FRAME.padding : 0;
  const left = inset + indentOf(line, measure);
  const rows = wrapPieces(piecesOf(line), width - left - inset, measure);
  const rowHeight = Math.ceil(text.size * (ASCENT + DESCENT));
  const height =
    rows.length * rowHeight + 2 * style.room + 2 * (style.isFramed ? FRAME.padding : 0);
  const bitmap = makeBitmap(width, height);
  const top = style.room + (style.isFramed ? FRAME.padding : 0);

  rows.forEach((row, index) => {
    const rowWidth = row.reduce((sum, { text: words }) => sum + measure(words), 0);
    const y = top + index * rowHeight;
    const baseline = y + Math.ceil(text.size * ASCENT);
    let x = style.align === 'CENTRE' ? Math.max(0, Math.floor((width - rowWidth) / 2)) : left;
    if (line.kind === 'DISH' && index === 0)
      typeface.draw(bitmap, line.quantity, text, 0, baseline);
    if (style.isUnderlined) fillBox(bitmap, { x, y: baseline + 5, width: rowWidth, height: 3 });
    for (const piece of row) {
      const box = { x, y: y + 2, width: measure(piece.text), height: rowHeight - 2 };
      typeface.draw(bitmap, piece.text, text, x, baseline);
      if (piece.isReversed) invertBox(bitmap, inkOf(box, piece.text, measure));
      x += box.width;
    }
  });
  if (style.isReversed) invertBox(bitmap, { x: 0, y: 2, width, height: height - 4 });
  if (style.isFramed)
    strokeBox(
      bitmap,
      { x: 0, y: style.room / 2, width, height: height - style.room },
      FRAME.thickness,
    );
  return bitmap;
}

/** The space before a word is no part of what is set in reverse. */
function inkOf(box: Box, text: string, measure: (words: string) => number): Box {
  const before = measure(text.slice(0, text.length - text.trimStart().length));
  return { ...box, x: box.x + before - 2, width: box.width - before + 4 };
}

/** What a dish's title and its options stand to the right of. */
function indentOf(line: TicketLine, measure: (words: string) => number): number {
  if (line.kind === 'DISH') return Math.max(measure('2× '), measure(`${line.quantity} `));
  return line.kind === 'ADDED' || line.kind === 'REMOVED' ? measure('2×  ') : 0;
}

const piecesOf = (line: Exclude<TicketLine, { kind: 'RULE' }>): Piece[] =>
  line.kind === 'COMMENT'
    ? line.pieces.map(({ text, isAllergy }) => ({ text, isReversed: isAllergy }))
    : [{ text: line.text, isReversed: false }];

/** Blank paper after the last line: the cutter sits above the print head. */
const TAIL = 24;

/** The whole ticket as one picture. */
export function drawTicket(
  lines: readonly TicketLine[],
  paper: PrinterPaper,
  typeface: Typeface,
): Bitmap {
  const width = DOTS[paper];
  return stackBitmaps([
    ...lines.map((line) => drawTicketLine(line, width, typeface)),
    makeBitmap(width, TAIL),
  ]);
}
