import type { AnalyticsServiceKind } from './analytics-service.ts';

/** Who would count: the company's own server alone, or a service besides. Agreeing to the one is not agreeing to the other. */
export type ConsentScope = 'OWN' | AnalyticsServiceKind;

/** What the device remembers of the guest's answer (SUPPORT-09). */
export type ConsentChoice = {
  hasAnswered: boolean;
  allowsAnalytics: boolean;
  /** Who was named when the guest answered. */
  scope: string | null;
  /** The day the notice was last shown without being answered, `YYYY-MM-DD`. */
  promptedOn: string | null;
};

/** Who never answers is not asked at every visit (D-127). */
export const PROMPT_AGAIN_AFTER_DAYS = 30;

/** Null: this company counts nothing. */
export const scopeOf = (configuration: {
  enableAnalytics: boolean;
  analyticsService: AnalyticsServiceKind | null;
}): ConsentScope | null =>
  configuration.enableAnalytics ? (configuration.analyticsService ?? 'OWN') : null;

export const hasConsent = (choice: ConsentChoice, scope: ConsentScope | null): boolean =>
  scope !== null && choice.hasAnswered && choice.allowsAnalytics && choice.scope === scope;

/** Asked where there is something to agree to: once, again when somebody else would count, not day after day. */
export function isConsentPromptDue(
  choice: ConsentChoice,
  scope: ConsentScope | null,
  today: string,
): boolean {
  if (scope === null) return false;
  // A no is a no to everybody.
  if (choice.hasAnswered) return choice.allowsAnalytics && choice.scope !== scope;
  if (choice.promptedOn === null || choice.promptedOn === today) return true;
  const since = Temporal.PlainDate.from(choice.promptedOn).until(today).days;
  return since < 0 || since >= PROMPT_AGAIN_AFTER_DAYS;
}
