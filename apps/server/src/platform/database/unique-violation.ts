const UNIQUE_VIOLATION = '23505';

/** Somebody else wrote the same a moment earlier: an answer to the caller, no fault of the server's. */
export const isUniqueViolation = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
