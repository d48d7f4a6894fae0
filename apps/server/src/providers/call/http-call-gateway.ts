import { CallNotPlaced, type CallGateway } from './call-gateway.ts';

const ANSWER_WITHIN_MS = 10_000;
/** Refusals that are not about the call: the operator's to mend (401, 403, 404), or passing (408, 425, 429). */
const PASSING_STATUSES = new Set([401, 403, 404, 408, 425, 429]);

/**
 * A gateway that takes JSON over HTTP: `{to, text, language, reference}` with a bearer token and an `Idempotency-Key`.
 * It answers when it has taken the call, not when somebody has picked up; from which number it calls is its own matter.
 */
export const makeHttpCallGateway = (deps: {
  url: string;
  token: string;
  fetch: typeof fetch;
  answerWithinMs?: number;
}): CallGateway => ({
  place: async ({ key, ...call }) => {
    let status: number;
    try {
      const response = await deps.fetch(deps.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${deps.token}`,
          'idempotency-key': key,
        },
        body: JSON.stringify({ ...call, reference: key }),
        signal: AbortSignal.timeout(deps.answerWithinMs ?? ANSWER_WITHIN_MS),
        // A redirect would carry the number and the token to a host nobody configured.
        redirect: 'error',
      });
      status = response.status;
      await response.body?.cancel();
    } catch (cause) {
      const reason = cause instanceof Error ? cause.name : 'no answer';
      throw new CallNotPlaced(`The call gateway did not answer: ${reason}`);
    }
    if (status >= 200 && status < 300) return 'PLACED';
    if (status < 400 || status >= 500 || PASSING_STATUSES.has(status))
      throw new CallNotPlaced(`The call gateway answered ${status}`);
    return 'REFUSED';
  },
});
