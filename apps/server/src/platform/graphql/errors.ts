import type { SYSTEM_ERROR_CODES } from '@tallrik/contract/error-codes';
import { GraphQLError } from 'graphql';
import { isMalformedValue } from '../database/malformed-value.ts';

/** System errors of D-134: they travel as GraphQL `errors` with a code and no internals. */
export type SystemErrorCode = Exclude<
  (typeof SYSTEM_ERROR_CODES)[number],
  'BODY_TOO_LARGE' | 'PERSISTED_QUERY_NOT_FOUND'
>;

const HTTP_STATUS: Record<SystemErrorCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_USER_INPUT: 400,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  NOT_IMPLEMENTED: 501,
  INTERNAL_SERVER_ERROR: 500,
};

export const systemError = (
  code: SystemErrorCode,
  message: string,
  extensions: Record<string, unknown> = {},
): GraphQLError =>
  new GraphQLError(message, {
    extensions: { ...extensions, code, http: { status: HTTP_STATUS[code] } },
  });

export const notFound = (what: string): GraphQLError =>
  systemError('NOT_FOUND', `${what} not found`);
export const forbidden = (why: string): GraphQLError => systemError('FORBIDDEN', why);
export const unauthenticated = (): GraphQLError =>
  systemError('UNAUTHENTICATED', 'Sign in to do this');
/** D-139: too many, and in how many seconds to come back; the answer's Retry-After header says the same. */
export const rateLimited = (retryAfter: number): GraphQLError =>
  systemError('RATE_LIMITED', 'Too many tries', { retryAfter });
export const badInput = (why: string, extensions: Record<string, unknown> = {}): GraphQLError =>
  systemError('BAD_USER_INPUT', why, extensions);

type AnyGraphError = {
  message: string;
  path?: readonly (string | number)[];
  originalError?: unknown;
  extensions?: Record<string, unknown>;
};

// graphql-jit throws errors of its own class, in the same shape: `instanceof` would take them for ours to hide.
const isGraphError = (error: unknown): error is AnyGraphError =>
  error instanceof GraphQLError || (error instanceof Error && 'originalError' in error);

/** What leaves the server: our own errors as they are, everything else masked with its trace id. */
export function maskError(error: unknown, traceId: string): GraphQLError {
  const graphError = isGraphError(error) ? error : null;
  const at = graphError?.path ? { path: graphError.path } : {};
  const answer = (message: string, extensions: Record<string, unknown>) =>
    new GraphQLError(message, { ...at, extensions: { ...extensions, traceId } });
  if (isMalformedValue(graphError?.originalError ?? error))
    return answer('Malformed id or text', { code: 'BAD_USER_INPUT' });
  if (graphError && typeof graphError.extensions?.['code'] === 'string') {
    return answer(graphError.message, graphError.extensions);
  }
  // No cause of ours behind it: the engine itself refuses the query or its variables.
  if (graphError && !graphError.originalError)
    return answer(graphError.message, { code: 'BAD_USER_INPUT' });
  return answer('Something went wrong on our side', { code: 'INTERNAL_SERVER_ERROR' });
}
