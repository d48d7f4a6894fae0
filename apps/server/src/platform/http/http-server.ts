import type { Socket } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { isMalformedValue } from '../database/malformed-value.ts';
import type { Logger } from '../logging/log.ts';
import { isOwnProxy } from './caller-network.ts';
import { refuseMalformed } from './refuse-malformed.ts';
import { echoTraceIds, traceIdOf } from './trace.ts';

/** D-139: larger bodies are refused before they are read. A phone's thousand unsent events fit (CART-20, D-245). */
export const BODY_LIMIT_BYTES = 512 * 1024;

export function makeHttpServer(deps: {
  log: Logger;
  trustProxy: boolean;
  publicOrigin: string | null;
}): FastifyInstance {
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    // A line per request is ours to write, with ids and without addresses (D-128).
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: deps.trustProxy && isOwnProxy,
    genReqId: (request) => traceIdOf(request.headers['x-trace-id']),
    // Closing must not wait for a phone that keeps its connection open for minutes.
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseMalformed,
    routerOptions: { ignoreTrailingSlash: true },
  });
  closeSilentConnections(app);
  echoTraceIds(app);
  protectAnswers(app, deps.publicOrigin?.startsWith('https:') ?? false);
  app.addHook('onResponse', (request, reply, done) => {
    request.log.debug(
      {
        traceId: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    // What no database can keep, a NUL or half a letter, was sent to us: not a fault of ours, and no better next time.
    const isMalformed = isMalformedValue(error);
    const status = isMalformed ? 400 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ traceId: request.id, err: error }, 'request failed');
    const code =
      status === 413
        ? 'BODY_TOO_LARGE'
        : status >= 500
          ? 'INTERNAL_SERVER_ERROR'
          : 'BAD_USER_INPUT';
    const message = isMalformed
      ? 'Malformed id or text'
      : status >= 500
        ? 'Something went wrong on our side'
        : error.message;
    return reply
      .status(status)
      .send({ errors: [{ message, extensions: { code, traceId: request.id } }] });
  });
  return app;
}

const ONE_YEAR = 'max-age=31536000';

/**
 * On every answer, errors and JSON included. No `includeSubDomains`: the other names below a restaurant's domain are
 * not ours to close.
 */
function protectAnswers(app: FastifyInstance, isPublicOriginSecure: boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (isPublicOriginSecure || request.protocol === 'https')
      reply.header('strict-transport-security', ONE_YEAR);
    done();
  });
}

/**
 * Browsers open connections ahead of their first request. Node counts one that has never asked anything as busy, and
 * closing would wait a minute for it.
 */
function closeSilentConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', (done) => {
    for (const socket of silent) socket.destroy();
    done();
  });
}

/** The one it got, where it was told to take any. */
export function portOf(http: FastifyInstance): number {
  const bound = http.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server does not listen');
  return bound.port;
}
