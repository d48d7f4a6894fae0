import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { analyticsRoutes } from '../features/analytics/analytics-routes.ts';
import { insertBatch, makeForgetOldVisits } from '../features/analytics/analytics-store.ts';
import { openConsentCounts } from '../features/analytics/consent-counts.ts';
import { makeKeyedHash } from '../platform/auth/keyed-hash.ts';
import type { RateLimits } from '../platform/auth/rate-limits.ts';
import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/logging/log.ts';
import { makeFindPageConfiguration } from './web.ts';

type Deps = {
  db: Database;
  log: Logger;
  now: () => Temporal.Instant;
  seed: string;
  config: Pick<Config, 'defaultCompanySlug'>;
  shops: Parameters<typeof makeFindPageConfiguration>[0];
  rates: Pick<RateLimits, 'analytics'>;
};

const DIGEST_LENGTH = 32;

/** What guests who have agreed do on the pages, and how many agree (F-41). */
export function composeAnalytics(http: FastifyInstance, deps: Deps) {
  const { db, log, now } = deps;
  const hash = makeKeyedHash(deps.seed, 'cart of a visit');
  const counts = openConsentCounts({
    db,
    now,
    onLost: (error) => log.warn({ err: error }, 'counts of consent were lost'),
  });
  analyticsRoutes(http, {
    findConfiguration: makeFindPageConfiguration(deps.shops),
    defaultSlug: deps.config.defaultCompanySlug,
    countCall: deps.rates.analytics,
    keepBatch: (companyId, batch) =>
      insertBatch(db, companyId, batch, {
        now: now(),
        digestOf: (cartId) => hash(cartId).toString('hex').slice(0, DIGEST_LENGTH),
      }),
    countConsent: counts.write,
  });
  return {
    onPageLoad: (companyId: string, hasConsent: boolean) => {
      counts.add(companyId, 'loads');
      if (hasConsent) counts.add(companyId, 'consentedLoads');
    },
    jobs: { 'forget-old-visits': makeForgetOldVisits({ db, now }) },
    close: counts.close,
  };
}
