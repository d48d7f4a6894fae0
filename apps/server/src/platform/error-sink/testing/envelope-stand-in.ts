import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Envelope = {
  path: string;
  auth: string;
  header: Record<string, unknown>;
  item: { type: string; length: number; [field: string]: unknown };
  payload: Record<string, unknown>;
};

/** Takes envelopes as Sentry does, and refuses what is none. */
export async function startEnvelopeStandIn() {
  const envelopes: Envelope[] = [];
  let status = 200;
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const [header = '', item = '', payload = ''] = Buffer.concat(parts).toString().split('\n');
      const envelope: Envelope = {
        path: request.url ?? '',
        auth: String(request.headers['x-sentry-auth']),
        header: JSON.parse(header),
        item: JSON.parse(item),
        payload: JSON.parse(payload),
      };
      const isWhole = envelope.item.length === Buffer.byteLength(payload);
      if (isWhole && status === 200) envelopes.push(envelope);
      answer.writeHead(isWhole ? status : 400, { 'retry-after': '30' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://public-key@127.0.0.1:${port}/errors/42`,
    envelopes,
    answerWith: (next: number) => {
      status = next;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
