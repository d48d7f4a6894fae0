import type { IncomingMessage } from 'node:http';

/**
 * One proxy of our own stands before us: only the last address is its word. What stands before that the caller may have
 * written, a new one for each try, and no limit per address would ever be reached.
 */
export const isOwnProxy = (_address: string, hop: number): boolean => hop === 0;

type Caller = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/** The same address that Fastify gives for a request, where there is none: a socket that is being opened. */
export const addressBehind =
  (trustProxy: boolean) =>
  ({ headers, socket }: Caller): string => {
    const forwarded = headers['x-forwarded-for'];
    const last = trustProxy && typeof forwarded === 'string' ? forwarded.split(',').at(-1) : null;
    return last?.trim() || (socket.remoteAddress ?? '');
  };
