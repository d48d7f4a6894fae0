import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Certificate } from './certificate.ts';

/** What a proxy says of whom it asks for; whatever the caller said there is not repeated. */
const forwarded = (headers: IncomingHttpHeaders, address: string | undefined) => ({
  ...headers,
  'x-forwarded-for': address ?? '',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': headers.host ?? '',
});

/** Stands before a server in production as Caddy does: TLS ends here, the server is told who asked and how. */
export async function startTlsProxy(
  behind: string,
  { key, cert }: Certificate,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const { hostname, port } = new URL(behind);
  const server = createServer({ key, cert }, (request, answer) => {
    const headers = forwarded(request.headers, request.socket.remoteAddress);
    const { url: path, method } = request;
    const passed = ask({ hostname, port, path, method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  const sockets = new Set<Duplex>();
  server.on('upgrade', (request, guest, head) => {
    const inside = connect(Number(port), hostname);
    const headers = forwarded(request.headers, request.socket.remoteAddress);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    inside.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
    inside.write(head);
    for (const [one, other] of [
      [guest, inside],
      [inside, guest],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one) && other.destroy());
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of sockets) socket.destroy();
      }),
  };
}
