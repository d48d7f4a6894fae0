import type { ErrorSink } from './error-sink-port.ts';
import type { SentryDsn } from './sentry-dsn.ts';
import { errorEvent, logLine } from './sentry-events.ts';

/** A server in trouble has better things to do than to tell of it a thousand times a second. */
const MOST_AT_ONCE = 20;
const TIMEOUT_MS = 5_000;
const DEFAULT_PAUSE_MS = 60_000;
const LOG_ITEMS = 'application/vnd.sentry.items.log+json';

type Deps = {
  dsn: SentryDsn;
  environment: string;
  nowMs: () => number;
  fetch?: typeof fetch;
  /** Into our own log, once per pause: a sink that is gone must not take the server with it. */
  onLost: (reason: string) => void;
};

/** Speaks Sentry's envelope protocol: three lines of JSON per envelope, one kind of item in each. */
export function makeSentrySink(deps: Deps): ErrorSink {
  const send = deps.fetch ?? fetch;
  const underway = new Set<Promise<void>>();
  let silentUntil = 0;

  function pause(reason: string, ms: number): void {
    silentUntil = deps.nowMs() + ms;
    deps.onLost(reason);
  }

  async function post(header: object, item: object, payload: object): Promise<void> {
    const body = JSON.stringify(payload);
    const length = Buffer.byteLength(body);
    const envelope = [JSON.stringify(header), JSON.stringify({ ...item, length }), body].join('\n');
    try {
      const answer = await send(deps.dsn.endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=tallrik/1, sentry_key=${deps.dsn.publicKey}`,
        },
        body: envelope,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (answer.status === 429) {
        const seconds = Number(answer.headers.get('retry-after'));
        pause('it asks for patience', seconds > 0 ? seconds * 1000 : DEFAULT_PAUSE_MS);
      } else if (!answer.ok) pause(`it answers ${answer.status}`, DEFAULT_PAUSE_MS);
    } catch (error) {
      pause(error instanceof Error ? error.name : 'unreachable', DEFAULT_PAUSE_MS);
    }
  }

  function hand(header: object, item: object, payload: object): void {
    if (underway.size >= MOST_AT_ONCE || deps.nowMs() < silentUntil) return;
    const sending = post(header, item, payload).finally(() => underway.delete(sending));
    underway.add(sending);
  }

  const report: ErrorSink['report'] = (error) => {
    const event = errorEvent(error, deps.environment, deps.nowMs());
    const sentAt = new Date(deps.nowMs()).toISOString();
    hand({ event_id: event.event_id, sent_at: sentAt }, { type: 'event' }, event);
  };

  return {
    report,
    log: (entries, traceId) => {
      const lines = entries.flatMap((entry) => {
        if (entry.event !== 'page_error') return [logLine(entry, traceId, deps.nowMs())];
        const { name: type, message, stack } = entry;
        report({ level: 'error', platform: 'javascript', type, message, stack, traceId });
        return [];
      });
      if (lines.length === 0) return;
      const item = { type: 'log', item_count: lines.length, content_type: LOG_ITEMS };
      hand({ sent_at: new Date(deps.nowMs()).toISOString() }, item, { items: lines });
    },
    flush: async () => {
      await Promise.allSettled(underway);
    },
  };
}
