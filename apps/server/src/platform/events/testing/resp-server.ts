import { createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * As much of Redis as we use, over the real protocol (RESP 2): for tests on machines without one.
 * With `REDIS_SERVER`, which `npm test` finds or installs, the same tests run against a real Redis or Valkey.
 */
export async function startRespServer(nowMs: () => number, port = 0) {
  const values = new Map<string, { value: number; expiresAt: number }>();
  const channels = new Map<string, Set<Socket>>();
  const sockets = new Set<Socket>();
  const alive = (key: string) => {
    const found = values.get(key);
    return found && found.expiresAt > nowMs() ? found : undefined;
  };

  function answer(socket: Socket, [name = '', ...words]: string[]): string {
    const [first = '', second = ''] = words;
    switch (name.toUpperCase()) {
      case 'PING':
        return channelsOf(socket) > 0 ? array(['pong', '']) : '+PONG\r\n';
      case 'CLIENT':
        return '+OK\r\n';
      case 'SUBSCRIBE': {
        // A client that comes back names all its channels at once.
        const answers = words.map((channel) => {
          channels.set(channel, (channels.get(channel) ?? new Set()).add(socket));
          return `*3\r\n${bulk('subscribe')}${bulk(channel)}:${channelsOf(socket)}\r\n`;
        });
        return answers.join('');
      }
      case 'PUBLISH': {
        const listeners = channels.get(first) ?? new Set();
        for (const listener of listeners)
          listener.write(array(['message', first, second]), 'latin1');
        return `:${listeners.size}\r\n`;
      }
      case 'SET': {
        if (alive(first)) return '$-1\r\n';
        values.set(first, { value: Number(second), expiresAt: nowMs() + Number(words[3]) });
        return '+OK\r\n';
      }
      case 'INCR':
      case 'DECR': {
        const found = alive(first) ?? { value: 0, expiresAt: Infinity };
        const value = found.value + (name.toUpperCase() === 'INCR' ? 1 : -1);
        values.set(first, { ...found, value });
        return `:${value}\r\n`;
      }
      case 'PTTL':
        return `:${Math.ceil((alive(first)?.expiresAt ?? nowMs()) - nowMs())}\r\n`;
      default:
        return `-ERR unknown command '${name}'\r\n`;
    }
  }
  const channelsOf = (socket: Socket) =>
    [...channels.values()].filter((listeners) => listeners.has(socket)).length;

  const server = createServer((socket) => {
    sockets.add(socket);
    let waiting = '';
    let batch: string[] | null = null;
    socket.on('data', (data) => {
      // One character per byte: lengths in the protocol are bytes.
      waiting += data.toString('latin1');
      for (;;) {
        const read = readCommand(waiting);
        if (!read) return;
        waiting = waiting.slice(read.length);
        const name = (read.words[0] ?? '').toUpperCase();
        if (name === 'MULTI') {
          batch = [];
          socket.write('+OK\r\n');
        } else if (name === 'EXEC' && batch) {
          socket.write(`*${batch.length}\r\n${batch.join('')}`, 'latin1');
          batch = null;
        } else if (batch) {
          batch.push(answer(socket, read.words));
          socket.write('+QUEUED\r\n');
        } else {
          socket.write(answer(socket, read.words), 'latin1');
        }
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      for (const listeners of channels.values()) listeners.delete(socket);
    });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every connection breaks, as when Redis restarts. */
    cutConnections: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

const bulk = (text: string) => `$${text.length}\r\n${text}\r\n`;
const array = (words: string[]) => `*${words.length}\r\n${words.map(bulk).join('')}`;

/** One command from the front of the text, or null while it is not all there. */
function readCommand(text: string): { words: string[]; length: number } | null {
  const count = /^\*(\d+)\r\n/.exec(text);
  if (!count) return null;
  let at = count[0].length;
  const words: string[] = [];
  for (let index = 0; index < Number(count[1]); index += 1) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (!size) return null;
    at += size[0].length;
    const end = at + Number(size[1]);
    if (text.length < end + 2) return null;
    words.push(text.slice(at, end));
    at = end + 2;
  }
  return { words, length: at };
}
