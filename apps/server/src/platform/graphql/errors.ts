import { GraphQLError } from 'graphql';

/** System errors of D-134: they travel as GraphQL `errors` with a code and no internals. */
export type SystemErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'NOT_IMPLEMENTED'
  | 'INTERNAL_SERVER_ERROR';

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
  new GraphQLError(message, { extensions: { ...extensions, code, http: { status: HTTP_STATUS[code] } } });

export const notFound = (what: string): GraphQLError => systemError('NOT_FOUND', `${what} not found`);
export const forbidden = (why: string): GraphQLError => systemError('FORBIDDEN', why);
export const unauthenticated = (): GraphQLError =>
  systemError('UNAUTHENTICATED', 'Sign in to do this');
export const badInput = (why: string, extensions: Record<string, unknown> = {}): GraphQLError =>
  systemError('BAD_USER_INPUT', why, extensions);

// SQLSTATE 22P02: an id that is no UUID reached a uuid column. The caller's mistake, not ours:
// answered as an outage it would page an operator for every mistyped link.
const isMalformedId = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '22P02';

/** What leaves the server: our own errors as they are, everything else masked with its trace id. */
export function maskError(error: unknown, traceId: string): GraphQLError {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (isMalformedId(original)) return badInput('Malformed id', { traceId });
  const path = error instanceof GraphQLError ? error.path : undefined;
  if (error instanceof GraphQLError && typeof error.extensions['code'] === 'string') {
    return new GraphQLError(error.message, {
      ...(path ? { path } : {}),
      extensions: { ...error.extensions, traceId },
    });
  }
  if (error instanceof GraphQLError && !error.originalError) {
    return new GraphQLError(error.message, { extensions: { code: 'BAD_USER_INPUT', traceId } });
  }
  return new GraphQLError('Something went wrong on our side', {
    ...(path ? { path } : {}),
    extensions: { code: 'INTERNAL_SERVER_ERROR', traceId },
  });
}
