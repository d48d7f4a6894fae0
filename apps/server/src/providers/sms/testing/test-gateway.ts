import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

export const GATEWAY_TOKEN = 'gateway-token';

/** SILENT takes the message and never answers: the case in which nobody knows whether it was sent. */
export type GatewayFault = { status: number; location?: string } | 'SILENT' | 'HANG_UP';

/** A gateway on loopback as vendors run them: bearer token, JSON, one message per key, and bad days on demand. */
export async function openTestGateway() {
  const delivered: { to: string; from: string; text: string }[] = [];
  const keys = new Set<string>();
  const faults: GatewayFault[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request);
    const key = String(request.headers['idempotency-key']);
    if (request.headers.authorization !== `Bearer ${GATEWAY_TOKEN}`) {
      response.writeHead(401).end();
      return;
    }
    if (request.method !== 'POST') {
      response.writeHead(405).end();
      return;
    }
    const body = JSON.parse(text) as Record<string, string>;
    const fault = faults.shift();
    if (fault === 'HANG_UP') {
      request.socket.destroy();
      return;
    }
    if (fault !== undefined && fault !== 'SILENT') {
      const location = fault.location === undefined ? {} : { location: fault.location };
      response.writeHead(fault.status, location).end('{"ok":false}');
      return;
    }
    if (!keys.has(key)) {
      keys.add(key);
      delivered.push({ to: body['to'] ?? '', from: body['from'] ?? '', text: body['text'] ?? '' });
    }
    if (fault === undefined) response.writeHead(202).end('{"ok":true}');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    delivered: () => [...delivered],
    failNext: (...next: GatewayFault[]) => faults.push(...next),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
