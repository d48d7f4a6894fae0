import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { retryAfterSeconds, type Overrun } from '../auth/rate-limits.ts';
import { carriesRehearsal } from '../auth/rehearsal-cookie.ts';
import type { Execute, GraphRequest } from './executor.ts';
import { makeReadyAnswer, type ResponseCache, type ReadyAnswer } from './response-cache.ts';
import type { RegisteredOperations } from './registered-operations.ts';
import { compressFor } from '../web/compress.ts';
import { callerNetwork } from '../http/caller-network.ts';

const hashSchema = z
  .string()
  .length(64, { abort: true })
  .regex(/^[0-9a-f]+$/);

const requestSchema = z.object({
  query: z.string().optional(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z
    .object({
      persistedQuery: z.object({ sha256Hash: hashSchema }).optional(),
    })
    .nullish(),
});

export type GraphRoutesOptions<Context extends { traceId: string }> = {
  path: string;
  execute: Execute<Context>;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  /** Whose call it is, for the limits: a person or a cart; null when nobody says (D-139). */
  callerOf: (context: Context, variables: Record<string, unknown>) => string | null;
  countCall: (caller: string | null, address: string) => Promise<Overrun | null>;
  registered: RegisteredOperations;
  /** In production nobody runs a query that we did not write (D-139). */
  registeredOnly: boolean;
  /** Registered queries that anybody may keep in a cache, by operation name (D-133). */
  publicOperations: ReadonlySet<string>;
  /** Answers that are sent again as long as nothing they were made from has changed. */
  responseCache?: ResponseCache;
};

const refuse = (
  reply: FastifyReply,
  traceId: string,
  message: string,
  code = 'BAD_USER_INPUT',
  status = 400,
) => reply.status(status).send({ errors: [{ message, extensions: { code, traceId } }] });

function tooMany(reply: FastifyReply, traceId: string, overrun: Overrun) {
  const retryAfter = retryAfterSeconds(overrun);
  const extensions = { code: 'RATE_LIMITED', retryAfter, traceId };
  return reply
    .status(429)
    .header('retry-after', retryAfter)
    .header('cache-control', 'no-store')
    .send({ errors: [{ message: 'Too many calls; try again later', extensions }] });
}

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
    const context = await options.contextOf(request, reply);
    const caller = options.callerOf(context, graphRequest.variables);
    const overrun = await options.countCall(caller, callerNetwork(request));
    if (overrun) return tooMany(reply, request.id, overrun);
    const result = await options.execute(graphRequest, context);
    const retryAfter = result.errors?.[0]?.extensions['retryAfter'];
    if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
    return sendOnce(request, reply, result);
  });

  app.get(options.path, async (request, reply) => {
    // Answers for everybody: nobody in particular asks.
    const overrun = await options.countCall(null, callerNetwork(request));
    if (overrun) return tooMany(reply, request.id, overrun);
    const address = request.raw.url ?? '';
    // Who rehearses a closed app is answered apart: nobody else may find that answer in a cache (O-21).
    const cache = carriesRehearsal(request.headers.cookie) ? undefined : options.responseCache;
    const known = await cache?.find(address);
    if (known) return sendAnswer(request, reply, known);
    const parsed = getSchema.safeParse(request.query);
    if (!parsed.success) return refuse(reply, request.id, 'Not a registered query by its hash');
    const { hash, variables } = parsed.data;
    const text = options.registered.get(hash);
    // Fragments may stand before the operation.
    const operation = text ? /(?:^|\})\s*query\s+(\w+)/.exec(text)?.[1] : undefined;
    // Only what we registered as public: a GET must never change anything or show what is somebody's.
    if (!text || !operation || !options.publicOperations.has(operation)) {
      return refuse(reply, request.id, 'Unknown operation', 'PERSISTED_QUERY_NOT_FOUND', 404);
    }
    const stamp = await cache?.stampFor(text, variables);
    const context = await options.contextOf(request, reply);
    const result = await options.execute({ text, variables, operationName: null }, context);
    if (result.errors || carriesRehearsal(request.headers.cookie))
      return reply.header('cache-control', 'no-store').send(result);
    const answer = makeReadyAnswer(JSON.stringify(result));
    if (stamp) cache?.keep(address, answer, stamp);
    return sendAnswer(request, reply, answer);
  });
}

/** Below this many characters a packed answer is not worth the packing. */
const WORTH_PACKING = 16_000;

/** An office's list of 2,000 dishes is 1.6 megabytes, and a tenth of it packed. */
async function sendOnce(request: FastifyRequest, reply: FastifyReply, result: object) {
  const text = JSON.stringify(result);
  reply.type('application/json; charset=utf-8');
  if (text.length < WORTH_PACKING) return reply.send(text);
  const { body, encoding } = await compressFor(request.headers['accept-encoding'], text);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.header('vary', 'accept-encoding').send(body);
}

/** Kept by whoever likes, and asked for again each time: `must-revalidate` costs a guest 304 and no bytes (D-133). */
async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer) {
  const { etag } = answer;
  const headers = {
    etag,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
  };
  if (request.headers['if-none-match'] === etag) return reply.headers(headers).status(304).send();
  const { body, encoding } = await answer.bodyFor(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.headers(headers).type('application/json; charset=utf-8').send(body);
}

const getSchema = z.object({
  hash: hashSchema,
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
