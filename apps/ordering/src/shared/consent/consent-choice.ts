import type { ConsentChoice } from '@tallrik/domain/company/analytics-consent';
import type { LocalData } from '../local-data/local-data.ts';

/** What this device remembers of the guest's answer (SUPPORT-09). */
export const consentChoice = (localData: Pick<LocalData, 'get'>): ConsentChoice => ({
  hasAnswered: localData.get('cookieConsent') !== null,
  allowsAnalytics: localData.get('analyticsConsent'),
  scope: localData.get('consentScope'),
  promptedOn: localData.get('consentAskedOn'),
});
