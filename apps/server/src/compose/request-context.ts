import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadGuestToken } from '../features/accounts/guest-token.ts';
import { makeDeviceOf } from '../platform/auth/known-device.ts';
import { bearerOf } from '../platform/auth/tokens.ts';
import type { ReadRehearsal } from '../platform/auth/rehearsal-cookie.ts';
import { callerNetwork } from '../platform/http/caller-network.ts';
import { languageOf } from '../platform/http/language.ts';
import type { Logger } from '../platform/logging/log.ts';
import { slugOfPage } from '../platform/web/page-slug.ts';

/** What a request says of itself, for the operations that answer it. */
export function makeRequestContexts(deps: {
  log: Logger;
  now: () => Temporal.Instant;
  seed: string;
  publicOrigin: string | null;
  readGuestToken: ReadGuestToken;
  readRehearsal: ReadRehearsal;
}) {
  const { log, now } = deps;
  const deviceOf = makeDeviceOf(deps.seed, deps.publicOrigin);
  const commonContext = async (request: FastifyRequest) => ({
    traceId: request.id,
    address: callerNetwork(request),
    host: request.hostname,
    slug: slugOfPage(request),
    language: languageOf(request.headers['x-language']),
    rehearsal: await deps.readRehearsal(request.headers.cookie, now()),
    now,
    log,
  });
  return {
    deviceOf,
    commonContext,
    guestContext: async (request: FastifyRequest, reply: FastifyReply) => ({
      ...(await commonContext(request)),
      device: deviceOf(request, reply, '/graphql'),
      viewer: await deps.readGuestToken(bearerOf(request.headers.authorization), now()),
    }),
  };
}
