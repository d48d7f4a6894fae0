import { addMinor, type Minor } from '../money/minor.ts';

/** PAY-10: after a payment the button rests, so that a second tap does not pay twice. */
export const PAY_LOCK_MS = 30_000;
/** PAY-13: disabled this long with the venue open, the membership discount is applied again. */
export const CONSOLIDATE_AFTER_MS = 5_000;
/** PAY-14: disabled this long, a warning is logged. */
export const WARN_AFTER_MS = 10_000;

export type PayButtonFacts = {
  isReadyForCheckout: boolean;
  isLoading: boolean;
  isCreatingSession: boolean;
  /** Open for the chosen time, not only now (D-85). */
  isVenueOpen: boolean;
  isPayLaterOrder: boolean;
  lastPaymentAt: Temporal.Instant | null;
  now: Temporal.Instant;
  due: Minor;
  tip: Minor;
};

export type PayButtonState = { isEnabled: boolean; label: PayButtonLabel };

export type PayButtonLabel =
  | { text: 'LOADING' }
  | { text: 'PAY_LATER' }
  | { text: 'PAY'; amount: Minor };

/** PAY-08 to PAY-12, D-85: enabled only when no reason against it holds. */
export const payButton = (facts: PayButtonFacts): PayButtonState => ({
  isEnabled:
    facts.isVenueOpen &&
    facts.isReadyForCheckout &&
    !facts.isLoading &&
    !facts.isCreatingSession &&
    !isPayLocked(facts.lastPaymentAt, facts.now),
  label: payButtonLabel(facts),
});

function payButtonLabel(facts: PayButtonFacts): PayButtonLabel {
  if (facts.isLoading || facts.isCreatingSession) return { text: 'LOADING' };
  if (facts.isPayLaterOrder) return { text: 'PAY_LATER' };
  return { text: 'PAY', amount: addMinor(facts.due, facts.tip) };
}

/** A clock set back must not lock the button for hours, so a payment in the future does not count. */
export function isPayLocked(
  lastPaymentAt: Temporal.Instant | null,
  now: Temporal.Instant,
): boolean {
  if (lastPaymentAt === null) return false;
  const elapsed = now.epochMilliseconds - lastPaymentAt.epochMilliseconds;
  return elapsed >= 0 && elapsed < PAY_LOCK_MS;
}
