// SQLSTATE. 22P02: an id that is no UUID reached a uuid column. 22021, 22P05: a text with a NUL character, which
// PostgreSQL cannot store.
const MALFORMED: ReadonlySet<unknown> = new Set(['22P02', '22021', '22P05']);

/** The caller's mistake, not ours: answered as an outage it would page an operator for every mistyped link. */
export const isMalformedValue = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && MALFORMED.has(error.code);
