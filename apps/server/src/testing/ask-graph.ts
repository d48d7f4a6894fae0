import guestTypeDefs from '@tallrik/contract/schema.graphql?raw';
import { graphql, type ExecutionResult } from 'graphql';
import { pino } from 'pino';
import { buildServedSchema, type ResolverMap } from '../platform/graphql/build-schema.ts';
import type { GraphContext } from '../platform/graphql/context.ts';

export const TEST_NOW = '2026-03-27T10:15:00Z';

/** An anonymous visitor on a Friday morning. */
export const aGraphContext = (fields: Partial<GraphContext> = {}): GraphContext => ({
  traceId: 'trace-1',
  viewer: { kind: 'ANONYMOUS' },
  address: '192.0.2.1',
  host: 'localhost',
  slug: null,
  language: null,
  now: () => Temporal.Instant.from(TEST_NOW),
  log: pino({ level: 'silent' }),
  ...fields,
});

export type Ask = (
  text: string,
  variables?: Record<string, unknown>,
) => Promise<ExecutionResult<Record<string, unknown>>>;

/** Asks the guest schema, answered by the given resolvers and nothing else. */
export function makeAsk(resolvers: Partial<ResolverMap>, context = aGraphContext()): Ask {
  const schema = buildServedSchema(guestTypeDefs, { Query: {}, Mutation: {}, ...resolvers });
  return async (source, variableValues = {}) => {
    const result = await graphql({ schema, source, variableValues, contextValue: context });
    // graphql-js makes objects without a prototype, which `toEqual` tells from ordinary ones.
    return JSON.parse(JSON.stringify(result)) as ExecutionResult<Record<string, unknown>>;
  };
}
