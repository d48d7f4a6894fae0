/** The bank's letter for a finished 3-D Secure challenge; `N/A` when it sent none (PAY-26). */
export type ChallengeStatus = 'Y' | 'N' | 'U' | 'N/A';

const PROVIDER_ORIGIN = /^https:\/\/checkoutshopper-[a-z-]+\.adyen\.com$/;

/** Null for every other message that flies past: only the provider's challenge page is listened to. */
export function challengeStatusIn(
  message: { data: unknown; origin: string },
  pageOrigin: string,
  isSimulated: boolean,
): ChallengeStatus | null {
  const isTrusted = isSimulated
    ? message.origin === pageOrigin
    : PROVIDER_ORIGIN.test(message.origin);
  if (!isTrusted || typeof message.data !== 'string') return null;
  const parsed = parse(message.data);
  if (parsed?.type !== 'challengeResult') return null;
  const transStatus = parsed.result?.transStatus;
  return transStatus === 'Y' || transStatus === 'N' || transStatus === 'U' ? transStatus : 'N/A';
}

function parse(text: string): { type?: unknown; result?: { transStatus?: unknown } } | null {
  try {
    return JSON.parse(text);
  } catch {
    // Browser extensions post plain words; those are nobody's challenge.
    return null;
  }
}
