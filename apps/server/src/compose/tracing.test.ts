import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import type { JobHandlers } from '../platform/jobs/jobs.ts';
import { makeLog } from '../platform/logging/log.ts';
import { openTracing } from '../platform/tracing/open-tracing.ts';
import type { PaymentPort } from '../providers/payment/payment-port.ts';
import { traceJobs, traceOperations, tracePayments } from './tracing.ts';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' };
const tracesOf = (env: Record<string, string>) => parseConfig(env, 'apps').traces;

describe('without a collector', () => {
  it('[D-288] there is no tracing, and everything is the very function it was', async () => {
    expect(tracesOf({})).toBeNull();
    expect(tracesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBeNull();
    expect(await openTracing(null, makeLog('silent'))).toBeNull();
    const jobs = {} as JobHandlers;
    const port = {} as PaymentPort;
    const execute = async () => ({});
    expect(traceJobs(jobs, null)).toBe(jobs);
    expect(tracePayments(port, null)).toBe(port);
    expect(traceOperations(execute, new Map(), null)).toBe(execute);
  });

  it('[D-288] nothing of OpenTelemetry is loaded: one file imports it, and that file is imported late', () => {
    const source = fileURLToPath(new URL('../', import.meta.url));
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    const mentioning = (words: string) =>
      files.filter((file) => readFileSync(join(source, file), 'utf8').includes(words));
    expect(mentioning("from '@opentelemetry/")).toEqual(['platform/tracing/otel-tracing.ts']);
    expect(mentioning('otel-tracing.ts')).toEqual(['platform/tracing/open-tracing.ts']);
    const loader = readFileSync(join(source, 'platform/tracing/open-tracing.ts'), 'utf8');
    expect(loader).toContain("await import('./otel-tracing.ts')");
    expect(loader).not.toContain("from './otel-tracing.ts'");
  });
});

describe('the standard variables', () => {
  it('[D-288] name the collector, its headers, the service and the share', () => {
    expect(tracesOf({ ...ENDPOINT })).toEqual({
      endpoint: 'http://collector.example:4318',
      headers: {},
      serviceName: 'tallrik',
      share: 1,
    });
    expect(
      tracesOf({
        ...ENDPOINT,
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi, x-tenant=one=two',
        OTEL_SERVICE_NAME: 'till',
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
      }),
    ).toMatchObject({
      headers: { authorization: 'Basic YTpi', 'x-tenant': 'one=two' },
      serviceName: 'till',
      share: 0.25,
    });
  });

  it.each([
    [{ OTEL_TRACES_SAMPLER: 'always_off' }, 0],
    [{ OTEL_TRACES_SAMPLER: 'parentbased_always_on' }, 1],
    [{ OTEL_TRACES_SAMPLER: '' }, 1],
    [{ OTEL_TRACES_SAMPLER: 'traceidratio' }, 1],
    [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '' }, 1],
    // Only a ratio's argument is one.
    [{ OTEL_TRACES_SAMPLER_ARG: '0.1' }, 1],
  ])('[D-288] %j keeps %d of all', (env, share) => {
    expect(tracesOf({ ...ENDPOINT, ...env })?.share).toBe(share);
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'nonsense' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
    [{ ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'a=%' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
    [{ ...ENDPOINT, OTEL_TRACES_SAMPLER: 'jaeger_remote' }, 'OTEL_TRACES_SAMPLER'],
    [{ ...ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
  ])('[D-288] %j is refused at the door', (env, variable) => {
    expect(() => tracesOf(env)).toThrow(variable);
  });
});
