/** The server answered and said no (D-134). The code travels; `Error.{code}` speaks. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;
  readonly traceId: string | null;

  constructor(code: string, message: string, traceId: string | null) {
    super(message);
    this.code = code;
    this.traceId = traceId;
  }
}

/** Nobody answered: the network, not the request, is at fault. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}
