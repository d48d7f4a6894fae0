import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Arrived = { path: string; query: Record<string, string>; origin: string | undefined };

/** Stands for a company's analytics service, and counts what arrives. */
export async function startAnalyticsStandIn() {
  const arrived: Arrived[] = [];
  const server = createServer((request, answer) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    arrived.push({
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      origin: request.headers.origin,
    });
    answer.writeHead(204, { 'set-cookie': '_pk_id=1; Path=/' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
