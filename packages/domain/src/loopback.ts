const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a name in an address means this very machine. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.has(hostname);
