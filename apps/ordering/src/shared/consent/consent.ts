import { CONSENT_COUNT_PATH, type ConsentAnswer } from '@tallrik/contract/analytics';
import type { ConsentScope } from '@tallrik/domain/company/analytics-consent';
import { sendAside } from '../analytics/send-aside.ts';
import type { LocalData } from '../local-data/local-data.ts';
import { removeAnalyticsTraces } from './analytics-traces.ts';

/** Counted without a number, so that the figures can say of how many guests they speak (D-197). */
export const countConsent = (appAddress: string, answer: ConsentAnswer): void =>
  sendAside(appAddress + CONSENT_COUNT_PATH, { answer });

/** Keeps the guest's choice; a no takes effect at once (SUPPORT-08, SUPPORT-09). */
export function chooseConsent(
  services: { localData: LocalData; appAddress: string; analytics: { scope: ConsentScope | null } },
  allowsAnalytics: boolean,
): void {
  const { localData, analytics, appAddress } = services;
  const did = localData.get('analyticsConsent');
  const wasAnswered = localData.get('cookieConsent') !== null;
  // Last what lets counting begin: whoever listens finds the rest in place.
  localData.set('consentScope', analytics.scope);
  localData.set('cookieConsent', true);
  localData.set('analyticsConsent', allowsAnalytics);
  if (!allowsAnalytics) removeAnalyticsTraces();
  if (wasAnswered && did === allowsAnalytics) return;
  if (allowsAnalytics) countConsent(appAddress, 'ALLOWED');
  else countConsent(appAddress, did ? 'WITHDRAWN' : 'REFUSED');
}
