import type { FastifyInstance } from 'fastify';
import { makeKeyedHash } from '../../platform/auth/keyed-hash.ts';
import type { RateLimits } from '../../platform/auth/rate-limits.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logging/log.ts';
import type { FindConfiguration } from '../../platform/web/resolve-company.ts';
import { analyticsRoutes } from './analytics-routes.ts';
import { insertBatch, makeForgetOldVisits } from './analytics-store.ts';
import { openConsentCounts } from './consent-counts.ts';

const DIGEST_LENGTH = 32;

/** What guests who have agreed do on the pages, and how many agree (F-41). */
export function makeAnalytics(deps: {
  db: Database;
  log: Logger;
  now: () => Temporal.Instant;
  seed: string;
  defaultSlug: string | null;
  findPageConfiguration: FindConfiguration;
  countVisit: RateLimits['analytics'];
}) {
  const { db, log, now } = deps;
  const hash = makeKeyedHash(deps.seed, 'cart of a visit');
  const counts = openConsentCounts({
    db,
    now,
    onLost: (error) => log.warn({ err: error }, 'counts of consent were lost'),
  });
  return {
    onPageLoad: (companyId: string, hasConsent: boolean) => {
      counts.add(companyId, 'loads');
      if (hasConsent) counts.add(companyId, 'consentedLoads');
    },
    routes: (http: FastifyInstance) =>
      analyticsRoutes(http, {
        findConfiguration: deps.findPageConfiguration,
        defaultSlug: deps.defaultSlug,
        countCall: deps.countVisit,
        keepBatch: (companyId, batch) =>
          insertBatch(db, companyId, batch, {
            now: now(),
            digestOf: (cartId) => hash(cartId).toString('hex').slice(0, DIGEST_LENGTH),
          }),
        countConsent: counts.write,
      }),
    jobs: { 'forget-old-visits': makeForgetOldVisits({ db, now }) },
    close: counts.close,
  };
}
