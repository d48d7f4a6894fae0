import type { AnalyticsEvent, AnalyticsPage, PlacedEvent } from '@tallrik/contract/analytics';
import { hasConsent, type ConsentScope } from '@tallrik/domain/company/analytics-consent';
import { consentChoice } from '../consent/consent-choice.ts';
import type { LocalData } from '../local-data/local-data.ts';

export type Analytics = {
  report: (event: AnalyticsEvent) => void;
  /** The page the guest looks at now. */
  showPage: (page: AnalyticsPage) => void;
  /** Who would count; null: nobody, and there is nothing to ask the guest about. */
  scope: ConsentScope | null;
};

export type Visit = {
  add: (event: PlacedEvent) => void;
  /** Nothing more is sent, what waits is dropped, the visit's number is forgotten. */
  end: () => void;
};

/** Where nothing is counted: while the server renders, and in stories. */
export const silentAnalytics: Analytics = {
  report: () => undefined,
  showPage: () => undefined,
  scope: null,
};

/**
 * Nothing leaves the page without consent, and nothing of what counts is even loaded (D-127). A visit begins with
 * the yes, on the page that is open then, and ends with the no.
 */
export function makeAnalytics(deps: {
  scope: ConsentScope | null;
  localData: Pick<LocalData, 'get' | 'subscribe'>;
  openVisit: () => Promise<Visit>;
}): Analytics {
  const { scope, localData } = deps;
  let page: AnalyticsPage = 'landing';
  let isPageCounted = false;
  let visit: Promise<Visit | null> | null = null;
  const isAllowed = () => hasConsent(consentChoice(localData), scope);

  function report(event: PlacedEvent): void {
    // What cannot be loaded counts nothing: no guest waits for it, and the next event tries again.
    const current = (visit ??= deps.openVisit().catch(() => {
      visit = null;
      return null;
    }));
    void current.then((opened) => {
      // The guest may have changed their mind while it was being loaded.
      if (visit === current && isAllowed()) opened?.add(event);
    });
  }

  function look(): void {
    if (!isAllowed()) {
      void visit?.then((opened) => opened?.end());
      visit = null;
      isPageCounted = false;
    } else if (!isPageCounted) {
      isPageCounted = true;
      report({ name: 'page_view', page });
    }
  }

  let isShown = false;
  localData.subscribe(() => {
    if (isShown) look();
  });
  return {
    scope,
    report: (event) => {
      if (isAllowed()) report({ ...event, page });
    },
    showPage: (shown) => {
      page = shown;
      isShown = true;
      isPageCounted = false;
      look();
    },
  };
}
