import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { CodePage } from '@tallrik/domain/orders/printers';
import type { Bitmap } from '../bitmap.ts';
import { decodeIn } from '../code-page.ts';
import type { Typeface } from '../typeface.ts';
import {
  cutPaper,
  openPrinterLetters,
  PLAIN,
  printPicture,
  printRow,
  type Look,
  type SetLetter,
} from './escpos-paper.ts';

/** What came out of the printer: its rows of text, and how it looks. */
export type PrintedTicket = { rows: string[]; pictures: number; paper: Bitmap };

type Mood =
  | 'WELL'
  | 'NO_PAPER'
  | 'COVER_OPEN'
  /** Prints, and says nothing after it. */
  | 'MUTE'
  /** The cable is pulled in the middle of a ticket. */
  | 'CUT_OFF'
  /** The last of the roll is used up by this very ticket. */
  | 'RUNS_OUT'
  /** Says of itself what nobody asked (flow control, automatic status) while it prints. */
  | 'CHATTY'
  /** The same, and then its power is gone in the middle of the ticket. */
  | 'DYING'
  /** Prints, and says so only when it is let go. */
  | 'HELD'
  /** Prints, says so, and is out of paper after it. */
  | 'LAST_SHEET'
  /** No printer at all: a web server on the same port. */
  | 'WEB_SERVER';

/** XOFF, and the four bytes of an automatic status: offline. */
const CHATTER = Uint8Array.of(0x13, 0x18, 0x00, 0x00, 0x00);

export type EscposStandIn = {
  host: string;
  port: number;
  /** Tickets that were cut off, oldest first. */
  tickets: () => PrintedTicket[];
  /** Everything ever sent to it. */
  received: () => Buffer;
  set: (mood: Mood) => void;
  /** How many wait for its word, in the mood for that. */
  held: () => number;
  /** They hear that it is printed, or only that the line is gone. */
  letGo: (how: 'PRINTED' | 'GONE') => void;
  close: () => Promise<void>;
};

const PAGES: Readonly<Record<number, CodePage>> = { 0: 'ASCII', 16: 'WPC1252', 48: 'WPC1254' };

/** An ESC/POS printer on a port of this machine: it obeys, answers and keeps what it has printed. */
export async function openEscposStandIn(width = 576): Promise<EscposStandIn> {
  const letters = await openPrinterLetters();
  const tickets: PrintedTicket[] = [];
  const received: Buffer[] = [];
  const sockets = new Set<Socket>();
  let held: Socket[] = [];
  let mood: Mood = 'WELL';

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let unread = Buffer.alloc(0);
    const page = openPage(width, letters, (ticket) => tickets.push(ticket));
    socket.on('data', (bytes) => {
      received.push(bytes);
      unread = Buffer.concat([unread, bytes]);
      for (let length = commandLength(unread); length !== null; length = commandLength(unread)) {
        const command = unread.subarray(0, length);
        unread = unread.subarray(length);
        const isTicket = command[0] !== 0x10 && !isSetting(command);
        if (mood === 'WEB_SERVER') {
          socket.write('HTTP/1.1 400 Bad Request\r\n\r\n');
          continue;
        }
        if (isTicket && mood === 'CUT_OFF') return socket.destroy();
        if (isTicket && mood === 'DYING') return socket.end(CHATTER);
        if (isTicket && mood === 'CHATTY') socket.write(CHATTER);
        if (mood === 'HELD' && isEndQuery(command)) {
          held.push(socket);
          continue;
        }
        const answer = statusOf(command, mood);
        if (answer !== null) socket.write(Uint8Array.of(answer));
        else if (isTicket) page.obey(command);
        if (mood === 'LAST_SHEET' && isEndQuery(command)) mood = 'NO_PAPER';
      }
      return undefined;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    tickets: () => [...tickets],
    received: () => Buffer.concat(received),
    set: (now) => {
      mood = now;
    },
    held: () => held.length,
    letGo: (how) => {
      for (const socket of held) {
        if (how === 'PRINTED') socket.write(Uint8Array.of(0));
        else socket.destroy();
      }
      held = [];
    },
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}

/** `GS a`: what it says unasked from now on. */
const isSetting = (command: Buffer): boolean => command[0] === 0x1d && command[1] === 0x61;
/** `GS r`: answered after all that came before it. */
const isEndQuery = (command: Buffer): boolean => command[0] === 0x1d && command[1] === 0x72;

/** What it answers to a question; null for what is none, and when it says nothing. */
function statusOf(command: Buffer, mood: Mood): number | null {
  const isOut = mood === 'NO_PAPER';
  const isOpen = mood === 'COVER_OPEN';
  if (command[0] === 0x10) {
    if (command[2] === 1) return 0x12 | (isOut || isOpen ? 0x08 : 0);
    if (command[2] === 2) return 0x12 | (isOpen ? 0x04 : 0) | (isOut ? 0x20 : 0);
    return 0x12 | (isOut ? 0x60 : 0);
  }
  if (isEndQuery(command)) {
    if (mood === 'MUTE') return null;
    return mood === 'RUNS_OUT' ? 0x0c : 0;
  }
  return null;
}

/** How many bytes the first command or run of letters takes; null while it has not wholly come. */
function commandLength(bytes: Buffer): number | null {
  const [first, second] = bytes;
  if (first === undefined) return null;
  if (first === 0x10) return bytes.length >= 3 ? 3 : null;
  if (first === 0x0a) return 1;
  if (first === 0x1b) {
    if (second === undefined) return null;
    const length = second === 0x40 ? 2 : 3;
    return bytes.length >= length ? length : null;
  }
  if (first === 0x1d) {
    if (second === undefined) return null;
    if (second === 0x76) {
      if (bytes.length < 8) return null;
      const length = 8 + bytes.readUInt16LE(4) * bytes.readUInt16LE(6);
      return bytes.length >= length ? length : null;
    }
    const length = second === 0x56 ? 4 : 3;
    return bytes.length >= length ? length : null;
  }
  const end = bytes.findIndex((byte) => byte < 0x20);
  return end === -1 ? null : end;
}

function openPage(width: number, letters: Typeface, onCut: (ticket: PrintedTicket) => void) {
  let rows: string[] = [];
  let paper: Bitmap[] = [];
  let pictures = 0;
  let line: SetLetter[] = [];
  let codePage: CodePage = 'ASCII';
  let look: Look = PLAIN;
  const set = (change: Partial<Look>) => {
    look = { ...look, ...change };
  };

  function afterEscape(command: Buffer) {
    const value = command[2] ?? 0;
    if (command[1] === 0x40) look = PLAIN;
    else if (command[1] === 0x74) codePage = PAGES[value] ?? 'ASCII';
    else if (command[1] === 0x61) set({ isCentred: value === 1 });
    else if (command[1] === 0x45) set({ isBold: value === 1 });
    else if (command[1] === 0x2d) set({ isUnderlined: value === 1 });
    else throw new Error(`The stand-in does not know ${command.toString('hex')}`);
  }

  function afterGroup(command: Buffer) {
    const value = command[2] ?? 0;
    if (command[1] === 0x21) set({ wide: (value >> 4) + 1, high: (value & 0x0f) + 1 });
    else if (command[1] === 0x42) set({ isReversed: value === 1 });
    else if (command[1] === 0x76) {
      pictures += 1;
      paper.push(printPicture(command.subarray(8), command.readUInt16LE(4), width));
    } else if (command[1] === 0x56) {
      onCut({ rows, pictures, paper: cutPaper(paper, width) });
      rows = [];
      paper = [];
      pictures = 0;
    } else if (command[1] !== 0x72)
      throw new Error(`The stand-in does not know ${command.toString('hex')}`);
  }

  return {
    obey: (command: Buffer) => {
      if (command[0] === 0x1b) afterEscape(command);
      else if (command[0] === 0x1d) afterGroup(command);
      else if (command[0] === 0x0a) {
        rows.push(line.map(({ letter }) => letter).join(''));
        paper.push(printRow(line, width, letters));
        line = [];
      } else {
        const set = look;
        line.push(...[...decodeIn(codePage, command)].map((letter) => ({ letter, look: set })));
      }
    },
  };
}
