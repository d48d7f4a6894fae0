import type { CodePage, PrinterPaper } from '@tallrik/domain/orders/printers';
import type { PrinterState } from '@tallrik/domain/orders/print-queue';
import type { TicketLine } from '@tallrik/domain/orders/ticket';

export type NetworkPrinter = {
  host: string;
  port: number;
  paper: PrinterPaper;
  codePage: CodePage;
};

/**
 * PRINTED: the printer has said so, and how it is after it. CALLED_OFF: `onSending` said no. NOT_SENT: not a byte of the ticket left this machine.
 * UNACKNOWLEDGED: it may be on paper, or half of it; whoever sends it again has to say so on it.
 */
export type PrintOutcome =
  | { kind: 'PRINTED'; state: PrinterState }
  | { kind: 'CALLED_OFF' }
  | { kind: 'NOT_SENT' | 'UNACKNOWLEDGED'; state: Exclude<PrinterState, 'OK'> };

export type PrinterPort = {
  /**
   * Prints one ticket. `onSending` is awaited before its first byte leaves: what must be known after a power failure is
   * written down there, and whoever has called the ticket off meanwhile is heard: false sends nothing. Never throws for a
   * printer's sake, only when `onSending` does.
   */
  print: (
    printer: NetworkPrinter,
    lines: readonly TicketLine[],
    onSending: () => Promise<boolean>,
  ) => Promise<PrintOutcome>;
  /** How it is, without a letter on its paper. */
  look: (printer: Pick<NetworkPrinter, 'host' | 'port'>) => Promise<PrinterState>;
};
