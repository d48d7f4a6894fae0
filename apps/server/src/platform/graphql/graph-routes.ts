import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Execute, GraphRequest } from './executor.ts';
import type { RegisteredOperations } from './registered-operations.ts';

const requestSchema = z.object({
  query: z.string().optional(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z
    .object({
      persistedQuery: z.object({ sha256Hash: z.string().regex(/^[0-9a-f]{64}$/) }).optional(),
    })
    .nullish(),
});

export type GraphRoutesOptions<Context extends { traceId: string }> = {
  path: string;
  execute: Execute<Context>;
  contextOf: (request: FastifyRequest) => Promise<Context>;
  registered: RegisteredOperations;
  /** In production nobody runs a query that we did not write (D-139). */
  registeredOnly: boolean;
  /** Registered queries that anybody may keep in a cache, by operation name (D-133). */
  publicOperations: ReadonlySet<string>;
};

const refuse = (
  reply: FastifyReply,
  traceId: string,
  message: string,
  code = 'BAD_USER_INPUT',
  status = 400,
) => reply.status(status).send({ errors: [{ message, extensions: { code, traceId } }] });

export function graphRoutes<Context extends { traceId: string }>(
  app: FastifyInstance,
  options: GraphRoutesOptions<Context>,
): void {
  const textOf = (
    body: z.infer<typeof requestSchema>,
  ): { text: string } | { refusal: string; code: string } => {
    const hash = body.extensions?.persistedQuery?.sha256Hash;
    const registered = hash ? options.registered.get(hash) : undefined;
    if (registered) return { text: registered };
    if (body.query && !options.registeredOnly) return { text: body.query };
    return hash && !body.query
      ? { refusal: 'Unknown operation', code: 'PERSISTED_QUERY_NOT_FOUND' }
      : { refusal: 'Only registered operations run here', code: 'BAD_USER_INPUT' };
  };

  app.post(options.path, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const parsed = requestSchema.safeParse(request.body);
    if (!parsed.success) return refuse(reply, request.id, 'The body is not a GraphQL request');
    const chosen = textOf(parsed.data);
    if ('refusal' in chosen) return refuse(reply, request.id, chosen.refusal, chosen.code);
    const graphRequest: GraphRequest = {
      text: chosen.text,
      variables: parsed.data.variables ?? {},
      operationName: parsed.data.operationName ?? null,
    };
    return reply.send(await options.execute(graphRequest, await options.contextOf(request)));
  });

  app.get(options.path, async (request, reply) => {
    const parsed = getSchema.safeParse(request.query);
    if (!parsed.success) return refuse(reply, request.id, 'Not a registered query by its hash');
    const text = options.registered.get(parsed.data.hash);
    // Fragments may stand before the operation.
    const operation = text ? /(?:^|\})\s*query\s+(\w+)/.exec(text)?.[1] : undefined;
    // Only what we registered as public: a GET must never change anything or show what is somebody's.
    if (!text || !operation || !options.publicOperations.has(operation)) {
      return refuse(reply, request.id, 'Unknown operation', 'PERSISTED_QUERY_NOT_FOUND', 404);
    }
    const result = await options.execute(
      { text, variables: parsed.data.variables, operationName: null },
      await options.contextOf(request),
    );
    const body = JSON.stringify(result);
    reply.type('application/json; charset=utf-8');
    if (result.errors) return reply.header('cache-control', 'no-store').send(body);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', etag).header('cache-control', 'public, max-age=0, must-revalidate');
    return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(body);
  });
}

const getSchema = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  variables: z
    .string()
    .max(4_000)
    .default('{}')
    .transform((text, context) => {
      try {
        return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
      } catch {
        context.addIssue('variables are not a JSON object');
        return z.NEVER;
      }
    }),
});
