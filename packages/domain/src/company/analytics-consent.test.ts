import { describe, expect, it } from 'vitest';
import {
  isConsentPromptDue,
  hasConsent,
  scopeOf,
  type ConsentChoice,
} from './analytics-consent.ts';

const unanswered: ConsentChoice = {
  hasAnswered: false,
  allowsAnalytics: false,
  scope: null,
  promptedOn: null,
};
const yes = (scope: string): ConsentChoice => ({
  ...unanswered,
  hasAnswered: true,
  allowsAnalytics: true,
  scope,
});
const no: ConsentChoice = { ...unanswered, hasAnswered: true, scope: 'OWN' };
const TODAY = '2026-11-16';

describe('consent', () => {
  it('[D-127] [F-41] counting is off until the guest has said yes', () => {
    expect(hasConsent(unanswered, 'OWN')).toBe(false);
    expect(hasConsent(no, 'OWN')).toBe(false);
    expect(hasConsent(yes('OWN'), 'OWN')).toBe(true);
  });

  it('[D-127] [D-196] a yes to the company is no yes to Google', () => {
    expect(hasConsent(yes('OWN'), 'GA4')).toBe(false);
    expect(isConsentPromptDue(yes('OWN'), 'GA4', TODAY)).toBe(true);
    expect(hasConsent(yes('GA4'), 'MATOMO')).toBe(false);
  });

  it('[D-127] [F-41] asked on the first visit, never again after an answer', () => {
    expect(isConsentPromptDue(unanswered, 'OWN', TODAY)).toBe(true);
    expect(isConsentPromptDue(yes('OWN'), 'OWN', TODAY)).toBe(false);
    expect(isConsentPromptDue(no, 'OWN', TODAY)).toBe(false);
    expect(isConsentPromptDue(no, 'GA4', TODAY)).toBe(false);
  });

  it('[D-127] [F-41] who does not answer is left in peace for a month', () => {
    const needsPrompt = (promptedOn: string) =>
      isConsentPromptDue({ ...unanswered, promptedOn }, 'OWN', TODAY);
    expect(needsPrompt(TODAY)).toBe(true);
    expect(needsPrompt('2026-11-15')).toBe(false);
    expect(needsPrompt('2026-10-18')).toBe(false);
    expect(needsPrompt('2026-10-17')).toBe(true);
    // A clock that was set back.
    expect(needsPrompt('2027-01-01')).toBe(true);
  });

  it('[F-41] where nothing is counted nothing is asked', () => {
    const none = scopeOf({ enableAnalytics: false, analyticsService: 'GA4' });
    expect(none).toBeNull();
    expect(isConsentPromptDue(unanswered, none, TODAY)).toBe(false);
    expect(hasConsent(yes('GA4'), none)).toBe(false);
    expect(scopeOf({ enableAnalytics: true, analyticsService: null })).toBe('OWN');
    expect(scopeOf({ enableAnalytics: true, analyticsService: 'MATOMO' })).toBe('MATOMO');
  });
});
