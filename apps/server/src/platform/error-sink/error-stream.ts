import { z } from 'zod';
import type { ErrorSink } from './error-sink-port.ts';

const FATAL = 60;
const thrown = z.object({
  type: z.string().optional(),
  message: z.string().optional(),
  stack: z.string().optional(),
});
const line = z.object({
  level: z.number(),
  msg: z.string().optional(),
  traceId: z.string().optional(),
  err: thrown.optional(),
  failure: thrown.optional(),
});

/** Takes what our own log has written, so that nothing reaches the sink that the log would have cut (D-128). */
export const errorStream = (
  sink: Pick<ErrorSink, 'report'>,
): { write: (text: string) => void } => ({
  write: (text) => {
    const read = line.safeParse(JSON.parse(text));
    if (!read.success) return;
    const { level, msg, traceId, err, failure } = read.data;
    const error = err ?? failure;
    sink.report({
      level: level >= FATAL ? 'fatal' : 'error',
      platform: 'node',
      type: error?.type ?? msg ?? 'Error',
      message: [msg, error?.message].filter(Boolean).join(': '),
      stack: error?.stack ?? null,
      traceId: traceId ?? null,
    });
  },
});
