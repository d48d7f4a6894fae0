import { createServer } from 'node:http';

export type WaitingRoom = { close: () => Promise<void> };

/**
 * Answers while the neighbours are away: alive, so that nobody kills the process, and not ready, so that nobody sends
 * a guest. Closed before the doors open, on the same port.
 */
export async function openWaitingRoom(
  { host, port }: { host: string; port: number },
  reason: string,
): Promise<WaitingRoom> {
  const server = createServer((request, reply) => {
    const isAlive = request.url === '/healthz';
    reply.writeHead(isAlive ? 200 : 503, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      connection: 'close',
      ...(!isAlive && { 'retry-after': '5' }),
    });
    reply.end(JSON.stringify({ status: isAlive ? 'ok' : reason }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
