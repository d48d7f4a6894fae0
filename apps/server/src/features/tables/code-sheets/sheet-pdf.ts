import type { AddressSheet, CodeSheet } from '@tallrik/domain/tables/code-sheets';
import { readableOn } from '@tallrik/domain/company/colour';
import { setImmediate as letOthersGo } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { pdfFonts } from '../../../platform/pdf/fonts.ts';
import { CODE, gridOf, layOut, squareOf, STICKER_RADIUS, type Place } from './sheet-layout.ts';

/** A code as it is printed. */
export type PrintedCode = {
  /** What it opens. */
  address: string;
  /** The table's number; null: it is the company's. */
  number: string | null;
};

export type SheetContent = {
  sheet: CodeSheet | AddressSheet;
  company: string;
  /** The brand's; a colour too light for white paper gives way to a dark one. */
  colour: string;
  texts: readonly string[];
  /** The guests' address in letters, for who has no camera. */
  letters: string;
  codes: readonly PrintedCode[];
};

const PAPER = '#ffffff';
const CUT = '#bdbdbd';
/** White around a code, in its own squares: without it readers do not see where it begins. */
const QUIET_ZONE = 4;
const SMALLEST_LETTERS = 4;

type Doc = InstanceType<typeof PDFDocument>;

/** Codes with their words on paper. Nothing of it is a picture: it is as sharp as the printer. */
export async function drawSheet(content: SheetContent): Promise<Buffer> {
  const { paper } = gridOf(content.sheet);
  const doc = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    autoFirstPage: false,
    info: { Title: content.company, Author: content.company },
  });
  const { regular, bold } = pdfFonts();
  doc.registerFont('regular', regular);
  doc.registerFont('bold', bold);
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  let page = -1;
  for (const place of layOut(content.sheet, content.codes.length)) {
    if (place.page !== page) {
      doc.addPage();
      drawCuts(doc, content.sheet);
      page = place.page;
    }
    doc.save();
    if (place.isUpsideDown) doc.rotate(180, { origin: [place.x, place.y] });
    drawPlace(doc, { ...place, isUpsideDown: false }, content);
    doc.restore();
    // 500 codes in one go would keep every guest waiting.
    await letOthersGo();
  }
  doc.end();
  return whole;
}

function drawPlace(doc: Doc, place: Place, content: SheetContent): void {
  const printed = content.codes[place.code];
  if (!printed) return;
  const { scale, x } = place;
  const colour = readableOn([PAPER], [content.colour]);
  const square = squareOf(place);
  drawCode(doc, printed.address, square, colour);
  const most = (content.sheet === 'ROUND' ? 210 : 260) * scale;
  const write = (text: string, top: number, size: number, font: 'regular' | 'bold') =>
    writeLine(doc, text, { x, top, size, most, font, colour });
  write(content.company, square.y - 18 * scale, 17 * scale, 'bold');
  let top = square.y + CODE.size * scale + 2 * scale;
  if (printed.number !== null) {
    write(printed.number, top, 38 * scale, 'bold');
    top += 46 * scale;
  }
  for (const text of content.texts) {
    write(text, top, 14 * scale, 'regular');
    top += 18 * scale;
  }
  write(content.letters, top + 2 * scale, 10 * scale, 'regular');
}

/** Around `x`, as large as it fits. */
function writeLine(
  doc: Doc,
  text: string,
  at: { x: number; top: number; size: number; most: number; font: string; colour: string },
): void {
  doc.font(at.font).fontSize(at.size).fillColor(at.colour);
  const wide = doc.widthOfString(text);
  const size = wide > at.most ? Math.max(SMALLEST_LETTERS, (at.size * at.most) / wide) : at.size;
  doc.fontSize(size).text(text, at.x - at.most, at.top + (at.size - size) / 2, {
    width: 2 * at.most,
    align: 'center',
    lineBreak: false,
  });
}

function drawCode(
  doc: Doc,
  address: string,
  square: { x: number; y: number; size: number },
  colour: string,
): void {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_ZONE });
  const unit = square.size / size;
  for (const [y, row] of data.entries())
    for (let x = 0; x < size; x += 1) {
      let end = x;
      while (row[end]) end += 1;
      if (end > x) doc.rect(square.x + x * unit, square.y + y * unit, (end - x) * unit, unit);
      x = end;
    }
  // All at once: filled one by one, their edges would show as hairlines.
  doc.fill(colour);
}

/** Where to cut and to fold. */
function drawCuts(doc: Doc, sheet: CodeSheet | AddressSheet): void {
  const { paper, columns, rows } = gridOf(sheet);
  const [width, height] = [paper.width / columns, paper.height / rows];
  doc.save().lineWidth(0.5).strokeColor(CUT).dash(3, { space: 3 });
  if (sheet === 'ROUND') {
    for (const { x, y } of layOut(sheet, columns * rows)) doc.circle(x, y, STICKER_RADIUS).stroke();
  } else {
    for (let column = 1; column < columns; column += 1)
      doc
        .moveTo(column * width, 0)
        .lineTo(column * width, paper.height)
        .stroke();
    for (let row = 1; row < rows; row += 1)
      doc
        .moveTo(0, row * height)
        .lineTo(paper.width, row * height)
        .stroke();
  }
  doc.undash().restore();
}
