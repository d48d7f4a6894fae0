import type { FastifyInstance } from 'fastify';
import { SHOPPER_PATH } from './shopper-path.ts';

const AN_HOUR_SECONDS = 3_600;

/** Lets a listed shop's page read what it asks from another origin, as Adyen does for the origins of a client key. */
export function answerShopsElsewhere(app: FastifyInstance, shopOrigins: readonly string[]): void {
  if (shopOrigins.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin !== undefined && shopOrigins.includes(origin))
      reply.headers({ 'access-control-allow-origin': origin, vary: 'origin' });
    done();
  });
  app.options(`${SHOPPER_PATH}*`, (request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
        'access-control-max-age': AN_HOUR_SECONDS,
      })
      .send(),
  );
}
