export type PushMessage = {
  title: string;
  body: string;
  /** A newer message with the same tag replaces the older one on the phone. */
  tag: string;
  /** Where a tap leads, inside the app. */
  path: string;
};

/** GONE: the device has left; its token must be forgotten (D-132). */
export type PushOutcome = 'SENT' | 'GONE';

export type PushPort = {
  /** Throws `PushDelayed` when the same message may well arrive later. */
  send: (token: string, message: PushMessage) => Promise<PushOutcome>;
};

/** Carries a code only: the network's own words may quote the token. */
export class PushDelayed extends Error {
  override name = 'PushDelayed';
}

/** "Your food is ready" is of no use to somebody who eats it. */
export const PUSH_TTL_SECONDS = 60 * 60;
export const PUSH_PATIENCE_MS = 10_000;

/** What did not come to an answer at all. */
export function delayedBy(error: unknown): PushDelayed {
  if (error instanceof PushDelayed) return error;
  return new PushDelayed(error instanceof Error ? error.name : 'UNKNOWN');
}
