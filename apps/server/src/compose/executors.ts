import type { GraphQLSchema } from 'graphql';
import type { Config } from '../config.ts';
import { makeExecutor, type Execute } from '../platform/graphql/executor.ts';
import type { RegisteredOperations } from '../platform/graphql/registered-operations.ts';
import type { Logger } from '../platform/logging/log.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { Tracing } from '../platform/tracing/tracing-port.ts';
import { traceOperations } from './tracing.ts';

/** What runs the operations of a schema, the same way at every endpoint: counted, traced, failures in the log. */
export const makeExecutors =
  (deps: {
    config: Pick<Config, 'environment'>;
    log: Logger;
    metrics: Metrics;
    tracing: Tracing | null;
  }) =>
  <Context extends { traceId: string }>(
    schema: GraphQLSchema,
    registered: RegisteredOperations,
  ): Execute<Context> => {
    const execute = makeExecutor<Context>({
      schema,
      hidesIntrospection: deps.config.environment === 'production',
      reportFailure: (error, { traceId }) =>
        deps.log.error({ traceId, err: error }, 'operation failed'),
      onCompile: () => deps.metrics.count('tallrik_operations_compiled_total'),
    });
    return traceOperations(execute, registered, deps.tracing);
  };
