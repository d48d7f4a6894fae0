import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export type TicketPrinter = {
  host: string;
  port: number;
  /** All that was ever sent to it, read as letters. */
  paper: () => string;
  close: () => Promise<void>;
};

/** DLE EOT 1, 2 and 4, and GS r 1. */
const ASKS = ['\u0010\u0004\u0001', '\u0010\u0004\u0002', '\u0010\u0004\u0004'];
const ASK_IN_TURN = '\u001dr\u0001';
const WELL = 0x12;
const PRINTED = 0x00;

const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** A printer of the network that is always well. The tests of the server have a better one, which needs Vite for its letters. */
export async function openTicketPrinter(): Promise<TicketPrinter> {
  const sockets = new Set<Socket>();
  let paper = '';
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.setEncoding('latin1').on('data', (text: string) => {
      paper += text;
      const answers = [
        ...ASKS.flatMap((ask) => Array.from({ length: countOf(text, ask) }, () => WELL)),
        ...Array.from({ length: countOf(text, ASK_IN_TURN) }, () => PRINTED),
      ];
      if (answers.length > 0) socket.write(Uint8Array.from(answers));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    paper: () => paper,
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}
