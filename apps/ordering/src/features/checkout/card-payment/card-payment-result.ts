/** What the drop-in says. Only the server knows what it is worth (D-77). */
export type CardPaymentResult = {
  /** Adyen's code, or `ApiError` when the call itself failed (PAY-22). */
  resultCode: string;
  /** Lets the server ask the provider for the session's real state. */
  sessionResult: string | null;
};

/** Which session it is about: a form that was closed may still speak when another stands in its place (D-371). */
export type SessionPaymentResult = CardPaymentResult & { sessionId: string };

export type CardPaymentError = { name: string; message: string };

/** Where the drop-in finds its provider. */
export type CardProvider = {
  clientKey: string;
  environment: 'test' | 'live';
  /** `/checkoutshopper/test/` on our own origin, where the bundled simulator answers; null against Adyen. */
  simulatorBase: string | null;
};

/** After a failed call the library hands over an Error instead of a result. */
export function readCardResult(data: unknown): CardPaymentResult {
  const { resultCode, sessionResult } = (data ?? {}) as Record<string, unknown>;
  return {
    resultCode: typeof resultCode === 'string' ? resultCode : 'ApiError',
    sessionResult: typeof sessionResult === 'string' ? sessionResult : null,
  };
}
