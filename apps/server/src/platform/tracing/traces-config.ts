import { z } from 'zod';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Those of OpenTelemetry's own variables that the server reads; empty is as good as absent, as its standard says. */
export const tracesVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .transform((text, context) => {
      const headers = headersIn(text);
      if (headers) return headers;
      context.addIssue('must look like name=value,other=value');
      return z.NEVER;
    })
    .optional(),
  OTEL_SERVICE_NAME: z.string().max(100).optional(),
  OTEL_TRACES_SAMPLER: z.enum([...SAMPLERS, '']).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(
    (text) => (text === '' ? undefined : text),
    z.coerce.number().min(0).max(1).optional(),
  ),
};
const schema = z.object(tracesVariables);

export type TracesConfig = {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** How many of all traces are kept, 0 to 1. */
  share: number;
};

/** `name=value,other=value`, values percent-encoded. */
function headersIn(text: string): Record<string, string> | null {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        const at = pair.indexOf('=');
        if (at < 1) throw new Error('a header without a name');
        return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
      }),
    );
  } catch {
    return null;
  }
}

function shareOf(vars: z.infer<typeof schema>): number {
  if (vars.OTEL_TRACES_SAMPLER?.endsWith('always_off')) return 0;
  const isRatio = vars.OTEL_TRACES_SAMPLER?.endsWith('traceidratio') ?? false;
  return isRatio ? (vars.OTEL_TRACES_SAMPLER_ARG ?? 1) : 1;
}

/** Null without a collector: then nothing of it is loaded. */
export function tracesOf(vars: z.infer<typeof schema>): TracesConfig | null {
  const endpoint = vars.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return null;
  return {
    endpoint: endpoint.replace(/\/$/, ''),
    headers: vars.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: vars.OTEL_SERVICE_NAME || 'tallrik',
    share: shareOf(vars),
  };
}
