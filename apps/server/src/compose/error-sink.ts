import type { Config } from '../config.ts';
import { makeLog, type Logger } from '../platform/logging/log.ts';
import type { ErrorSink } from '../platform/error-sink/error-sink-port.ts';
import { errorStream } from '../platform/error-sink/error-stream.ts';
import { makeSentrySink } from '../platform/error-sink/sentry-sink.ts';

/** Our own log, and beside it whoever the operator has named (SUPPORT-10). */
export function composeLog(config: Pick<Config, 'errorSink' | 'environment' | 'logLevel'>): {
  log: Logger;
  errorSink: ErrorSink | null;
} {
  if (config.errorSink === null) return { log: makeLog(config.logLevel), errorSink: null };
  const errorSink = makeSentrySink({
    dsn: config.errorSink,
    environment: config.environment,
    nowMs: () => Temporal.Now.instant().epochMilliseconds,
    // Only a warning: an error would be reported to the sink that takes nothing.
    onLost: (reason) => log.warn({ reason }, 'the error sink takes nothing'),
  });
  const log = makeLog(config.logLevel, undefined, errorStream(errorSink));
  return { log, errorSink };
}
