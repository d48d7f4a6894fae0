import type { Buffer } from 'node:buffer';
import { connect, type Socket } from 'node:net';
import {
  isPrinterAddress,
  isPrinterPort,
  type PrinterReach,
} from '@tallrik/domain/orders/printer-address';
import type { PrinterState } from '@tallrik/domain/orders/print-queue';
import type { TicketLine } from '@tallrik/domain/orders/ticket';
import type { NetworkPrinter, PrinterPort, PrintOutcome } from './printer-port.ts';

type Trouble = Exclude<PrinterState, 'OK'>;

/** Real-time questions, answered at once: is it online, and if not, why; has it paper. */
const ASK = {
  printer: Uint8Array.of(0x10, 0x04, 1),
  offline: Uint8Array.of(0x10, 0x04, 2),
  paper: Uint8Array.of(0x10, 0x04, 4),
};
/** Answered in its turn, after everything before it has been printed: the acknowledgement of a ticket (D-303). */
const ASK_IN_TURN = Uint8Array.of(0x1d, 0x72, 1);
/** `GS a 0`: says nothing of itself unless it is asked. Some other till may have wished otherwise. */
const BE_QUIET = Uint8Array.of(0x1d, 0x61, 0);

/** The bits that are fixed in each answer tell them apart, from one another and from whatever else is said. */
const isRealTime = (byte: number): boolean => (byte & 0x93) === 0x12;
const isInTurn = (byte: number): boolean => (byte & 0x90) === 0;
/** Unasked: the first of four bytes, whose last three look like an answer in turn. */
const isAutomatic = (byte: number): boolean => (byte & 0x93) === 0x10;
const AFTER_AUTOMATIC = 3;
/** XON and XOFF. */
const isFlowControl = (byte: number): boolean => byte === 0x11 || byte === 0x13;

const PATIENCE = { connectMs: 4_000, statusMs: 3_000, printMs: 20_000 };

/** ESC/POS over TCP, one connection for each ticket: a printer serves several tills, one after the other. */
export function makeEscposPrinter(deps: {
  render: (lines: readonly TicketLine[], printer: NetworkPrinter) => Promise<Buffer>;
  reach: PrinterReach;
  patience?: Partial<typeof PATIENCE>;
}): PrinterPort {
  const patience = { ...PATIENCE, ...deps.patience };
  return {
    print: async (printer, lines, onSending): Promise<PrintOutcome> => {
      const bytes = await deps.render(lines, printer);
      const line = await openLine(printer, deps.reach, patience.connectMs);
      if (!line) return { kind: 'NOT_SENT', state: 'AWAY' };
      try {
        line.send(BE_QUIET);
        const before = await troubleOf(line, patience.statusMs);
        if (before) return { kind: 'NOT_SENT', state: before };
        if (!(await onSending())) return { kind: 'CALLED_OFF' };
        line.send(bytes);
        const end = await line.ask(ASK_IN_TURN, isInTurn, patience.printMs);
        const after = await troubleOf(line, patience.statusMs);
        if (end === null || isPaperGone(end))
          return { kind: 'UNACKNOWLEDGED', state: after ?? 'FAULT' };
        // One that hangs up when it has done its work is not away.
        return { kind: 'PRINTED', state: after === null || after === 'AWAY' ? 'OK' : after };
      } finally {
        line.close();
      }
    },
    look: async (printer): Promise<PrinterState> => {
      const line = await openLine(printer, deps.reach, patience.connectMs);
      if (!line) return 'AWAY';
      try {
        line.send(BE_QUIET);
        return (await troubleOf(line, patience.statusMs)) ?? 'OK';
      } finally {
        line.close();
      }
    },
  };
}

/** Bits 2 and 3 of `GS r 1`: the roll's end. */
const isPaperGone = (status: number): boolean => (status & 0x0c) === 0x0c;

/** Null where it can print. */
async function troubleOf(line: Line, patienceMs: number): Promise<Trouble | null> {
  const printer = await line.ask(ASK.printer, isRealTime, patienceMs);
  if (printer === null) return 'AWAY';
  const paper = await line.ask(ASK.paper, isRealTime, patienceMs);
  if (paper === null) return 'AWAY';
  if ((paper & 0x60) !== 0) return 'PAPER';
  if ((printer & 0x08) === 0) return null;
  const offline = await line.ask(ASK.offline, isRealTime, patienceMs);
  if (offline === null) return 'AWAY';
  if ((offline & 0x04) !== 0) return 'COVER';
  return (offline & 0x20) !== 0 ? 'PAPER' : 'FAULT';
}

type Line = {
  send: (bytes: Uint8Array) => void;
  /** The first byte that comes back and is an answer to it; null when none does. */
  ask: (
    question: Uint8Array,
    isAnswer: (byte: number) => boolean,
    patienceMs: number,
  ) => Promise<number | null>;
  close: () => void;
};

/**
 * Null when nobody is there, or where nobody may be: address and port, always numbers and never names, are judged again
 * now. What was stored may be older than the rule.
 */
async function openLine(
  { host, port }: Pick<NetworkPrinter, 'host' | 'port'>,
  reach: PrinterReach,
  patienceMs: number,
): Promise<Line | null> {
  if (!isPrinterAddress(host, reach) || !isPrinterPort(port, reach)) return null;
  const socket = connect({ host, port, family: 4 });
  const isOpen = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs);
    const settle = (isGood: boolean) => {
      clearTimeout(timer);
      resolve(isGood);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
  if (!isOpen) {
    socket.destroy();
    return null;
  }
  return lineOver(socket);
}

function lineOver(socket: Socket): Line {
  let hear: ((byte: number | null) => void) | null = null;
  let isGone = false;
  let toSkip = 0;
  const listen = (byte: number) => {
    if (toSkip > 0) toSkip -= 1;
    else if (isAutomatic(byte)) toSkip = AFTER_AUTOMATIC;
    else if (!isFlowControl(byte)) hear?.(byte);
  };
  socket.on('data', (bytes) => bytes.forEach(listen));
  const end = () => {
    isGone = true;
    hear?.(null);
  };
  // Without a listener an error of the network ends the process.
  socket.on('error', end);
  socket.on('close', end);
  return {
    send: (bytes) => void socket.write(bytes),
    ask: (question, isAnswer, patienceMs) =>
      new Promise((resolve) => {
        if (isGone) return resolve(null);
        const timer = setTimeout(() => settle(null), patienceMs);
        const settle = (byte: number | null) => {
          clearTimeout(timer);
          hear = null;
          resolve(byte);
        };
        hear = (byte) => {
          // Nothing else can come before the answer of a real-time question: whoever says it is no printer.
          if (byte === null || isAnswer(byte)) settle(byte);
          else if (isAnswer === isRealTime) settle(null);
        };
        socket.write(question);
      }),
    close: () => socket.destroy(),
  };
}
