import { createServer, request as ask } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** What a deploy changes: the worker's file, and what pages say about it. */
export type Deployed = {
  worker?: (built: string) => string;
  /** In two pieces, the second is a while on its way. */
  page?: (html: string) => string | [string, string];
  /** Poor data: scripts come when this is settled, and the browser keeps none of them for the next page. */
  scripts?: Promise<void>;
};

/** Long enough for a slow phone to have the styles, and to draw what it has. */
const PAUSE_MS = 1_500;

export type FrontServer = {
  origin: string;
  deploy: (deployed: Deployed) => void;
  stop: () => Promise<void>;
};

/**
 * Stands before the server under test and answers as its next version would: a browser looks for a new worker
 * past everything a test could put in between.
 */
export async function startFrontServer(behind: string, first: Deployed): Promise<FrontServer> {
  let deployed = first;
  const { hostname, port } = new URL(behind);
  const server = createServer((request, answer) => {
    const isWorker = request.url?.endsWith('/service-worker.js') ?? false;
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const passed = ask(
      { hostname, port, path: request.url, method: request.method, headers },
      (found) => {
        const isPage = found.headers['content-type']?.startsWith('text/html') ?? false;
        const isScript =
          request.url?.startsWith('/assets/') === true && request.url.endsWith('.js');
        if (isScript && deployed.scripts !== undefined) {
          void deployed.scripts.then(() => {
            answer.writeHead(found.statusCode ?? 502, {
              ...found.headers,
              'cache-control': 'no-store',
            });
            found.pipe(answer);
          });
          return;
        }
        const change = isWorker ? deployed.worker : isPage ? deployed.page : undefined;
        if (change === undefined) {
          answer.writeHead(found.statusCode ?? 502, found.headers);
          found.pipe(answer);
          return;
        }
        const parts: Buffer[] = [];
        found.on('data', (part: Buffer) => parts.push(part));
        found.on('end', () => {
          const { 'content-length': _, ...cached } = found.headers;
          answer.writeHead(found.statusCode ?? 502, cached);
          const [first, second] = [change(Buffer.concat(parts).toString('utf8'))].flat();
          answer.write(first ?? '');
          if (second === undefined) answer.end();
          else setTimeout(() => answer.end(second), PAUSE_MS);
        });
      },
    );
    passed.on('error', () => answer.destroy());
    request.pipe(passed);
  });
  const sockets = new Set<Duplex>();
  server.on('upgrade', (request, guest, head) => {
    const behindIt = connect(Number(port), hostname);
    const names = request.rawHeaders.map((text, at) => text + (at % 2 === 0 ? ': ' : '\r\n'));
    behindIt.write(`${request.method} ${request.url} HTTP/1.1\r\n${names.join('')}\r\n`);
    behindIt.write(head);
    for (const [one, other] of [
      [guest, behindIt],
      [behindIt, guest],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one) && other.destroy());
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (next) => {
      deployed = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of sockets) socket.destroy();
      }),
  };
}
