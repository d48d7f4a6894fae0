import type { Buffer } from 'node:buffer';
import type { CodePage, PrinterPaper } from '@tallrik/domain/orders/printers';
import type { TicketLine } from '@tallrik/domain/orders/ticket';
import { drawTicket } from './draw-ticket.ts';
import { escposTicket } from './escpos-ticket.ts';
import { pngOf } from './png.ts';
import { openTypeface, type FontFiles, type Typeface } from './typeface.ts';

export type TicketRenderer = {
  /** The whole ticket as a picture, for printers that ask for one. */
  png: (lines: readonly TicketLine[], paper: PrinterPaper) => Promise<Buffer>;
  escpos: (
    lines: readonly TicketLine[],
    printer: { paper: PrinterPaper; codePage: CodePage },
  ) => Promise<Buffer>;
};

export function makeTicketRenderer(loadFonts: () => Promise<FontFiles>): TicketRenderer {
  let opening: Promise<Typeface> | null = null;
  const typeface = (): Promise<Typeface> => {
    opening ??= loadFonts()
      .then(openTypeface)
      .catch((error: unknown) => {
        // Kept, one unlucky moment would be the end of all tickets until the next start.
        opening = null;
        throw error;
      });
    return opening;
  };
  return {
    png: async (lines, paper) => pngOf(drawTicket(lines, paper, await typeface())),
    escpos: async (lines, printer) => escposTicket(lines, printer, await typeface()),
  };
}
