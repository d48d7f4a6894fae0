import { Buffer } from 'node:buffer';
import type { CodePage, PrinterPaper } from '@tallrik/domain/orders/printers';
import type { TicketLine } from '@tallrik/domain/orders/ticket';
import type { Bitmap } from './bitmap.ts';
import { CODE_PAGE_NUMBERS, encodeIn } from './code-page.ts';
import { DOTS, drawTicketLine } from './draw-ticket.ts';
import type { Typeface } from './typeface.ts';
import { wrapPieces } from './wrap-pieces.ts';

const ESC = 0x1b;
const GS = 0x1d;
/** Font A: 12 dots to a letter. */
const LETTER_DOTS = 12;

type TextLook = {
  /** How many times as wide and as high. */
  wide: number;
  high: number;
  isBold?: boolean;
  isCentred?: boolean;
  isReversed?: boolean;
  isUnderlined?: boolean;
};

/** Lines in the printer's own letters. What has a frame is always a picture, and so is a rule. */
const LOOKS: Partial<Record<TicketLine['kind'], TextLook>> = {
  HEADING: { wide: 2, high: 2, isBold: true, isCentred: true, isReversed: true },
  NUMBER: { wide: 4, high: 4, isBold: true, isCentred: true },
  PLACE: { wide: 2, high: 2, isBold: true, isCentred: true },
  GUEST: { wide: 2, high: 2, isBold: true, isCentred: true },
  TIME: { wide: 1, high: 2, isBold: true, isCentred: true },
  STATION: { wide: 1, high: 2, isBold: true, isCentred: true },
  DISH: { wide: 2, high: 2, isBold: true },
  ADDED: { wide: 1, high: 2 },
  REMOVED: { wide: 1, high: 2, isBold: true, isUnderlined: true },
  MORE: { wide: 1, high: 1 },
  ALLERGENS: { wide: 1, high: 1 },
  PAYMENT: { wide: 2, high: 2, isBold: true, isCentred: true },
  ORIGIN: { wide: 1, high: 1, isCentred: true },
};

/** What an ESC/POS printer is sent for one ticket: initialise, text and pictures, cut. */
export function escposTicket(
  lines: readonly TicketLine[],
  printer: { paper: PrinterPaper; codePage: CodePage },
  typeface: Typeface,
): Buffer {
  const width = DOTS[printer.paper];
  return Buffer.concat([
    Buffer.of(ESC, 0x40, ESC, 0x74, CODE_PAGE_NUMBERS[printer.codePage]),
    ...lines.map(
      (line) =>
        textOf(line, width, printer.codePage) ?? pictureOf(drawTicketLine(line, width, typeface)),
    ),
    // Fed past the cutter, then cut but for one point: a ticket that falls is a ticket on the floor.
    Buffer.of(GS, 0x56, 0x42, 0x00),
  ]);
}

function textOf(line: TicketLine, width: number, page: CodePage): Buffer | null {
  const look = LOOKS[line.kind];
  if (!look || !('text' in line)) return null;
  const columns = Math.floor(width / (LETTER_DOTS * look.wide));
  const lead = leadOf(line);
  const rows = wrapPieces(
    [{ text: line.text, isReversed: false }],
    columns - lead.length,
    (text) => [...text].length,
  ).map((row) => row.map(({ text }) => text).join(''));
  const encoded = rows.map((row) => encodeIn(page, row));
  const leads = [lead, ' '.repeat(lead.length)].map((text) => encodeIn(page, text));
  if (![...encoded, ...leads].every((bytes) => bytes !== null)) return null;
  return Buffer.concat([
    ...encoded.flatMap((row, index) => [
      // What stands before it is not underlined: a line under nothing looks like a rule.
      switches({ ...look, isUnderlined: false }, true),
      leads[Math.min(index, 1)] ?? Buffer.alloc(0),
      switches(look, true),
      row ?? Buffer.alloc(0),
      Buffer.of(0x0a),
    ]),
    switches(look, false),
  ]);
}

/** What stands before a line, and its width before each further row of it. */
function leadOf(line: TicketLine): string {
  if (line.kind === 'DISH') return `${line.quantity} `;
  return line.kind === 'ADDED' || line.kind === 'REMOVED' ? '      ' : '';
}

const switches = (look: TextLook, isOn: boolean): Buffer => {
  const bit = (wanted: boolean | undefined) => (isOn && wanted ? 1 : 0);
  const size = isOn ? ((look.wide - 1) << 4) | (look.high - 1) : 0;
  return Buffer.of(
    ESC,
    0x61,
    bit(look.isCentred),
    GS,
    0x21,
    size,
    ESC,
    0x45,
    bit(look.isBold),
    ESC,
    0x2d,
    bit(look.isUnderlined),
    GS,
    0x42,
    bit(look.isReversed),
  );
};

/** `GS v 0`: the oldest way to send a picture, and the one every printer knows. */
function pictureOf({ bytes, bytesPerRow, height }: Bitmap): Buffer {
  return Buffer.concat([
    Buffer.of(GS, 0x76, 0x30, 0, bytesPerRow & 0xff, bytesPerRow >> 8, height & 0xff, height >> 8),
    bytes,
  ]);
}
