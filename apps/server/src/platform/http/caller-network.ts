import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';

/**
 * One proxy of our own stands before us: only the last address is its word. What stands before that the caller may have
 * written, a new one for each try, and no limit per address would ever be reached.
 */
export const isOwnProxy = (_address: string, hop: number): boolean => hop === 0;

/** All that cannot be told apart shares one count. */
const UNKNOWN = 'unknown';
const LONGEST_ADDRESS = 100;
const GROUPS = 8;
/** Groups of 16 bits that a provider hands to one customer: 64 bits, the smallest network there is. */
const NETWORK_GROUPS = 4;
const SIX_TO_FOUR = 0x2002;
const MAPPED = [0, 0, 0, 0, 0, 0xffff].join();
const TRANSLATED = [0x64, 0xff9b, 0, 0, 0, 0].join();

/**
 * What a limit counts a caller by. A single IPv6 customer has 2^64 addresses, a new one for each try: the network is
 * counted. An IPv4 address is itself, however it is spelled.
 */
export function networkOf(address: string): string {
  if (address.length > LONGEST_ADDRESS) return UNKNOWN;
  const bare = address.trim().replace('[', '').replace(']', '').split('%')[0] ?? '';
  if (isIP(bare) === 0) return UNKNOWN;
  if (isIPv4(bare)) return bare;
  const groups = groupsOf(bare);
  const prefix = groups.slice(0, 6).join();
  if (prefix === MAPPED || prefix === TRANSLATED) return ipv4From(groups.slice(6));
  if (groups[0] === SIX_TO_FOUR) return ipv4From(groups.slice(1, 3));
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':');
}

const ipv4From = ([high = 0, low = 0]: readonly number[]): string =>
  [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');

/** The eight groups of an address that `isIP` has taken. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const front = numbersOf(head);
  if (tail === undefined) return front;
  const back = numbersOf(tail);
  const gap = Array.from({ length: GROUPS - front.length - back.length }, () => 0);
  return [...front, ...gap, ...back];
}

const numbersOf = (part: string): number[] =>
  part === ''
    ? []
    : part.split(':').flatMap((group) => {
        if (!isIPv4(group)) return [Number.parseInt(group, 16)];
        const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
        return [a * 256 + b, c * 256 + d];
      });

/** The caller of a request, as every limit counts them. */
export const callerNetwork = (request: { ip: string }): string => networkOf(request.ip);

type Caller = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/** The same where there is no request of Fastify's: a socket that is being opened. */
export const networkBehind =
  (trustProxy: boolean) =>
  ({ headers, socket }: Caller): string => {
    const forwarded = headers['x-forwarded-for'];
    const last = trustProxy && typeof forwarded === 'string' ? forwarded.split(',').at(-1) : null;
    return networkOf(last?.trim() || (socket.remoteAddress ?? ''));
  };
