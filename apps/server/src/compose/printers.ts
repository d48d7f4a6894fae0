import { pdfFonts } from '../platform/pdf/fonts.ts';
import type { PrintersPort } from '../features/orders/printing/module.ts';
import { makeEscposPrinter } from '../providers/printer/escpos-printer.ts';
import { emojiFont } from '../providers/printer/fonts.ts';
import { makeTicketRenderer } from '../providers/printer/ticket-renderer.ts';
import { reachOfServer, type ReachConfig } from './printer-reach.ts';

export function composePrinters(config: ReachConfig): PrintersPort {
  const reach = reachOfServer(config);
  const renderer = makeTicketRenderer(async () => ({
    ...pdfFonts(),
    emoji: await emojiFont(),
  }));
  const { print, look } = makeEscposPrinter({ render: renderer.escpos, reach });
  return { print, look, render: renderer.png, reach };
}
