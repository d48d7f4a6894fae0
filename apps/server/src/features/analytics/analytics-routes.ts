import type { AnalyticsBatch, ConsentAnswer } from '@tallrik/contract/analytics';
import { ANALYTICS_PATH, CONSENT_COUNT_PATH } from '@tallrik/contract/analytics';
import { readAnalyticsBatch, readConsentAnswer } from '@tallrik/contract/analytics-schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { retryAfterSeconds, type RateLimits } from '../../platform/auth/rate-limits.ts';
import { callerNetwork } from '../../platform/http/caller-network.ts';
import { consentOf } from '../../platform/web/analytics-consent-cookie.ts';
import {
  companyOfRequest,
  type CompanyOfRequestDeps,
} from '../../platform/web/company-of-request.ts';
import type { Counted } from './consent-counts.ts';

const BODY_LIMIT_BYTES = 16 * 1024;
const COUNTED: Record<ConsentAnswer, Counted> = {
  OFFERED: 'offered',
  ALLOWED: 'allowed',
  REFUSED: 'refused',
  WITHDRAWN: 'withdrawn',
};

type Deps = CompanyOfRequestDeps & {
  countCall: RateLimits['analytics'];
  keepBatch: (companyId: string, batch: AnalyticsBatch) => Promise<void>;
  countConsent: (companyId: string, counted: Counted) => Promise<void>;
};

/**
 * Where pages count what guests do, on our own address. The company is the address's, never the body's; without the
 * guest's consent nothing is taken, whatever a page sends; the device's address is counted against and not kept.
 */
export function analyticsRoutes(app: FastifyInstance, deps: Deps): void {
  const post = (
    path: string,
    take: (
      request: FastifyRequest,
      company: { companyId: string; hasConsent: boolean },
    ) => Promise<number>,
  ) => {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const configuration = await companyOfRequest(request, deps);
      if (configuration === null || !configuration.enableAnalytics) return reply.status(404).send();
      const { companyId } = configuration;
      const overrun = await deps.countCall(companyId, callerNetwork(request));
      if (overrun) {
        return reply.status(429).header('retry-after', retryAfterSeconds(overrun)).send();
      }
      const hasConsent = consentOf(request.headers.cookie, configuration);
      return reply.status(await take(request, { companyId, hasConsent })).send();
    };
    app.post(path, { bodyLimit: BODY_LIMIT_BYTES }, handler);
    app.post(`/:slug${path}`, { bodyLimit: BODY_LIMIT_BYTES }, handler);
  };

  post(ANALYTICS_PATH, async (request, { companyId, hasConsent }) => {
    if (!hasConsent) return 403;
    const read = readAnalyticsBatch(request.body);
    if (!read.ok) return 400;
    await deps.keepBatch(companyId, read.value);
    return 204;
  });
  post(CONSENT_COUNT_PATH, async (request, { companyId }) => {
    const read = readConsentAnswer(request.body);
    if (!read.ok) return 400;
    await deps.countConsent(companyId, COUNTED[read.value]);
    return 204;
  });
}
