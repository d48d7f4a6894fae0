import { whyNoWrites } from '../database/write-probe.ts';

/** A neighbour that does not answer now and may answer later, in words for the operator. */
export class NeighbourAway extends Error {
  override name = 'NeighbourAway';
}

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
]);

/** PostgreSQL: connection exceptions, being shut down or started, too many clients, closed to clients. */
const DATABASE = /^(08\w{3}|57P0[1-3]|53300|55000)$/;

/** What the driver says, without a code, when a connection ends or does not come about; the last two of one that had. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout (exceeded when trying to connect|expired)|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Whether to wait for it: a wrong password or an unknown database does not get right by waiting. */
export function isAway(error: unknown): boolean {
  if (error instanceof NeighbourAway) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isAway)) return true;
  if (CONNECTION_LOST.test(error.message)) return true;
  const code = 'code' in error ? String(error.code) : '';
  if (NETWORK.has(code) || DATABASE.test(code)) return true;
  // A disk is emptied, a standby becomes the first: until then a start cannot bring its tables up to date.
  return whyNoWrites(error) !== null || isAway(error.cause);
}

/** In a few words, without the address: it may carry a password. */
export function reasonAway(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof NeighbourAway) return error.message;
  const trouble = whyNoWrites(error);
  if (trouble !== null) return `PostgreSQL at DATABASE_URL: ${trouble}`;
  const code = 'code' in error ? ` (${String(error.code)})` : '';
  return `PostgreSQL does not answer at DATABASE_URL${code}`;
}
