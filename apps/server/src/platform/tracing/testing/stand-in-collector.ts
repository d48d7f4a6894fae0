import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const attributesSchema = z
  .array(
    z.object({
      key: z.string(),
      value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
    }),
  )
  .transform((pairs) =>
    Object.fromEntries(
      pairs.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? null]),
    ),
  );
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: attributesSchema,
  status: z.object({ code: z.number() }),
});
/** OTLP over HTTP, in JSON: the part of it that a test asks about. */
const bodySchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

export type CollectedSpan = z.infer<typeof spanSchema>;

/** Takes what a collector takes, and keeps it. */
export async function startCollector() {
  const bodies: string[] = [];
  const authorizations = new Set<string | undefined>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString());
      authorizations.add(request.headers.authorization);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const received = () =>
    bodies.flatMap((body) => bodySchema.parse(JSON.parse(body) as unknown).resourceSpans);
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All that it was told, word by word. */
    text: () => bodies.join('\n'),
    authorizations: () => [...authorizations],
    services: () => [
      ...new Set(received().map(({ resource }) => resource.attributes['service.name'])),
    ],
    spans: (): CollectedSpan[] =>
      received().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

export type Collector = Awaited<ReturnType<typeof startCollector>>;
