export type AnalyticsEvent =
  | { name: 'payment_started' | 'payment_initialize_failed' | 'cart_finished' }
  | { name: 'payment_error' | 'payment_dropin_error'; code: string };

export type Analytics = {
  report: (event: AnalyticsEvent) => void;
  /** False without a service: then there is nothing to ask the guest about. */
  isInUse: boolean;
};

/** Nothing leaves the page without consent (D-127), and without a service there is nothing to send it to. */
export function makeAnalytics(deps: {
  hasConsent: () => boolean;
  send: ((event: AnalyticsEvent) => void) | null;
}): Analytics {
  return {
    isInUse: deps.send !== null,
    report: (event) => {
      if (deps.hasConsent()) deps.send?.(event);
    },
  };
}
