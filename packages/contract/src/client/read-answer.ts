import { ApiError } from './api-error.ts';

type Answer = {
  data?: unknown;
  errors?: readonly { message?: unknown; extensions?: { code?: unknown; traceId?: unknown } }[];
};

/** Takes the data out of a GraphQL answer, or throws what the server said instead. */
export function readAnswer<Result>(answer: unknown): Result {
  if (typeof answer !== 'object' || answer === null) {
    throw new ApiError('INTERNAL_SERVER_ERROR', 'The answer is not JSON', null);
  }
  const { data, errors } = answer as Answer;
  const first = errors?.[0];
  if (first) {
    const { code, traceId } = first.extensions ?? {};
    throw new ApiError(
      typeof code === 'string' ? code : 'UNEXPECTED_ERROR_OCCURRED',
      typeof first.message === 'string' ? first.message : '',
      typeof traceId === 'string' ? traceId : null,
    );
  }
  if (data === undefined || data === null) {
    throw new ApiError('INTERNAL_SERVER_ERROR', 'The answer has no data', null);
  }
  return data as Result;
}
