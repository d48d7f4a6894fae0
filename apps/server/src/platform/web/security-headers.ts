import type { FastifyReply } from 'fastify';

/** What every document carries besides its own content security policy. */
export function securityHeaders(reply: FastifyReply): void {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(self)',
  });
}
