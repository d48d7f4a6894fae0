import {
  demoReach,
  reachOf,
  TEST_REACH,
  type PrinterReach,
} from '@tallrik/domain/orders/printer-address';
import type { Config } from '../config.ts';
import { invoiceFonts } from '../features/orders/invoices/fonts.ts';
import type { PrintersPort } from '../features/orders/printing/module.ts';
import { makeEscposPrinter } from '../providers/printer/escpos-printer.ts';
import { emojiFont } from '../providers/printer/fonts.ts';
import { makeTicketRenderer } from '../providers/printer/ticket-renderer.ts';

type PrinterConfig = Pick<Config, 'isDemo' | 'environment' | 'networkPrinters'>;

function reachOfServer({ environment, isDemo, networkPrinters }: PrinterConfig): PrinterReach {
  if (environment === 'test') return TEST_REACH;
  return isDemo ? demoReach(networkPrinters) : reachOf(networkPrinters);
}

export function composePrinters(config: PrinterConfig): PrintersPort {
  const reach = reachOfServer(config);
  const renderer = makeTicketRenderer(async () => ({
    ...invoiceFonts(),
    emoji: await emojiFont(),
  }));
  const { print } = makeEscposPrinter({ render: renderer.escpos, reach });
  return { print, render: renderer.png, reach };
}
