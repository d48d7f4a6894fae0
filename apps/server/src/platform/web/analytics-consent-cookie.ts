import { guestCookieName } from '@tallrik/contract/page-rendering';
import { scopeOf } from '@tallrik/domain/company/analytics-consent';
import type { AnalyticsService } from '@tallrik/domain/company/analytics-service';
import { readCookies } from './cookies.ts';

/** Whether this guest has agreed to whoever would count now: the page keeps the answer in a cookie for us. */
export function consentOf(
  cookieHeader: string | undefined,
  configuration: {
    companyId: string;
    enableAnalytics: boolean;
    analyticsService: AnalyticsService | null;
  },
): boolean {
  const { companyId, enableAnalytics, analyticsService } = configuration;
  const scope = scopeOf({ enableAnalytics, analyticsService: analyticsService?.kind ?? null });
  const cookies = readCookies(cookieHeader);
  return scope !== null && cookies.get(guestCookieName('analyticsConsent', companyId)) === scope;
}
