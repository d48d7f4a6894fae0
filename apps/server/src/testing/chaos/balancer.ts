import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Nobody is there: the question was never heard, and another server may be asked. */
const isRefused = (error: Error): boolean => 'code' in error && error.code === 'ECONNREFUSED';

/** Stands before several servers and asks one after the other, as the proxies in `deploy/` do. */
export async function startBalancer(ports: readonly number[]) {
  let turn = 0;

  async function forward(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    turn += 1;
    ask(request, body, answer, 0);
  }

  function ask(
    incoming: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
    tries: number,
  ): void {
    const port = ports[(turn + tries) % ports.length];
    const passed = request(
      {
        host: '127.0.0.1',
        port,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(answer);
        // Killed in the middle of its answer: whoever waits must hear of it.
        found.once('error', () => answer.destroy());
      },
    );
    passed.once('error', (error) => {
      if (isRefused(error) && tries + 1 < ports.length) ask(incoming, body, answer, tries + 1);
      else if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    passed.end(body);
  }

  const server = createServer((request, answer) => {
    forward(request, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
