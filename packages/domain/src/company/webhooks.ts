/** What a company's own programs can be told of (D-730). */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.accepted',
  'order.rejected',
  'order.completed',
  'order.refunded',
  'day.closed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const isWebhookEvent = (text: string): text is WebhookEvent =>
  WEBHOOK_EVENTS.some((event) => event === text);

/** Sent when somebody presses "Send a test". */
export const WEBHOOK_TEST = 'webhook.test';

export const MOST_WEBHOOKS = 10;
export const WEBHOOK_LOG_DAYS = 30;
/** The secret before is still signed with, so that a receiver can be changed in between. */
export const OLD_SECRET_HOURS = 24;

/** What became of one call. GONE: the receiver says that it shall not be called any more. */
export type WebhookOutcome = 'DELIVERED' | 'REFUSED' | 'UNREACHABLE' | 'GONE';

export type WebhookProblem =
  | 'STATUS'
  | 'TIMEOUT'
  | 'PRIVATE_ADDRESS'
  | 'NAME_NOT_FOUND'
  | 'CERTIFICATE'
  | 'CONNECTION';

const RESTING = [408, 425, 429];

/** What an answer's status means: a receiver that cannot right now is called again, as one that does not answer. */
export function outcomeOfStatus(status: number): WebhookOutcome {
  if (status >= 200 && status < 300) return 'DELIVERED';
  if (status === 410) return 'GONE';
  return status >= 500 || RESTING.includes(status) ? 'UNREACHABLE' : 'REFUSED';
}

const SECOND = 1;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** One event that is refused: tried for about three days, while what belongs to other orders goes on. */
export const REFUSED_AFTER_SECONDS = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** A receiver that does not answer: everything waits for it, and begins again where it stopped. */
export const UNREACHABLE_AFTER_SECONDS = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
] as const;

/** After so long without a single answer that counts, it is no longer called. */
export const SWITCHED_OFF_AFTER_HOURS = 72;

export type EndpointHealth = { failures: number; failingSince: Temporal.Instant | null };

type AfterCall = {
  delivery: { state: 'DELIVERED' | 'GIVEN_UP' } | { state: 'WAITING'; dueAt: Temporal.Instant };
  endpoint: EndpointHealth & { resumesAt: Temporal.Instant | null; isSwitchedOff: boolean };
};

/** How it goes on after a call: for this event, and for everything else that waits for the same receiver. */
export function afterCall(
  outcome: WebhookOutcome,
  { refusals, failures, failingSince }: EndpointHealth & { refusals: number },
  now: Temporal.Instant,
): AfterCall {
  if (outcome === 'DELIVERED')
    return {
      delivery: { state: 'DELIVERED' },
      endpoint: { failures: 0, failingSince: null, resumesAt: null, isSwitchedOff: false },
    };
  const since = failingSince ?? now;
  const until = since.add({ hours: SWITCHED_OFF_AFTER_HOURS });
  const isSwitchedOff = outcome === 'GONE' || Temporal.Instant.compare(now, until) >= 0;
  if (outcome === 'REFUSED') {
    const seconds = REFUSED_AFTER_SECONDS[refusals];
    return {
      delivery:
        seconds === undefined
          ? { state: 'GIVEN_UP' }
          : { state: 'WAITING', dueAt: now.add({ seconds }) },
      endpoint: { failures, failingSince: since, resumesAt: null, isSwitchedOff },
    };
  }
  const last = UNREACHABLE_AFTER_SECONDS.length - 1;
  const resumesAt = now.add({
    seconds: UNREACHABLE_AFTER_SECONDS[Math.min(failures, last)] ?? HOUR,
  });
  return {
    delivery: { state: 'WAITING', dueAt: now },
    endpoint: { failures: failures + 1, failingSince: since, resumesAt, isSwitchedOff },
  };
}
