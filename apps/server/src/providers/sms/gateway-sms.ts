import { SmsNotSent, type SmsPort } from './sms-port.ts';

const ANSWER_WITHIN_MS = 10_000;
/**
 * Refusals that are not about the message. A wrong token or address (401, 403, 404) is the operator's to mend, a
 * time-out or too many of us (408, 425, 429) passes: the message waits, it is not given up.
 */
const PASSING_STATUSES = new Set([401, 403, 404, 408, 425, 429]);

/**
 * A gateway that takes JSON over HTTP: `{to, from, text, reference}` with a bearer token and an `Idempotency-Key`.
 * Anything that speaks another dialect stands behind a few lines of proxy.
 */
export const makeGatewaySms = (deps: {
  url: string;
  token: string;
  fetch: typeof fetch;
  answerWithinMs?: number;
}): SmsPort => ({
  send: async ({ key, to, sender, text }) => {
    let status: number;
    try {
      const response = await deps.fetch(deps.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${deps.token}`,
          'idempotency-key': key,
        },
        body: JSON.stringify({ to, from: sender, text, reference: key }),
        signal: AbortSignal.timeout(deps.answerWithinMs ?? ANSWER_WITHIN_MS),
        // A redirect would carry the number and the token to a host nobody configured.
        redirect: 'error',
      });
      status = response.status;
      await response.body?.cancel();
    } catch (cause) {
      const reason = cause instanceof Error ? cause.name : 'no answer';
      throw new SmsNotSent(`The SMS gateway did not answer: ${reason}`);
    }
    if (status >= 200 && status < 300) return 'SENT';
    if (status < 400 || status >= 500 || PASSING_STATUSES.has(status)) {
      throw new SmsNotSent(`The SMS gateway answered ${status}`);
    }
    return 'REFUSED';
  },
});
