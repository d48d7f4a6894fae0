import type { AnalyticsService } from '@tallrik/domain/company/analytics-service';
import type { FastifyReply } from 'fastify';
import { analyticsFramePolicy } from './content-security-policy.ts';

/**
 * The document in which a service outside is spoken to. It alone may reach the service, and only guests who have
 * agreed get it: the pages' own policy never names anybody. It is sandboxed, so what runs in it sees neither tokens
 * nor the page (D-122, D-196), and what runs in it is ours.
 */
export function sendAnalyticsFrame(
  reply: FastifyReply,
  frame: { service: AnalyticsService | null; hasConsent: boolean; script: string | null },
  nonce: string,
): FastifyReply {
  reply.header('cache-control', 'no-store').header('vary', 'cookie');
  const { service, script } = frame;
  if (service === null || script === null || !frame.hasConsent) {
    return reply.status(403).type('text/plain').send('Nobody has agreed to this');
  }
  const settings = JSON.stringify(service).replaceAll('<', '\\u003c');
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', analyticsFramePolicy(nonce, new URL(service.address).origin))
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Statistics</title></head><body>` +
        `<script type="application/json" id="service">${settings}</script>` +
        `<script nonce="${nonce}">${script.replaceAll('</script', '<\\/script')}</script></body></html>`,
    );
}
