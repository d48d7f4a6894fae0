import type { Logger } from '../logging/log.ts';
import type { TracesConfig } from './traces-config.ts';
import type { Tracing } from './tracing-port.ts';

/** A collector that is away for an hour is a line a minute, not one per batch. */
const WARN_AGAIN_AFTER_MS = 60_000;

/** Loads what speaks to a collector only where there is one: everybody else pays nothing for it (D-288). */
export async function openTracing(
  config: TracesConfig | null,
  log: Logger,
): Promise<Tracing | null> {
  if (config === null) return null;
  const { openOtelTracing } = await import('./otel-tracing.ts');
  let warnedAt = -Infinity;
  return openOtelTracing(config, (reason) => {
    if (performance.now() - warnedAt < WARN_AGAIN_AFTER_MS) return;
    warnedAt = performance.now();
    log.warn({ reason }, 'the trace collector takes nothing');
  });
}
