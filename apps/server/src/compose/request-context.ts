import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadGuestToken } from '../features/accounts/guest-token.ts';
import { makeDeviceOf } from '../platform/auth/known-device.ts';
import { bearerOf } from '../platform/auth/tokens.ts';
import type { ReadRehearsal } from '../platform/auth/rehearsal-cookie.ts';
import { callerNetwork } from '../platform/http/caller-network.ts';
import { languageOf } from '../platform/http/language.ts';
import type { Logger } from '../platform/logging/log.ts';
import type { CallingBrowser } from '../platform/graphql/context.ts';
import { slugOfPage } from '../platform/web/page-slug.ts';

/** What a request says of itself, for the operations that answer it. */
export function makeRequestContexts(deps: {
  log: Logger;
  now: () => Temporal.Instant;
  seed: string;
  publicOrigin: string | null;
  readGuestToken: ReadGuestToken;
  readRehearsal: ReadRehearsal;
  countryHeader: string | null;
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
    browserOf: (request: FastifyRequest): CallingBrowser => ({
      userAgent: request.headers['user-agent'] ?? null,
      country: countryOf(deps.countryHeader, request.headers),
    }),
    commonContext,
    guestContext: async (request: FastifyRequest, reply: FastifyReply) => ({
      ...(await commonContext(request)),
      device: deviceOf(request, reply, '/graphql'),
      viewer: await deps.readGuestToken(bearerOf(request.headers.authorization), now()),
    }),
  };
}

/** Two letters, as a proxy adds them that knows; whatever else stands there is nothing. */
function countryOf(header: string | null, headers: FastifyRequest['headers']): string | null {
  const country = header === null ? undefined : headers[header];
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : null;
}
