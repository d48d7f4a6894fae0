import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { TracesConfig } from './traces-config.ts';
import type { SpanEnd, SpanFacts, Tracing } from './tracing-port.ts';

/** A collector that hangs must not hold up a server that stops. */
const TIMEOUT_MS = 5_000;
const LONGEST_ATTRIBUTE = 2_000;

/**
 * OpenTelemetry's own program, to be loaded only where a collector is named. It registers nothing globally: two
 * servers in one process, as in tests, have nothing of each other.
 */
export function openOtelTracing(config: TracesConfig, onLost: (reason: string) => void): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': config.serviceName }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.share) }),
    spanLimits: { attributeValueLengthLimit: LONGEST_ATTRIBUTE },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: exporterTo(config, onLost),
        exportTimeoutMillis: TIMEOUT_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('tallrik');
  const above = new AsyncLocalStorage<Span>();

  function start({ name, kind, attributes }: SpanFacts, startTime?: Date): Span {
    const parent = above.getStore();
    const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    const options = { kind: SpanKind[kind], attributes, ...(startTime ? { startTime } : {}) };
    return tracer.startSpan(name, options, context);
  }

  return {
    begin: (facts) => {
      const span = start(facts);
      return {
        run: (work) => above.run(span, work),
        end: (end) => finish(span, end),
      };
    },
    ended: (facts, { milliseconds, ...end }) => {
      if (above.getStore() === undefined) return;
      const now = Temporal.Now.instant().epochMilliseconds;
      finish(start(facts, new Date(now - milliseconds)), end);
    },
    close: () => provider.shutdown().catch(() => onLost('it could not be told the last')),
  };
}

function finish(span: Span, { isFailed, attributes = {} }: SpanEnd): void {
  span.setAttributes(attributes);
  if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Batches that are lost are said to be: the program itself is silent about them. */
function exporterTo(
  { endpoint, headers }: TracesConfig,
  onLost: (reason: string) => void,
): SpanExporter {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: TIMEOUT_MS,
  });
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error) onLost(result.error.name);
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
